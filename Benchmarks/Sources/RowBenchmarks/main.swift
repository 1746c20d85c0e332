import AlidadeNative
import Foundation

// RowBenchmarks: measures the cost of components before anything is mounted, as the best of seven
// runs. `RowBenchmarks scroll 2000` scrolls a list for 2000 frames instead, to count instructions,
// and `RowBenchmarks table 2000` scrolls 2000 rows of four texts as a table; others are `list`,
// `tree` and `tree-table`.
if CommandLine.arguments.dropFirst().first == "scroll" {
  let frames = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 2000
  print("rows mounted: \(ScrollWorkload.scroll(frames: frames))")
  exit(0)
}

if let form = CommandLine.arguments.dropFirst().first.flatMap(TextsWorkload.Form.init) {
  let rows = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 2000
  let counts = TextsWorkload(form).scroll(rows: rows)
  func perRow(_ count: Int) -> String {
    "\((Double(count) / Double(counts.rows) * 100).rounded() / 100)"
  }
  print(
    "for each of \(counts.rows) rows: \(perRow(counts.operations)) operations on views,",
    "\(perRow(counts.views)) views created")
  exit(0)
}

func time(_ name: String, _ repetitions: Int, _ work: (Int) -> Double) {
  let clock = ContinuousClock()
  var best = Double.infinity
  var sum = 0.0
  for _ in 0..<7 {
    let time = clock.measure { for number in 0..<repetitions { sum += work(number) } }
    let seconds = Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
    best = min(best, seconds * 1e6 / Double(repetitions))
  }
  print("\(name): \((best * 10).rounded() / 10) µs (heights add up to \(sum))")
}

time("a feed row, built and laid out", 2000, Workloads.buildAndLayOut)
let tree = ComponentTree(FeedRow(number: 1)) { _ in }
time("a feed row, laid out in another width", 2000) { Workloads.layOut(tree, $0) }
for depth in [8, 16] {
  time("rows and columns in turn, depth \(depth), built and laid out", 50) {
    Workloads.buildAndLayOutNested(depth: depth, $0)
  }
}
if CommandLine.arguments.contains("deep") {
  for depth in [50, 100, 200] {
    time("rows and columns in turn, depth \(depth), built and laid out", 20) {
      Workloads.buildAndLayOutNested(depth: depth, $0)
    }
  }
}
