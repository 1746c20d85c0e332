// Changes of long lists: what they cost the main thread, and when they are shown.
//
// Usage: ListBenchmarks [rows]

import AlidadeNative

let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 0 : 1_000_000
let items = (0..<count).map { Item(id: $0) }

func report(_ name: String, _ sample: ListStage.Sample) {
  func figure(_ milliseconds: Double) -> String { "\((milliseconds * 100).rounded() / 100)" }
  print(
    name, "main", figure(sample.main), "longest", figure(sample.longest), "shown",
    figure(sample.latency), separator: "\t")
}

/// Changes of arrays, which the list compares.
@MainActor func runScenarios() {
  let stage = ListStage()
  report("first frame", stage.show(items))
  stage.controller.scroll(toRow: count / 2)
  var current = items

  current[count / 2 + 1].number += 1
  report("one row changed", stage.show(current))

  current.insert(contentsOf: (0..<10_000).map { Item(id: -1 - $0) }, at: 0)
  report("10,000 rows added above", stage.show(current))

  current.append(Item(id: count))
  report("one row appended", stage.show(current))

  let sorted = current.sorted { ($0.id &* 7919) % 1_000_003 < ($1.id &* 7919) % 1_000_003 }
  report("sorted", stage.show(sorted))

  let filtered = sorted.filter { $0.id % 10 == 3 }
  report("filtered to a tenth", stage.show(filtered))
  report("filter removed", stage.show(sorted))
}

/// Choices among the elements of a data source, and their order, both of which the list finds out
/// by itself.
@MainActor func runSourceScenarios() {
  let stage = ListStage()
  let source = DataSource(items)
  func order(_ seed: Int) -> DataSource<Item>.Query {
    source.sorted(by: seed) { ($0.id &* $2) % 1_000_003 < ($1.id &* $2) % 1_000_003 }
  }
  let row = { @Sendable (item: Item) in ItemRow(item: item) }
  report("source, first frame", stage.show(List(source, estimatedRowHeight: 60, row: row)))
  report("source, sorted", stage.show(List(order(7919), estimatedRowHeight: 60, row: row)))
  report(
    "source, sorted otherwise", stage.show(List(order(7907), estimatedRowHeight: 60, row: row)))
  source.update(id: count / 2) { $0.number += 1 }
  report("source, one row changed", stage.show(List(order(7907), estimatedRowHeight: 60, row: row)))
  let filtered = source.filtered(by: 10) { $0.id % $1 == 3 }
  report(
    "source, filtered to a tenth", stage.show(List(filtered, estimatedRowHeight: 60, row: row)))
  report("source, all again", stage.show(List(source, estimatedRowHeight: 60, row: row)))
}

runScenarios()
runSourceScenarios()
