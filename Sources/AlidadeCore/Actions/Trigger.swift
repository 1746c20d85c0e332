/// A signal from a component to its descendants, for example to take the focus or play an
/// animation.
///
/// The ancestor keeps the trigger in its state and passes it down; the descendant responds to it
/// with ``Component/onTrigger(_:perform:)-(Trigger<Input>,_)``.
///
/// ```swift
/// struct State { let replay = Trigger<Void>() }
/// …
/// Clip(…).onTrigger(context.state.replay) { player.start() }
/// Button("Again") { context.state.replay.fire() }
/// ```
public struct Trigger<Input: Sendable>: Sendable, Hashable {
  @MainActor final class Core {
    /// The receivers, in the order in which they subscribed.
    var receivers: [(identity: ObjectIdentifier, action: Action<Input>)] = []

    nonisolated init() {}
  }

  let core = Core()

  /// Creates a trigger without receivers.
  public init() {}

  /// Performs the actions of all receivers, in the order in which they subscribed.
  ///
  /// - Returns: `true` if there is at least one receiver.
  @discardableResult
  @MainActor public func fire(_ input: Input) -> Bool {
    let receivers = core.receivers
    for receiver in receivers { receiver.action(input) }
    return !receivers.isEmpty
  }

  /// Returns `true` if both are the same trigger.
  public static func == (one: Trigger, other: Trigger) -> Bool { one.core === other.core }

  /// Hashes the identity of the trigger.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(core)) }
}

extension Trigger {
  /// Performs the actions of all receivers with several arguments, in the order in which they
  /// subscribed.
  ///
  /// - Returns: `true` if there is a receiver.
  @discardableResult
  @MainActor public func fire<each Argument: Sendable>(_ argument: repeat each Argument) -> Bool
  where Input == (repeat each Argument) { fire((repeat each argument)) }
}

extension Trigger where Input == Void {
  /// Performs the actions of all receivers, in the order in which they subscribed.
  ///
  /// - Returns: `true` if there is a receiver.
  @discardableResult
  @MainActor public func fire() -> Bool { fire(()) }
}
