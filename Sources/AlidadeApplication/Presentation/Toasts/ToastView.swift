import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The first message of a window, at its bottom.
struct ToastView: Component, Equatable {
  let window: WindowReference
  let toasts: Store<[Toast]>

  @ComponentBuilder func body(_ context: Context<NoState>) -> some Component {
    if let toast = context.read(toasts, \.first) {
      content(of: toast, context).key(toast.id)
    }
  }

  private func content(of toast: Toast, _ context: Context<NoState>) -> some Component {
    Box(
      background: .cardBackground, border: Border(color: .separator), cornerRadius: 10,
      shadow: Shadow(color: .black.opacity(0.3), offset: Point(x: 0, y: 1), blur: 6), role: .status
    ) {
      Row(spacing: 8, alignment: .center) {
        Text(toast.text).lineLimit(3).shrink(1)
        if let button = toast.button { self.button(button, of: toast, context).shrink(0) }
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
      if hover.location == nil {
        window.session?.toasts.startTimer()
      } else {
        window.session?.toasts.stopTimer()
      }
    }
    .transition(.offset(top: 48).combined(with: .opacity))
    .padding(16)
  }

  @ComponentBuilder private func button(
    _ button: Toast.Button, of toast: Toast, _ context: Context<NoState>
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
    }
  }
}
