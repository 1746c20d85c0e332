/// A text with placeholders, in the format of a catalog.
struct TextPattern {
  /// A part of the text: characters, or the index of a value.
  private enum Part {
    case literal(Substring)
    case value(Int)
  }

  private var parts: [Part] = []

  /// Creates a pattern; `nil` if the text has a percent sign that doesn't begin a placeholder.
  init?(_ text: String) {
    var rest = text[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.literal(rest[..<percent]))
      rest = rest[rest.index(after: percent)...]
      if rest.hasPrefix("%") {
        parts.append(.literal("%"))
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      if digits.isEmpty {
        parts.append(.value(next))
        next += 1
      } else {
        guard let number = Int(digits), number >= 1, rest.hasPrefix("$") else { return nil }
        parts.append(.value(number - 1))
        rest = rest.dropFirst()
      }
      guard rest.hasPrefix("s") else { return nil }
      rest = rest.dropFirst()
    }
    parts.append(.literal(rest))
  }

  /// Returns `true` if all placeholders of the text refer to these values.
  ///
  /// - Parameter allowsOmission: `true` if values may lack a placeholder.
  func matches(_ count: Int, allowsOmission: Bool) -> Bool {
    var used: Set<Int> = []
    for case .value(let index) in parts { used.insert(index) }
    return used.allSatisfy { $0 < count } && (allowsOmission || used.count == count)
  }

  /// Returns the text with its placeholders replaced by values.
  func filled(with values: [String]) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .value(let index): text += values[index]
      }
    }
  }
}
