import AlidadeComponents
import AlidadeCore

/// The first message of a window, at its bottom.
struct ToastView: Component, Equatable {
  let window: WindowReference
  let toasts: Store<[Toast]>

  @ComponentBuilder func body(_ context: Context<NoState>) -> some Component {
    if let toast = context.read(toasts, \.first) {
      ShownToast(window: window, toast: toast)
        .transition(.offset(top: 48).combined(with: .opacity))
        .padding(16)
        .key(toast.id)
    }
  }
}
