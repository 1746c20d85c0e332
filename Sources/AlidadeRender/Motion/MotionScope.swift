/// The components inside which changes are animated if a value has changed with them.
final class MotionScope: Sendable {
  /// The component that declares the scope.
  let identity: UnitIdentity
  let condition: MotionCondition
  /// The enclosing scope; `nil` for that of the whole tree.
  let outer: MotionScope?

  init(_ identity: UnitIdentity, _ condition: MotionCondition, in outer: MotionScope?) {
    self.identity = identity
    self.condition = condition
    self.outer = outer
  }
}

/// An animation for the changes that accompany a new value.
package struct MotionCondition: Sendable {
  /// The animation; `nil` to show the changes immediately.
  let animation: Animation?
  private let value: any Equatable & Sendable
  /// Returns the transition of components that specify none, given the former value; `nil` to show
  /// the changes immediately.
  private let transition: (@Sendable (any Equatable & Sendable) -> Transition?)?
  /// A Boolean value that is `true` in a right-to-left layout.
  private let isMirrored: Bool

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - animation: the animation; `nil` to show the changes immediately.
  ///   - value: the value.
  ///   - transition: returns the transition of components that specify none, given the former
  ///     value, or `nil` to show the changes immediately.
  package init<Value: Equatable & Sendable>(
    _ animation: Animation?, _ value: Value,
    transition: (@Sendable (Value) -> Transition?)? = nil
  ) {
    var erased: (@Sendable (any Equatable & Sendable) -> Transition?)?
    if let transition {
      erased = { previous in
        (previous as? Value).flatMap(transition)
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

  /// The condition in a right-to-left layout.
  var mirrored: MotionCondition {
    MotionCondition(animation, value, transition, isMirrored: true)
  }

  /// Returns the transition of components that specify none; `nil` if the changes are shown
  /// immediately.
  func transition(after previous: MotionCondition) -> Transition? {
    guard let transition else { return .opacity }
    let chosen = transition(previous.value)
    return isMirrored ? chosen?.mirrored : chosen
  }

  /// Returns `true` if both have the same value.
  func hasSameValue(as other: MotionCondition) -> Bool { value.isEqual(to: other.value) }
}

extension MotionCondition: Equatable {
  package static func == (one: MotionCondition, other: MotionCondition) -> Bool {
    // The result of the closure depends on values that are equal.
    one.animation == other.animation && one.isMirrored == other.isMirrored
      && one.hasSameValue(as: other)
  }
}
