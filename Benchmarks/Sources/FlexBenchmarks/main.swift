import FlexWorkloads

// FlexBenchmarks NAME REPETITIONS: repeats one workload, to run under a profiler; without
// arguments, times them all.
let arguments = CommandLine.arguments
let workloads = try FlexWorkload.all()
if arguments.count == 3, let repetitions = Int(arguments[2]) {
  for workload in workloads where workload.name == arguments[1] {
    print(workload.run(repetitions))
  }
} else {
  let clock = ContinuousClock()
  for workload in workloads {
    let repetitions = max(1, 200_000 / workload.nodeCount)
    var best = Double.infinity
    for _ in 0..<7 {
      let time = clock.measure { _ = workload.run(repetitions) }
      let seconds = Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
      best = min(best, seconds * 1e9 / Double(repetitions))
    }
    let perNode = (best / Double(workload.nodeCount)).rounded()
    let perTree = (best / Double(workload.treeCount)).rounded()
    print("\(workload.name): \(perNode) ns a node, \(perTree) ns a tree")
  }
}
