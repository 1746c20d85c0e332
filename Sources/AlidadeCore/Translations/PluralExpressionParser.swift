/// A parser of the expressions that gettext allows for plural forms.
///
/// Length and depth are limited, because the expression comes from an untrusted file.
struct PluralExpressionParser {
  private let source: String
  private var rest: Substring
  private var depth = 0

  private static let longest = 1000
  private static let deepest = 64

  init(_ source: String) {
    self.source = source
    rest = source[...]
  }

  mutating func parse() throws(TranslationError) -> PluralExpression {
    guard source.utf8.count <= PluralExpressionParser.longest else { throw failure }
    let expression = try conditional()
    skipSpaces()
    guard rest.isEmpty else { throw failure }
    return expression
  }

  private var failure: TranslationError {
    TranslationError(
      "The expression of its plural forms can't be read: \(String(source.prefix(80)).debugDescription)."
    )
  }

  // MARK: - Grammar

  private mutating func conditional() throws(TranslationError) -> PluralExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= PluralExpressionParser.deepest else { throw failure }
    let condition = try binary(0)
    guard accept("?") else { return condition }
    let yes = try conditional()
    guard accept(":") else { throw failure }
    return .conditional(condition, yes, try conditional())
  }

  /// The operators by precedence, the weakest first; of two operators with the same beginning, the
  /// longer one comes first.
  private static let levels: [[(text: String, symbol: PluralExpression.Operator)]] = [
    [("||", .or)], [("&&", .and)], [("==", .equal), ("!=", .notEqual)],
    [("<=", .lessOrEqual), (">=", .greaterOrEqual), ("<", .less), (">", .greater)],
    [("+", .plus), ("-", .minus)], [("*", .times), ("/", .divide), ("%", .remainder)],
  ]

  private mutating func binary(_ level: Int) throws(TranslationError) -> PluralExpression {
    guard level < PluralExpressionParser.levels.count else { return try unary() }
    var left = try binary(level + 1)
    var count = 0
    while let symbol = acceptOperator(level) {
      // Each operator of a chain makes the expression one level deeper.
      count += 1
      guard count <= PluralExpressionParser.deepest else { throw failure }
      left = .binary(symbol, left, try binary(level + 1))
    }
    return left
  }

  private mutating func acceptOperator(_ level: Int) -> PluralExpression.Operator? {
    for (text, symbol) in PluralExpressionParser.levels[level] where accept(text) { return symbol }
    return nil
  }

  private mutating func unary() throws(TranslationError) -> PluralExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= PluralExpressionParser.deepest else { throw failure }
    if accept("!") { return .not(try unary()) }
    if accept("(") {
      let inner = try conditional()
      guard accept(")") else { throw failure }
      return inner
    }
    if accept("n") { return .number }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let value = UInt(digits) else { throw failure }
    rest = rest.dropFirst(digits.count)
    return .constant(value)
  }

  // MARK: - Characters

  private mutating func accept(_ text: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == " " || $0 == "\t" }
  }
}
