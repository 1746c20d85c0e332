import AlidadeNative

// ScaleBenchmarks: measures the time of each pass for 10 000 siblings, as the best of nine runs.
//
// `ScaleBenchmarks texts 5` runs a workload that creates everything five times, to count
// instructions under a profiler; the workloads are `leaves`, `texts` and `counters`.
// `ScaleBenchmarks scroll 1000` scrolls a list for 1000 frames, `ScaleBenchmarks moving 1000` moves
// 100 boxes for 1000 frames, `ScaleBenchmarks updates 200000` makes 200 000 changes of state, from
// one and from eight threads, and `ScaleBenchmarks reversed` reverses up to 100 000 siblings.

func report(_ name: String, built: Int, _ update: () -> Passes.Times) {
  var best = update()
  precondition(best.builtCount == built, "\(name): built \(best.builtCount), not \(built)")
  for _ in 0..<8 {
    let times = update()
    best.build = min(best.build, times.build)
    best.layout = min(best.layout, times.layout)
    best.flatten = min(best.flatten, times.flatten)
    best.mount = min(best.mount, times.mount)
    best.release = min(best.release, times.release)
  }
  func column(_ microseconds: Double) -> String {
    let text = "\((microseconds * 10).rounded() / 10)"
    return String(repeating: " ", count: max(0, 11 - text.count)) + text
  }
  print(
    name + String(repeating: " ", count: max(0, 34 - name.count)) + column(best.build)
      + column(best.layout) + column(best.flatten) + column(best.mount) + column(best.release)
      + "   \(best.builtCount) built, \(best.operations) operations")
}

/// Creates a workload and runs all passes for it.
@MainActor func run(_ name: String) -> Passes.Times {
  switch name {
  case "leaves": return Passes(Siblings.leaves()).run()
  case "texts": return Passes(Siblings.texts()).run()
  case "counters": return Passes(Siblings.counters(CounterHandle())).run()
  default: preconditionFailure("There is no workload \(name).")
  }
}

let arguments = CommandLine.arguments
if arguments.count == 3, let count = Int(arguments[2]), arguments[1] == "scroll" {
  Scrolling.run(frames: count)
} else if arguments.count == 3, let count = Int(arguments[2]), arguments[1] == "moving" {
  Moving.run(frames: count)
} else if arguments.count == 3, let count = Int(arguments[2]), arguments[1] == "updates" {
  Updates.report(count: count)
} else if arguments.count == 2, arguments[1] == "reversed" {
  Reversing.report()
} else if arguments.count == 3, let count = Int(arguments[2]) {
  for _ in 0..<count { _ = run(arguments[1]) }
} else {
  reportAll()
}

@MainActor func reportAll() {
  print("µs                                      build     layout    flatten      mount    release")
  report("texts, new", built: Siblings.count + 1) { run("texts") }
  report("leaves, new", built: Siblings.count + 1) { run("leaves") }

  let same = Passes(Siblings.texts())
  _ = same.run()
  report("texts, equal", built: 0) {
    same.tree.setComponent(Siblings.texts())
    return same.run()
  }

  let keyed = Passes(Siblings.keyed(isReversed: false))
  _ = keyed.run()
  var isReversed = false
  report("texts with keys, in reverse", built: 1) {
    isReversed.toggle()
    keyed.tree.setComponent(Siblings.keyed(isReversed: isReversed))
    return keyed.run()
  }

  report("components with state, new", built: 2 * Siblings.count + 1) { run("counters") }
  let handle = CounterHandle()
  let counters = Passes(Siblings.counters(handle))
  _ = counters.run()
  report("one state of them changed", built: 2) {
    handle.increment()
    return counters.run()
  }
}
