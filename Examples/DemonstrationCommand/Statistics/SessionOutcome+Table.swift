import Foundation

extension SessionOutcome {
  /// Returns the figures as a table for the terminal.
  package func table(rows: Int) -> String {
    var lines: [String] = []
    if !frames.isEmpty {
      lines.append(
        "\(frames.count) frames over \(rows) rows; processor time of the main thread, ms")
      lines.append("            median     p95     p99     max")
      lines.append(line("frame", frames.map(\.total)))
      lines.append(line("  update", frames.map(\.update)))
      lines.append(line("  layout", frames.map(\.layout)))
      lines.append(line("  paint", frames.map(\.paint)))
      lines.append("")
    }
    lines += [
      "first frame             \(number(firstFrame, 0)) ms after the start",
      "views made              \(counters.viewsCreated), "
        + "\(viewsCreatedAfterFirstFrame) of them after the first screen",
      "views alive             \(viewsAlive)",
      "attributes applied      \(attributeApplications)",
      "rows mounted            \(list.rowsMounted), "
        + "\(list.rowsBuiltOnMainThread) of them built on the main thread",
      "peak memory             \(number(peakMemory, 0)) MB",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ name: String, _ values: [Double]) -> String {
    let distribution = Distribution(values)
    let figures = [distribution.median, distribution.p95, distribution.p99, distribution.max]
    return name.padding(toLength: 11, withPad: " ", startingAt: 0)
      + figures.map { padded(number($0, 3)) }.joined()
  }

  private func padded(_ text: String) -> String {
    String(repeating: " ", count: max(1, 8 - text.count)) + text
  }

  private func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
