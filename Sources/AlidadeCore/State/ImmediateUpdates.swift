import Synchronization

/// Calls a closure and shows all state changes made in it before returning, whatever their
/// priorities.
///
/// Use this function for direct manipulation, such as typing or dragging a slider: the handlers
/// don't need to know that their caller can't wait. Text fields and controls call their handlers
/// this way.
///
/// ```swift
/// withImmediateUpdates { onChange(text) }
/// ```
///
/// Each changed tree, in any window, is built, laid out and mounted once, on the main thread, when
/// `body` returns or throws. Pending changes of other priorities in these trees are shown, too. New
/// components and environment values of a ``ComponentHost`` count as changes. A nested call shows
/// its own changes when it ends. If views are being mounted, the result is shown when mounting
/// ends. Changes made later, by tasks started in `body`, keep their own priorities.
///
/// - Parameter body: makes the changes.
/// - Returns: the result of `body`.
/// - Throws: the error that `body` throws.
@MainActor public func withImmediateUpdates<Result>(
  _ body: @MainActor () throws -> Result
) rethrows -> Result {
  let updates = ImmediateUpdates()
  defer { updates.show() }
  return try ImmediateUpdates.$current.withValue(updates) { try body() }
}

/// The trees changed during a call of ``withImmediateUpdates(_:)``, shown when the call ends.
package final class ImmediateUpdates: Sendable {
  private struct Contents {
    var isOpen = true
    /// The owners, retained so that no other owner gets the identity of one.
    var owners: [ObjectIdentifier: any AnyObject & Sendable] = [:]
    var shows: [@MainActor @Sendable () -> Void] = []
  }

  /// The updates of the innermost enclosing call; inherited by tasks started in it.
  @TaskLocal fileprivate static var current: ImmediateUpdates?

  /// The updates of the innermost enclosing call of ``withImmediateUpdates(_:)``; `nil` in a task
  /// started in it.
  package static var active: ImmediateUpdates? {
    guard let current, current.thread == .current, current.isOpen else { return nil }
    return current
  }

  private let thread = ThreadIdentity.current

  /// A Boolean value that is `true` while immediate updates are shown, so that updates that follow
  /// from them, such as rows of a list, are shown immediately, too.
  @MainActor package private(set) static var isShowing = false

  /// The number of immediate updates deferred because views were being mounted.
  @MainActor package static var deferrals = 0

  private let contents = Mutex(Contents())

  /// A Boolean value that is `true` while the `body` of the call runs.
  private var isOpen: Bool { contents.withLock { $0.isOpen } }

  /// Adds a change, unless the call has ended.
  ///
  /// - Parameters:
  ///   - owner: the changed tree or host; shown once.
  ///   - show: shows the change.
  /// - Returns: `true` if the change will be shown.
  package func add(
    _ owner: any AnyObject & Sendable, show: @escaping @MainActor @Sendable () -> Void
  ) -> Bool {
    contents.withLock { contents in
      guard contents.isOpen else { return false }
      if contents.owners.updateValue(owner, forKey: ObjectIdentifier(owner)) == nil {
        contents.shows.append(show)
      }
      return true
    }
  }

  /// Calls a function that shows immediate updates.
  @MainActor static func showing(_ body: () -> Void) {
    let wasShowing = isShowing
    isShowing = true
    body()
    isShowing = wasShowing
  }

  @MainActor fileprivate func show() {
    // Tasks started in the call keep this object, but nothing in it.
    let ended = contents.withLock { contents in
      defer { contents = Contents(isOpen: false) }
      return contents
    }
    ImmediateUpdates.showing { for show in ended.shows { show() } }
  }
}
