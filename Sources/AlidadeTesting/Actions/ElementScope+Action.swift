import AlidadeHeadless
import Testing

extension ElementScope {
  /// Performs a user's action in the window, and runs all work that it causes.
  ///
  /// - Parameters:
  ///   - sourceLocation: the location where failures are recorded.
  ///   - activatesWindow: `false` for an action that leaves another window active, such as moving
  ///     the pointer.
  ///   - body: a closure that performs the action.
  /// - Throws: an error if a modal window blocks the window, or an error of `body`.
  func act<Result>(
    at sourceLocation: Testing.SourceLocation, activatesWindow: Bool = true,
    _ body: () throws -> Result
  ) throws -> Result {
    let host = host
    return try TestFailure.reported(at: sourceLocation) {
      try host.perform(at: sourceLocation) {
        try host.checkUnblocked()
        if activatesWindow { host.activateWindow() }
        return try body()
      }
    }
  }
}

extension TestHost {
  /// Throws a failure if a modal window is open in front of the window.
  func checkUnblocked() throws(TestFailure) {
    guard let window, let blocking = window.blockingWindow else { return }
    throw TestFailure(
      "\"\(window.title)\" can't be used while \"\(blocking.title)\" is open in front of it.")
  }

  /// Makes the window the active one, as a press on it or a key does.
  fileprivate func activateWindow() {
    if let window, window.isOpen, !window.isActive { window.activate() }
  }

  /// Presses a view without a further effect if popovers that don't contain it are open.
  ///
  /// - Throws: a failure if the press has closed popovers, so the view hasn't got it.
  func pressThroughPopovers(_ view: HeadlessView, of name: String) throws(TestFailure) {
    guard mountHost.dismissPopovers(pressing: view) else { return }
    throw TestFailure(
      "The press on \(name) has closed a popover, and had no other effect. "
        + "Close the popover first.")
  }

  /// The view in the window that has the keyboard focus; `nil` if there is none.
  var focusedView: HeadlessView? {
    mountHost.focusedView.flatMap { $0.isInside(view.root) ? $0 : nil }
  }
}
