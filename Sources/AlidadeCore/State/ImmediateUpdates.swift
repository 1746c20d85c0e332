import Synchronization

/// Shows all changes of state that are made in `body`, whatever their priorities, before it returns.
///
/// For what the user's hand is on, such as text that is being typed or a slider that is dragged:
/// the handlers need not know that they are called by something that cannot wait. Text fields and
/// controls call their handlers so.
///
/// ```swift
/// withImmediateUpdates { onChange(text) }
/// ```
///
/// Each tree that was changed, in every window, is built, laid out and mounted once, on the main
/// thread, when `body` has ended; also when it throws. What it was to show already for other priorities
/// is shown too. New components and environment values of a ``ComponentHost`` count as changes. A
/// call within another shows its own changes when it ends. Called while views are mounted, the
/// result is shown when that is done. Changes that are made later, by tasks that were started in
/// `body`, are shown in their own priorities.
///
/// - Parameter body: makes the changes.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws.
@MainActor public func withImmediateUpdates<Result>(
  _ body: @MainActor () throws -> Result
) rethrows -> Result {
  let updates = ImmediateUpdates()
  defer { updates.show() }
  return try ImmediateUpdates.$current.withValue(updates) { try body() }
}

/// The trees that were changed in one piece of code and are to be shown when it ends.
package final class ImmediateUpdates: Sendable {
  private struct Contents {
    var isOpen = true
    var owners: Set<ObjectIdentifier> = []
    var shows: [@MainActor @Sendable () -> Void] = []
  }

  /// The updates of the innermost call around; inherited by tasks that are started there.
  @TaskLocal fileprivate static var current: ImmediateUpdates?

  /// The updates of the innermost call of ``withImmediateUpdates(_:)`` around this code; `nil` in a
  /// task that was started there.
  static var active: ImmediateUpdates? {
    guard let current, current.thread == .current, current.isOpen else { return nil }
    return current
  }

  private let thread = ThreadIdentity.current

  /// Whether something is being shown that the user's hand is on, so that everything that follows
  /// from it, such as the rows of a list, is to be shown now too.
  @MainActor package private(set) static var isShowing = false

  /// How often something that was to be shown at once had to wait, because views were being mounted.
  @MainActor package static var deferrals = 0

  private let contents = Mutex(Contents())

  /// A Boolean value that is `true` while the code whose changes these are runs.
  private var isOpen: Bool { contents.withLock { $0.isOpen } }

  /// Takes a change in, unless the code whose changes these are has ended.
  ///
  /// - Parameters:
  ///   - owner: what was changed; shown once.
  ///   - show: shows it.
  /// - Returns: whether it will be shown.
  func add(_ owner: AnyObject, show: @escaping @MainActor @Sendable () -> Void) -> Bool {
    contents.withLock { contents in
      guard contents.isOpen else { return false }
      if contents.owners.insert(ObjectIdentifier(owner)).inserted { contents.shows.append(show) }
      return true
    }
  }

  /// Does something that shows changes which cannot wait.
  @MainActor static func showing(_ body: () -> Void) {
    let wasShowing = isShowing
    isShowing = true
    body()
    isShowing = wasShowing
  }

  @MainActor fileprivate func show() {
    let shows = contents.withLock { contents in
      contents.isOpen = false
      return contents.shows
    }
    ImmediateUpdates.showing { for show in shows { show() } }
  }
}
