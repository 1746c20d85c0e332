import Foundation

/// The figures of all runs with one number of rows and one renderer.
struct Table {
  let rows: Int
  let renderer: String
  /// The programs to compare, each with the one that it is compared with.
  let ratios: [(program: Program, base: Program)]
  /// All programs, in the order of their columns.
  let programs: [Program]
  private var runs: [Program: [[String: Double]]] = [:]

  /// The figures to print: the title, the name in the output of the programs, and the number of
  /// decimals.
  private static let figures: [(title: String, key: String, decimals: Int)] = [
    ("frame, median", "c_med", 2), ("frame, p95", "c_p95", 2), ("frame, p99", "c_p99", 2),
    ("frame, longest", "c_max", 2),
    ("its update", "c_upd", 2), ("its layout", "c_lay", 2), ("its painting", "c_paint", 2),
    ("first frame, time", "first_ms", 0), ("first frame, processor", "cpu_first_ms", 0),
    ("peak memory, MB", "hwm_mb", 0), ("widgets", "w_max", 0),
    ("one row changed, processor", "upd_cpu_ms", 2),
    ("one row changed, time until painted", "upd_wall_ms", 2),
    ("10,000 rows inserted, worst frame", "ins_max", 1),
    ("10,000 rows inserted, frames until shown", "ins_frames", 0),
    ("fling, update and layout, median", "fling_ul_med", 2),
    ("fling, update and layout, p99", "fling_ul_p99", 2),
    ("fling, blank rows", "fling_blank", 0),
  ]

  init(
    rows: Int, renderer: String, programs: [Program],
    ratios: [(program: Program, base: Program)]
  ) {
    self.rows = rows
    self.renderer = renderer
    self.programs = programs
    self.ratios = ratios
  }

  mutating func add(_ figures: [String: Double], of program: Program) {
    runs[program, default: []].append(figures)
  }

  /// The medians, and the ratios.
  var markdown: String {
    let count = runs.values.map(\.count).max() ?? 0
    var lines = ["\(rows) rows, \(renderer) renderer, medians of \(count) runs:", ""]
    lines.append(
      line(
        [""] + programs.map(\.name) + ratios.map { "\($0.program.name) : \($0.base.name)" }))
    lines.append("|---|" + String(repeating: "--:|", count: programs.count + ratios.count))
    for figure in Table.figures {
      let values = programs.map { median(figure.key, $0).formatted(decimals: figure.decimals) }
      let ratios = ratios.map { program, base in
        let whole = median(figure.key, base)
        return whole > 0 ? (median(figure.key, program) / whole).formatted(decimals: 2) : "–"
      }
      lines.append(line([figure.title] + values + ratios))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  private func median(_ key: String, _ program: Program) -> Double {
    let values = (runs[program] ?? []).compactMap { $0[key] }.sorted()
    return values.isEmpty ? .nan : values[values.count / 2]
  }
}

extension Double {
  /// Returns the number with a number of decimals; a dash for one that isn't known.
  fileprivate func formatted(decimals: Int) -> String {
    isNaN ? "–" : String(format: "%.\(decimals)f", self)
  }
}
