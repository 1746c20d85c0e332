import AlidadeDiffing

/// Compares the differences of this library with those of the standard library.
///
/// Usage: DiffingBenchmarks [largest count] [text of a scenario's name]
@main
enum DiffingBenchmarks {
  static func main() {
    let arguments = CommandLine.arguments
    let largest = arguments.count > 1 ? Int(arguments[1]) ?? 1_000_000 : 1_000_000
    let name = arguments.count > 2 ? arguments[2] : ""
    let usesStandardLibrary = arguments.count < 4
    print("CPU time in milliseconds, median. – means skipped: the standard library's difference is")
    print("quadratic in the number of changes, and would take minutes or hours.")
    print("Rows have an Int id; strings are their own ids, 20 characters each.")
    for scenario in Scenario.allCases where name.isEmpty || scenario.rawValue.contains(name) {
      print("\n\(scenario.rawValue)")
      printRow("count", ["map Int", "map String", "changes", "apply", "stdlib", "moves"])
      var count = 1000
      while count <= largest {
        measure(scenario, count: count, usesStandardLibrary: usesStandardLibrary)
        count *= 10
      }
    }
    print("\n(\(Measurement.sink))")
  }

  private static func measure(_ scenario: Scenario, count: Int, usesStandardLibrary: Bool) {
    let oldIDs = Array(0..<count)
    let newIDs = scenario.ids(count: count)
    let oldRows = oldIDs.map(Row.init)
    let newRows = newIDs.map(Row.init)
    let oldStrings = oldIDs.map(text)
    let newStrings = newIDs.map(text)
    let changes = Changeset(from: oldRows, to: newRows)
    guard let applied = try? changes.applied(to: oldRows), applied == newRows else {
      print("Wrong result for \(scenario.rawValue), \(count)")
      return
    }
    var columns = [
      Measurement.median { OffsetMap(from: oldRows, to: newRows).runs.count },
      Measurement.median { OffsetMap(from: oldStrings, to: newStrings, id: { $0 }).runs.count },
      Measurement.median { Changeset(from: oldRows, to: newRows).moves.count },
      Measurement.median { (try? changes.applied(to: oldRows))?.count ?? 0 },
    ].map(milliseconds)
    let distance = scenario.distance(count: count)
    if usesStandardLibrary, distance <= 20_000 {
      columns.append(
        milliseconds(Measurement.median { newRows.difference(from: oldRows).count }))
      columns.append(
        milliseconds(
          Measurement.median { newRows.difference(from: oldRows).inferringMoves().count }))
    } else {
      columns += ["–", "–"]
    }
    printRow(String(count), columns)
  }

  private static func text(_ id: Int) -> String {
    let digits = String(id)
    return "element-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  private static func milliseconds(_ seconds: Double) -> String {
    let micros = Int((seconds * 1_000_000).rounded())
    if micros >= 100_000 { return String(micros / 1000) }
    let fraction = String(micros % 1000)
    return "\(micros / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  private static func printRow(_ title: String, _ columns: [String]) {
    print(([title] + columns).map { padded($0) }.joined())
  }

  private static func padded(_ text: String) -> String {
    String(repeating: " ", count: max(1, 12 - text.count)) + text
  }
}

/// An element as a list view has it.
struct Row: Identifiable, Hashable {
  let id: Int
  let content: Int

  init(_ id: Int) {
    self.id = id
    content = id &* 31
  }
}
