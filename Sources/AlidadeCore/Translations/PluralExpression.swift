/// A C expression that computes the index of a plural form from a number `n`.
indirect enum PluralExpression: Sendable, Equatable {
  /// An operator with two operands.
  enum Operator: Sendable {
    case or
    case and
    case equal
    case notEqual
    case less
    case greater
    case lessOrEqual
    case greaterOrEqual
    case plus
    case minus
    case times
    case divide
    case remainder
  }

  case number
  case constant(UInt)
  case not(PluralExpression)
  case binary(Operator, PluralExpression, PluralExpression)
  case conditional(PluralExpression, PluralExpression, PluralExpression)

  /// Returns the value for a number; `nil` after a division by zero.
  func value(for n: UInt) -> UInt? {
    switch self {
    case .number: n
    case .constant(let value): value
    case .not(let operand): operand.value(for: n).map { $0 == 0 ? 1 : 0 }
    case .binary(.or, let left, let right):
      left.value(for: n).flatMap { $0 != 0 ? 1 : right.value(for: n).map { $0 != 0 ? 1 : 0 } }
    case .binary(.and, let left, let right):
      left.value(for: n).flatMap { $0 == 0 ? 0 : right.value(for: n).map { $0 != 0 ? 1 : 0 } }
    case .binary(let symbol, let left, let right):
      left.value(for: n).flatMap { left in
        right.value(for: n).flatMap { PluralExpression.apply(symbol, left, $0) }
      }
    case .conditional(let condition, let yes, let no):
      condition.value(for: n).flatMap { $0 != 0 ? yes.value(for: n) : no.value(for: n) }
    }
  }

  private static func apply(_ symbol: Operator, _ left: UInt, _ right: UInt) -> UInt? {
    switch symbol {
    case .or: left != 0 || right != 0 ? 1 : 0
    case .and: left != 0 && right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .notEqual: left != right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .divide: right == 0 ? nil : left / right
    case .remainder: right == 0 ? nil : left % right
    }
  }
}
