/// Lets a component make one inside it do something, such as take the focus or play an animation.
///
/// The component above keeps the trigger in its state and hands it down; the one below says what to
/// do with ``Component/onTrigger(_:perform:)``.
///
/// ```swift
/// struct State { let replay = Trigger<Void>() }
/// …
/// Clip(…).onTrigger(context.state.replay) { player.start() }
/// Button("Again") { context.state.replay.fire() }
/// ```
public struct Trigger<Input: Sendable>: Sendable, Hashable {
  @MainActor final class Core {
    /// Who does something, in the order in which they came.
    var receivers: [(identity: ObjectIdentifier, action: Action<Input>)] = []

    nonisolated init() {}
  }

  let core = Core()

  /// Makes a trigger that nobody listens to.
  public init() {}

  /// Makes everyone who listens do what they said, in the order in which they began to listen.
  ///
  /// - Returns: whether anyone listens.
  @discardableResult
  @MainActor public func fire(_ input: Input) -> Bool {
    let receivers = core.receivers
    for receiver in receivers { receiver.action(input) }
    return !receivers.isEmpty
  }

  /// Whether two are the same trigger.
  public static func == (one: Trigger, other: Trigger) -> Bool { one.core === other.core }

  /// Hashes what tells the trigger from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(core)) }
}

extension Trigger where Input == Void {
  /// Makes everyone who listens do what they said, in the order in which they began to listen.
  ///
  /// - Returns: whether anyone listens.
  @discardableResult
  @MainActor public func fire() -> Bool { fire(()) }
}
