// Changes of long lists: what they cost the main thread, and when they are shown.
//
// Usage: ListBenchmarks [rows]

let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 0 : 1_000_000
let items = (0..<count).map { Item(id: $0) }

func report(_ name: String, _ sample: ListStage.Sample) {
  func figure(_ milliseconds: Double) -> String { "\((milliseconds * 100).rounded() / 100)" }
  print(
    name, "main", figure(sample.main), "longest", figure(sample.longest), "shown",
    figure(sample.latency), separator: "\t")
}

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

runScenarios()
