import AlidadeComponents
import AlidadeCore

extension Window {
  /// Creates the window of an alert.
  init<Answer: Sendable>(
    alert title: String, message: String?, buttons: [AlertButton<Answer>],
    isOpen: Binding<Bool>? = nil, answer: @escaping @MainActor @Sendable (Answer?) -> Void
  ) {
    self = Window(title, isOpen: isOpen) {
      AlertContent(
        title: title, message: message,
        buttons: buttons.isEmpty ? [.close] : buttons, answer: answer)
    }
    .modal().role(.alert)
  }
}

extension Component {
  /// Shows an alert in front of the window while a value is `true`.
  ///
  /// ```swift
  /// .alert(
  ///   "Delete the note?", message: "It can't be restored.", isPresented: context.binding(\.isDeleting),
  ///   buttons: [.cancel(), AlertButton("Delete", .delete, role: .destructive)]
  /// ) { (answer: Answer) in … }
  /// ```
  ///
  /// The window can't be used until the alert is answered. The Escape key and the close button
  /// close the alert without an answer. Afterward, the focus returns to its previous place.
  ///
  /// - Parameters:
  ///   - title: the question or the message.
  ///   - message: the details; `nil` for none.
  ///   - isPresented: `true` while the alert is open.
  ///   - buttons: the buttons from the first to the last; if there are none, the alert has a button
  ///     that closes it.
  ///   - action: called on the main thread with the answer; not called if there is none.
  public func alert<Answer: Sendable>(
    _ title: String, message: String? = nil, isPresented: Binding<Bool>,
    buttons: [AlertButton<Answer>],
    action: @escaping @MainActor @Sendable (Answer) -> Void
  ) -> some Component {
    overlay(alignment: .topStart) {
      Window(alert: title, message: message, buttons: buttons, isOpen: isPresented) { answer in
        isPresented.close()
        if let answer { action(answer) }
      }
    }
  }
}

extension WindowReference {
  /// Shows an alert in front of the window, and waits for the answer.
  ///
  /// - Parameters:
  ///   - title: the question or the message.
  ///   - message: the details; `nil` for none.
  ///   - buttons: the buttons from the first to the last; if there are none, the alert has a button
  ///     that closes it.
  /// - Returns: the answer; `nil` if the user gave none, if the window was closed or isn't open, or
  ///   if the task was canceled, which closes the alert.
  @MainActor public func alert<Answer: Sendable>(
    _ title: String, message: String? = nil, buttons: [AlertButton<Answer>]
  ) async -> Answer? {
    let answer: Answer?? = await wait {
      (answer: @escaping @MainActor @Sendable (Answer?) -> Void) in
      Window(alert: title, message: message, buttons: buttons, answer: answer)
    }
    return answer ?? nil
  }

  /// Shows a message in front of the window, and waits until the user closes it.
  @MainActor public func alert(_ title: String, message: String? = nil) async {
    let buttons: [AlertButton<Bool>] = []
    _ = await alert(title, message: message, buttons: buttons)
  }

  /// Asks for confirmation in front of the window, and waits for the answer.
  ///
  /// - Parameters:
  ///   - title: the question, such as "Delete 3 files?".
  ///   - message: the details; `nil` for none.
  ///   - action: the button that confirms, such as "Delete".
  ///   - isDestructive: `true` if the action deletes something or is hard to undo; the Return key
  ///     then doesn't confirm it.
  /// - Returns: `true` if the user has confirmed.
  @MainActor public func confirm(
    _ title: String, message: String? = nil, action: String, isDestructive: Bool = false
  ) async -> Bool {
    let confirm = AlertButton(action, true, role: isDestructive ? .destructive : .preferred)
    return await alert(title, message: message, buttons: [.cancel(), confirm]) ?? false
  }
}
