/// Writes Swift.
enum Listing {
  /// A number as short as can be.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// A call without a closure.
  static func call(_ name: String, _ arguments: [ListingArgument] = []) -> String {
    "\(name)(\(arguments.compactMap(\.text).joined(separator: ", ")))"
  }

  /// A call with a closure, whose parentheses are left out when there is nothing in them.
  static func block(
    _ name: String, _ arguments: [ListingArgument] = [], _ lines: [String]
  ) -> String {
    let isBare = arguments.allSatisfy { $0.text == nil }
    return ([(isBare ? name : call(name, arguments)) + " {"] + indented(lines) + ["}"])
      .joined(separator: "\n")
  }

  /// Lines, further to the right.
  static func indented(_ lines: [String]) -> [String] {
    lines.flatMap { $0.split(separator: "\n") }.map { "  \($0)" }
  }
}
