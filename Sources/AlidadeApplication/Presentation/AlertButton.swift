import AlidadeCore

/// A button of an alert, and the answer that it gives.
public struct AlertButton<Answer: Sendable>: Sendable {
  /// The meaning of a button.
  public enum Role: Hashable, Sendable {
    /// An ordinary answer.
    case standard
    /// The most likely answer, which the Return key gives.
    case preferred
    /// An answer that deletes something or is hard to undo.
    case destructive
    /// The answer that changes nothing. The Escape key gives no answer.
    case cancel
  }

  let title: LocalizedText
  let role: Role
  /// The answer; `nil` if the button only closes the alert.
  let answer: Answer?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: the text; a verb such as "Delete" is more informative than "OK".
  ///   - answer: the answer that the button gives.
  ///   - role: the meaning of the button.
  public init(_ title: String, _ answer: Answer, role: Role = .standard) {
    self.title = LocalizedText(verbatim: title)
    self.answer = answer
    self.role = role
  }

  private init(title: LocalizedText, role: Role) {
    self.title = title
    self.role = role
    answer = nil
  }

  /// Creates a button that closes the alert without an answer.
  ///
  /// - Parameter title: the text; `nil` for "Cancel" in the component's language.
  public static func cancel(_ title: String? = nil) -> AlertButton {
    let text = title.map(LocalizedText.init(verbatim:)) ?? LocalizedText(standard: "Cancel")
    return AlertButton(title: text, role: .cancel)
  }

  /// A button that closes an alert without a question.
  static var close: AlertButton {
    AlertButton(title: LocalizedText(standard: "Close"), role: .cancel)
  }
}
