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
  /// Returns the way in which components without a transition of their own appear and disappear,
  /// given the former value; `nil` to show the changes at once.
  private let transition: (@Sendable (any Equatable & Sendable) -> Transition?)?
  /// A Boolean value that is `true` from right to left.
  private let isMirrored: Bool

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - animation: the animation; `nil` to show the changes at once.
  ///   - value: the value.
  ///   - transition: returns the transition of what has none of its own, given the former value, or
  ///     `nil` to show the changes at once.
  package init<Value: Equatable & Sendable>(
    _ animation: Animation?, _ value: Value,
    transition: (@Sendable (Value) -> Transition?)? = nil
  ) {
    var erased: (@Sendable (any Equatable & Sendable) -> Transition?)?
    if let transition {
      erased = { former in
        (former as? Value).flatMap(transition)
      }
    }
    self.init(animation, value, erased, isMirrored: false)
  }

  private init(
    _ animation: Animation?, _ value: any Equatable & Sendable,
    _ transition: (@Sendable (any Equatable & Sendable) -> Transition?)?, isMirrored: Bool
  ) {
    self.animation = animation
    self.value = value
    self.transition = transition
    self.isMirrored = isMirrored
  }

  /// The condition from right to left.
  var mirrored: MotionCondition {
    MotionCondition(animation, value, transition, isMirrored: true)
  }

  /// Returns the way in which components without a transition of their own appear and disappear; `nil`
  /// if the changes are shown at once.
  func transition(after former: MotionCondition) -> Transition? {
    guard let transition else { return .opacity }
    let chosen = transition(former.value)
    return isMirrored ? chosen?.mirrored : chosen
  }

  /// Returns `true` if both have the same value.
  func hasSameValue(as other: MotionCondition) -> Bool { value.isEqual(to: other.value) }
}

extension MotionCondition: Equatable {
  package static func == (one: MotionCondition, other: MotionCondition) -> Bool {
    // What the closure returns depends on values that are the same.
    one.animation == other.animation && one.isMirrored == other.isMirrored
      && one.hasSameValue(as: other)
  }
}
