/// The condition under which a piece of work on a tree yields to more urgent work.
struct BuildInterruption: Sendable {
  /// A closure with which tests force work below immediate priority to yield; called wherever the
  /// work can yield.
  @TaskLocal static var isForced: (@Sendable () -> Bool)?

  private let turn: BuildTurn
  private let priority: BuildPriority
  private let isForced: (@Sendable () -> Bool)?

  init(_ turn: BuildTurn, _ priority: BuildPriority) {
    self.turn = turn
    self.priority = priority
    isForced = priority == .immediate ? nil : BuildInterruption.isForced
  }

  /// A Boolean value that is `true` if more urgent work is waiting.
  var isDue: Bool {
    if let isForced, isForced() { return true }
    return turn.hasWaiting(above: priority)
  }
}
