/// The components inside which changes move, if a value has changed with them.
final class MotionScope: Sendable {
  /// The component that declares the scope.
  let identity: UnitIdentity
  let condition: MotionCondition
  /// The scope around this one; `nil` for that of the whole tree.
  let outer: MotionScope?

  init(_ identity: UnitIdentity, _ condition: MotionCondition, in outer: MotionScope?) {
    self.identity = identity
    self.condition = condition
    self.outer = outer
  }
}

/// An animation for the changes that come with another value.
package struct MotionCondition: Sendable {
  /// The animation; `nil` to show the changes at once.
  let animation: Animation?
  private let value: any Equatable & Sendable

  package init(_ animation: Animation?, _ value: any Equatable & Sendable) {
    self.animation = animation
    self.value = value
  }

  /// Returns `true` if both have the same value.
  func hasSameValue(as other: MotionCondition) -> Bool {
    MotionCondition.isEqual(value, other.value)
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
    (other as? Value) == value
  }
}

extension MotionCondition: Equatable {
  package static func == (one: MotionCondition, other: MotionCondition) -> Bool {
    one.animation == other.animation && one.hasSameValue(as: other)
  }
}
