import AlidadeRender
import Synchronization

/// The animation of a change, with a number by which the mounted tree knows whether it has shown
/// it.
package struct UpdateAnimation: Sendable {
  /// The animation; `nil` if the change only waits for a completion.
  let animation: Animation?
  /// A number that is larger than those of all earlier animations of the tree.
  let number: Int
  /// The completions of the change, and of earlier changes that aren't mounted.
  private let completions: [PendingCompletion]

  /// Creates the animation of a change.
  ///
  /// - Parameters:
  ///   - animation: the animation.
  ///   - previous: the animation of the change before it; `nil` if there is none.
  init(_ animation: Animation, after previous: UpdateAnimation?) {
    var own = animation
    own.completion = nil
    if animation.isImmediate {
      self.animation = previous?.animation
      number = previous?.number ?? 0
    } else {
      self.animation = own
      number = (previous?.number ?? 0) + 1
    }
    // Inputs and results keep the animation long after it is mounted, but must not keep the
    // completions.
    let pending = previous?.completions.filter { !$0.isTaken } ?? []
    completions = pending + (animation.completion.map { [PendingCompletion($0)] } ?? [])
  }

  /// Returns the completion of the change, once; `nil` if there is none.
  func takeCompletion() -> MotionCompletion? {
    MotionCompletion.all(completions.compactMap { $0.take() })
  }

  /// The completion of changes that aren't mounted yet; `nil` if there is none.
  var completion: MotionCompletion? { MotionCompletion.all(completions.compactMap(\.current)) }
}

/// A completion that is kept until its change is mounted.
private final class PendingCompletion: Sendable {
  private let value: Mutex<MotionCompletion?>

  init(_ value: MotionCompletion) {
    self.value = Mutex(value)
  }

  var current: MotionCompletion? { value.withLock(\.self) }

  var isTaken: Bool { value.withLock { $0 == nil } }

  func take() -> MotionCompletion? {
    value.withLock { value in
      defer { value = nil }
      return value
    }
  }
}

extension UpdateAnimation {
  /// Returns the animation of a change, with its completion.
  ///
  /// - Parameters:
  ///   - animation: the animation that the change specifies; `nil` for that of an enclosing call.
  ///   - completion: called when the change has come to rest; `nil` if nothing waits for that.
  static func of(
    _ animation: Animation?, _ completion: (@MainActor @Sendable () -> Void)?
  ) -> Animation? {
    let animation = animation ?? active
    guard let completion else { return animation }
    return (animation ?? .immediate).completing(MotionCompletion(completion))
  }

  /// The animation of a call, which only the thread of the call sees.
  private final class Call: Sendable {
    private let thread = ThreadIdentity.current
    private let animation: Mutex<Animation?>

    init(_ animation: Animation) {
      self.animation = Mutex(animation)
    }

    var animationHere: Animation? { thread == .current ? animation.withLock(\.self) : nil }

    /// Ends the call.
    ///
    /// Tasks started in it keep this object, but not the animation, whose completion is called when
    /// nothing retains it.
    func end() {
      let ended = animation.withLock { animation in
        defer { animation = nil }
        return animation
      }
      withExtendedLifetime(ended) {}
    }
  }

  /// Inherited by tasks started in the call.
  @TaskLocal private static var current: Call?

  /// The animation of the innermost enclosing call of ``withAnimation(_:completion:_:)``; `nil` in
  /// a task started in it.
  package static var active: Animation? { current?.animationHere }

  fileprivate static func with<Result>(
    _ animation: Animation, _ body: () throws -> Result
  ) rethrows -> Result {
    let call = Call(animation)
    defer { call.end() }
    return try $current.withValue(call) { try body() }
  }
}

/// Calls a closure, and animates the changes to state and stores that it makes.
///
/// ```swift
/// withAnimation {
///   context.update { $0.isExpanded = true }
///   model.update { $0.selection = nil }
/// }
/// ```
///
/// Changes that specify their own animation keep it. Changes made later, by tasks started in
/// `body`, are shown immediately.
///
/// - Parameters:
///   - animation: the animation.
///   - completion: called once, on the main thread, when everything that the changes move has come
///     to rest, as with ``Context/update(priority:animation:completion:_:)``; changes that specify
///     their own animation don't count.
///   - body: makes the changes, on this thread.
/// - Returns: the result of `body`.
/// - Throws: the error that `body` throws.
public func withAnimation<Result>(
  _ animation: Animation = .spring, completion: (@MainActor @Sendable () -> Void)? = nil,
  _ body: () throws -> Result
) rethrows -> Result {
  try UpdateAnimation.with(animation.completing(completion.map(MotionCompletion.init)), body)
}
