import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A message that a window shows.
struct ShownToast: Component, Equatable {
  let window: WindowReference
  let toast: Toast

  struct State: Sendable { var isFocused = false }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Box(
      background: .cardBackground, border: Border(color: .separator), cornerRadius: 10,
      shadow: Shadow(color: .black.opacity(0.3), offset: Point(x: 0, y: 1), blur: 6), role: .status
    ) {
      Row(spacing: 8, alignment: .center) {
        // In a narrow window, the button is below the text.
        Wrap(spacing: 8, lineSpacing: 4, alignment: .center) {
          Text(toast.text).lineLimit(3).shrink(1)
          if let button = toast.button { self.button(button, context) }
        }
        .shrink(1)
        Button(label: context.standardText("Close"), kind: .flat) {
          toast.answer(false)
        } content: {
          Image(icon: "window-close-symbolic")
        }
        .shrink(0)
      }
      .padding(EdgeInsets(top: 6, start: 16, bottom: 6, end: 6))
    }
    .onHover { [window] hover in
      window.session?.toasts.setInUse(hover.location != nil, by: .pointer)
    }
    .focused(context.state.isFocused) { [window] isFocused in
      context.update { $0.isFocused = isFocused }
      window.session?.toasts.setInUse(isFocused, by: .focus)
    }
  }

  @ComponentBuilder private func button(
    _ button: Toast.Button, _ context: Context<State>
  ) -> some Component {
    switch button {
    case .answer(let title):
      Button(title) { toast.answer(true) }
    case .command(let command):
      let status = context.status(of: command)
      Button(status.title, isEnabled: status.isEnabled) {
        context.perform(command)
        toast.answer(true)
      }
      .performingCommand(isOn: nil)
    }
  }
}
