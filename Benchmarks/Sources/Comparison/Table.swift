import Foundation

/// The figures of all runs with one renderer and one number of rows.
struct Table {
  /// A program, and the one whose figures are 1 in its ratios.
  struct Column {
    let program: Program
    let base: Program?
  }

  let rows: Int
  let renderer: Renderer
  let columns: [Column]
  private var runs: [Program: [Run]] = [:]

  init(rows: Int, renderer: Renderer, columns: [Column]) {
    self.rows = rows
    self.renderer = renderer
    self.columns = columns
  }

  /// Runs each program once in each round, so that whatever else the machine does affects all of
  /// them.
  mutating func measure(rounds: Int) throws {
    for _ in 0..<rounds {
      for column in columns {
        runs[column.program, default: []].append(
          try column.program.run(rows: rows, renderer: renderer))
      }
    }
  }

  /// The conditions of the runs, and the medians with their ratios.
  var markdown: String {
    var lines = [conditions, ""]
    lines.append(line([""] + columns.map(\.program.name)))
    lines.append("|---|" + String(repeating: "--:|", count: columns.count))
    for figure in Figure.all {
      lines.append(line([figure.title] + columns.map { cell(figure, $0) }))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var conditions: String {
    let all = runs.values.joined()
    let renderers = Set(all.map { "`\($0.renderer)`" }).sorted().joined(separator: ", ")
    let versions = Set(all.compactMap(\.gtkVersion)).sorted().joined(separator: ", ")
    let count = runs.values.map(\.count).max() ?? 0
    let date = Date().formatted(.iso8601.year().month().day())
    return "\(rows) rows, \(renderers), GTK \(versions), \(date), "
      + (count == 1 ? "one round:" : "medians of \(count) rounds:")
  }

  /// Returns the median of a figure, with its ratio in parentheses if there is one.
  private func cell(_ figure: Figure, _ column: Column) -> String {
    guard let value = median(figure, column.program) else { return "–" }
    let text = value.formatted(decimals: figure.decimals)
    guard let base = column.base.flatMap({ median(figure, $0) }), base > 0 else { return text }
    return "\(text) (\((value / base).formatted(decimals: 2)))"
  }

  /// Returns the median of a figure; `nil` if the program doesn't measure it.
  private func median(_ figure: Figure, _ program: Program) -> Double? {
    let values = (runs[program] ?? []).compactMap { $0.figures[figure.key] }.sorted()
    return values.isEmpty ? nil : values[values.count / 2]
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}

extension Double {
  /// Returns the number with a number of decimals.
  fileprivate func formatted(decimals: Int) -> String { String(format: "%.\(decimals)f", self) }
}
