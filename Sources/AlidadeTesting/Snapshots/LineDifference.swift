/// The lines in which two texts differ.
struct LineDifference {
  /// The lines of the comparison; empty if the texts are equal.
  ///
  /// Lines that are only in the old text begin with `-`, lines that are only in the new text begin
  /// with `+`, and up to two unchanged lines are included around each.
  let lines: [String]

  /// Compares two texts.
  ///
  /// - Complexity: O(lines · differences).
  init(from old: String, to new: String) {
    let (before, after) = (LineDifference.lines(of: old), LineDifference.lines(of: new))
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var merged: [(mark: Character, line: String)] = []
    var (one, two) = (0, 0)
    while one < before.count || two < after.count {
      if removed.contains(one) {
        merged.append(("-", before[one]))
        one += 1
      } else if inserted.contains(two) {
        merged.append(("+", after[two]))
        two += 1
      } else {
        merged.append((" ", before[one]))
        (one, two) = (one + 1, two + 1)
      }
    }
    lines = LineDifference.withoutDistantLines(merged)
  }

  private static func withoutDistantLines(
    _ merged: [(mark: Character, line: String)]
  ) -> [String] {
    var lines: [String] = []
    var last = -1
    for (index, entry) in merged.enumerated() {
      let near = max(0, index - 2)...min(merged.count - 1, index + 2)
      guard merged[near].contains(where: { $0.mark != " " }) else { continue }
      if index != last + 1 { lines.append("  …") }
      lines.append("\(entry.mark) \(entry.line)")
      last = index
    }
    if !lines.isEmpty, last != merged.count - 1 { lines.append("  …") }
    return lines
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
