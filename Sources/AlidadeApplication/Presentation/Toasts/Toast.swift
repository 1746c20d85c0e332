import AlidadeCore

/// A message that a window shows for a while.
struct Toast: Identifiable, Equatable, Sendable {
  let id: Int
  let text: String
  /// The title of the button; `nil` for none.
  let button: String?
  /// The time before the message disappears; `nil` if it stays until the user closes it.
  let duration: Duration?
  /// The action that ends the message, with `true` if the button was pressed.
  let answer: Action<Bool>
}

extension WindowReference {
  /// Shows a message at the bottom of the window for a while, and waits until it disappears.
  ///
  /// ```swift
  /// if await context.window.showToast("Note deleted", button: "Undo") { history.undo() }
  /// ```
  ///
  /// Messages are shown one after the other. While the pointer is over one, it stays. The focus
  /// doesn't move.
  ///
  /// - Parameters:
  ///   - text: the message, in a few words.
  ///   - button: the title of a button that does something about it; `nil` for none.
  ///   - duration: the time before the message disappears; `nil` if it stays until the user closes
  ///     it.
  /// - Returns: `true` if the user pressed the button; `false` if the message disappeared without
  ///   it, or if the window was closed or isn't open.
  @MainActor @discardableResult public func showToast(
    _ text: String, button: String? = nil, for duration: Duration? = .seconds(5)
  ) async -> Bool {
    guard let session, session.isOpen else { return false }
    return await withCheckedContinuation { continuation in
      let pending = PendingAnswer<Bool>(continuation)
      let id = session.addEndAction { pending.resume(false) }
      let answer = Action<Bool> { [weak session] isPressed in
        session?.removeEndAction(id)
        session?.toasts.remove(id)
        pending.resume(isPressed)
      }
      session.toasts.add(
        Toast(id: id, text: text, button: button, duration: duration, answer: answer))
    }
  }
}
