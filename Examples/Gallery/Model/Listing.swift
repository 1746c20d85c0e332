/// Functions that format Swift code.
enum Listing {
  /// Returns a number in its shortest form.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// Returns a call without a closure.
  static func call(_ name: String, _ arguments: [ListingArgument] = []) -> String {
    "\(name)(\(arguments.compactMap(\.text).joined(separator: ", ")))"
  }

  /// Returns a call with a closure.
  ///
  /// Empty parentheses are omitted, and a call that is too long for a line is broken between its
  /// arguments.
  static func block(
    _ name: String, _ arguments: [ListingArgument] = [], _ lines: [String]
  ) -> String {
    let texts = arguments.compactMap(\.text)
    let head = texts.isEmpty ? "\(name) {" : call(name, arguments) + " {"
    let heads = head.count <= width ? [head] : broken(name, texts)
    return (heads + indented(lines) + ["}"]).joined(separator: "\n")
  }

  /// The number of characters that fit on a line.
  private static let width = 64

  private static func broken(_ name: String, _ arguments: [String]) -> [String] {
    var lines: [String] = []
    for (place, argument) in arguments.enumerated() {
      let text = argument + (place == arguments.count - 1 ? "" : ",")
      if let last = lines.last, last.count + 1 + text.count <= width - 2 {
        lines[lines.count - 1] = "\(last) \(text)"
      } else {
        lines.append(text)
      }
    }
    return ["\(name)("] + indented(lines) + [") {"]
  }

  /// Returns lines with more indentation.
  static func indented(_ lines: [String]) -> [String] {
    lines.flatMap { $0.split(separator: "\n") }.map { "  \($0)" }
  }
}
