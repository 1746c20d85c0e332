import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The text and the buttons of an alert.
struct AlertContent<Answer: Sendable>: Component {
  let title: String
  let message: String?
  let buttons: [AlertButton<Answer>]
  /// Closes the alert with an answer, or without one.
  let answer: @MainActor @Sendable (Answer?) -> Void

  /// The height above which the message scrolls, in points, so that the buttons stay on the screen.
  private static var messageHeight: Double { 320 }

  func body(_ context: Context<NoState>) -> some Component {
    Column(spacing: 10) {
      Text(title).size(17).weight(.bold).alignment(.center)
      if let message {
        Scroll { Text(message).alignment(.center) }
          .frame(maxHeight: AlertContent.messageHeight)
      }
      // Buttons that don't fit are placed below the others.
      Wrap(spacing: 8, lineSpacing: 8) {
        for (index, button) in buttons.enumerated() {
          view(of: button, index, context)
        }
      }
      .padding(EdgeInsets(top: 14))
    }
    .padding(24)
    .frame(minWidth: 320, maxWidth: 420)
    .shortcut(.escape, []) { answer(nil) }
  }

  private func view(
    of button: AlertButton<Answer>, _ index: Int, _ context: Context<NoState>
  ) -> AnyComponent {
    let title = context.text(button.title)
    let control = Button(title, kind: button.role.kind) { answer(button.answer) }
    let focused =
      index == initialFocus ? AnyComponent(control.defaultFocus()) : AnyComponent(control)
    return focused.grow()
  }

  /// The button that the Return key presses: the preferred button, or the one that cancels.
  private var initialFocus: Int? {
    buttons.firstIndex { $0.role == .preferred } ?? buttons.firstIndex { $0.role == .cancel }
      ?? buttons.lastIndex { $0.role != .destructive }
  }
}

extension AlertButton.Role {
  /// The prominence of a button with the role.
  fileprivate var kind: Button.Kind {
    switch self {
    case .standard, .cancel: .standard
    case .preferred: .prominent
    case .destructive: .destructive
    }
  }
}
