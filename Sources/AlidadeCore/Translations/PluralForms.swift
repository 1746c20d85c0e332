/// The plural forms of a language: their number, and the rule that selects one for a number.
struct PluralForms: Sendable {
  private let count: Int
  private let expression: PluralExpression

  /// The forms of English: one for 1, and one for all other numbers.
  static let standard = PluralForms(
    count: 2, expression: .binary(.notEqual, .number, .constant(1)))

  /// The maximum number of forms of a language.
  static let limit = 16

  private init(count: Int, expression: PluralExpression) {
    self.count = count
    self.expression = expression
  }

  /// Creates the forms from the header of a catalog, such as `nplurals=2; plural=n != 1;`.
  init(_ header: String) throws(TranslationError) {
    var count: Int?
    var expression: PluralExpression?
    for part in header.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let name = part[..<equals].filter { !$0.isWhitespace }
      let value = String(part[part.index(after: equals)...])
      if name == "nplurals" { count = Int(value.filter { !$0.isWhitespace }) }
      if name == "plural" {
        var parser = PluralExpressionParser(value)
        expression = try parser.parse()
      }
    }
    guard let count, (1...PluralForms.limit).contains(count), let expression else {
      throw TranslationError(
        "Its plural forms are \(header.debugDescription); 1 to \(PluralForms.limit) can be read.")
    }
    self.init(count: count, expression: expression)
  }

  /// Returns the index of the form for a number; a negative number takes that of its absolute
  /// value.
  func index(for number: Int) -> Int {
    guard let value = expression.value(for: number.magnitude), value < UInt(count) else { return 0 }
    return Int(value)
  }
}
