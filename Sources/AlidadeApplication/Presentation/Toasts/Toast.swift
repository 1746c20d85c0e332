import AlidadeComponents
import AlidadeCore

/// A message that a window shows for a while.
struct Toast: Identifiable, Equatable, Sendable {
  let id: Int
  let text: String
  let button: Button?
  /// The time before the message disappears; `nil` if it stays until the user closes it.
  let duration: Duration?
  /// The action that ends the message, with `true` if the button was pressed.
  let answer: Action<Bool>

  /// The button beside the message.
  enum Button: Equatable, Sendable {
    /// A button with a title, whose effect is determined by the code that shows the message.
    case answer(String)
    /// A button that performs a command.
    case command(Command)
  }
}

extension WindowReference {
  /// Shows a message at the bottom of the window for a while, and waits until it disappears.
  ///
  /// ```swift
  /// if await context.window.showToast("Sent", button: "Show") { show(message) }
  /// ```
  ///
  /// Messages are shown one after the other. While the pointer is over a message, or the keyboard
  /// focus is in it, it stays. Showing it doesn't move the focus. For assistive technologies, a
  /// message has the role of a status: on GTK 4.14 and later, it is announced when it appears; with
  /// an earlier version, a screen reader can find it, but isn't notified, so don't rely on a
  /// message alone for important information.
  ///
  /// - Parameters:
  ///   - text: the message, in a few words.
  ///   - button: the title of a button that responds to the message; `nil` for none.
  ///   - duration: the time before the message disappears; `nil` if it stays until the user closes
  ///     it. If it is zero or less, the message disappears immediately.
  /// - Returns: `true` if the user pressed the button; `false` if the message disappeared without
  ///   it, if the window was closed or isn't open, or if the task was canceled, which removes it.
  @MainActor @discardableResult public func showToast(
    _ text: String, button: String? = nil, for duration: Duration? = .seconds(5)
  ) async -> Bool {
    await showToast(text, button.map(Toast.Button.answer), for: duration)
  }

  /// Shows a message with a button that performs a command, and waits until it disappears.
  ///
  /// ```swift
  /// await context.window.showToast("Note deleted", command: .undo)
  /// ```
  ///
  /// The button has the command's title, such as "Undo Delete Note", and is enabled while the
  /// command is. Therefore, if the user makes another change while the message is shown, the button
  /// still describes what it would undo.
  ///
  /// - Parameters:
  ///   - text: the message, in a few words.
  ///   - command: the command, which is performed as it would be by a button in the window.
  ///   - duration: the time before the message disappears; `nil` if it stays until the user closes
  ///     it. If it is zero or less, the message disappears immediately.
  /// - Returns: `true` if the user pressed the button; `false` if the message disappeared without
  ///   it, if the window was closed or isn't open, or if the task was canceled, which removes it.
  @MainActor @discardableResult public func showToast(
    _ text: String, command: Command, for duration: Duration? = .seconds(5)
  ) async -> Bool {
    await showToast(text, .command(command), for: duration)
  }

  @MainActor private func showToast(
    _ text: String, _ button: Toast.Button?, for duration: Duration?
  ) async -> Bool {
    guard let session else { return false }
    return await session.answer(otherwise: false) { answer in
      let id = session.toasts.nextID()
      let end = Action<Bool> { [toasts = session.toasts] isPressed in
        toasts.remove(id)
        answer(isPressed)
      }
      session.toasts.add(
        Toast(id: id, text: text, button: button, duration: duration, answer: end))
      return { [toasts = session.toasts] in toasts.remove(id) }
    }
  }
}
