import AlidadeRender

/// The animation of a change, with a number by which the mounted tree knows if it has shown it.
package struct UpdateAnimation: Sendable {
  package let animation: Animation
  /// A number that is larger than those of all earlier animations of the tree.
  let number: Int

  init(_ animation: Animation, number: Int) {
    self.animation = animation
    self.number = number
  }
}

extension UpdateAnimation {
  /// The animation of a call, which only the thread of the call sees.
  private struct Call: Sendable {
    let animation: Animation
    let token: BuildToken
  }

  /// Inherited by tasks started in the call.
  @TaskLocal private static var current: Call?

  /// The animation of the innermost enclosing call of ``withAnimation(_:_:)``; `nil` in a task started
  /// in it.
  package static var active: Animation? {
    guard let current, current.token.isHere else { return nil }
    return current.animation
  }

  fileprivate static func with<Result>(
    _ animation: Animation, _ body: () throws -> Result
  ) rethrows -> Result {
    let token = BuildToken()
    defer { token.close() }
    return try $current.withValue(Call(animation: animation, token: token)) { try body() }
  }
}

/// Calls a closure, whose changes of states and stores move there with an animation.
///
/// ```swift
/// withAnimation {
///   context.update { $0.isExpanded = true }
///   model.update { $0.selection = nil }
/// }
/// ```
///
/// Changes with an animation of their own keep it. Changes made later, by tasks started in `body`, are
/// shown at once.
///
/// - Parameters:
///   - animation: the animation.
///   - body: makes the changes, on this thread.
/// - Returns: the result of `body`.
/// - Throws: the error that `body` throws.
public func withAnimation<Result>(
  _ animation: Animation = .spring, _ body: () throws -> Result
) rethrows -> Result {
  try UpdateAnimation.with(animation, body)
}
