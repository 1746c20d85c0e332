import Foundation

/// The figures of all runs with one number of rows.
struct Table {
  let rows: Int
  private var runs: [Program: [[String: Double]]] = [:]

  /// The figures to print: the title, the name in the output of the programs, and the number of
  /// decimals.
  private static let figures: [(title: String, key: String, decimals: Int)] = [
    ("frame, median", "c_med", 2), ("frame, p95", "c_p95", 2), ("frame, p99", "c_p99", 2),
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

  init(rows: Int) { self.rows = rows }

  mutating func add(_ figures: [String: Double], of program: Program) {
    runs[program, default: []].append(figures)
  }

  /// The medians, and the ratios of Alidade to the recycler.
  var markdown: String {
    let count = runs.values.map(\.count).max() ?? 0
    var lines = ["\(rows) rows, medians of \(count) runs:", ""]
    let compared = [Program.source, Program.model]
    lines.append(line([""] + Program.all.map(\.name) + compared.map { "\($0.name) : `recycler`" }))
    lines.append("|---|" + String(repeating: "--:|", count: Program.all.count + compared.count))
    for figure in Table.figures {
      let values = Program.all.map { median(figure.key, $0).formatted(decimals: figure.decimals) }
      let base = median(figure.key, .recycler)
      let ratios = compared.map { (median(figure.key, $0) / base).formatted(decimals: 2) }
      lines.append(line([figure.title] + values + (base > 0 ? ratios : ratios.map { _ in "–" })))
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
  /// Returns the number with a number of decimals.
  fileprivate func formatted(decimals: Int) -> String { String(format: "%.\(decimals)f", self) }
}
