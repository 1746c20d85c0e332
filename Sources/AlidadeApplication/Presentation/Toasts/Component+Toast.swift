import AlidadeComponents
import AlidadeCore

extension Component {
  /// Shows a message at the bottom of the window while a value is `true`.
  ///
  /// ```swift
  /// .toast("Sent", isPresented: context.binding(\.isSent), button: "Show") { show(message) }
  /// ```
  ///
  /// When the message disappears, the value becomes `false`; conversely, the message disappears
  /// when the value becomes `false` or the component is removed. Messages are shown one after the
  /// other, as they are by ``WindowReference/showToast(_:button:for:)``.
  ///
  /// - Parameters:
  ///   - text: the message, in a few words.
  ///   - isPresented: `true` while the message is shown or is waiting for the messages before it.
  ///   - button: the title of a button that responds to the message; `nil` for none.
  ///   - duration: the time before the message disappears; `nil` if it stays until the user closes
  ///     it. If it is zero or less, the message disappears immediately.
  ///   - action: called on the main thread when the user presses the button.
  public func toast(
    _ text: String, isPresented: Binding<Bool>, button: String? = nil,
    for duration: Duration? = .seconds(5),
    action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> some Component {
    PresentedCall(
      isPresented: isPresented,
      call: { window in
        await window.showToast(text, button: button, for: duration)
      }, follow: { if $0 { action() } }, content: AnyComponent(self))
  }

  /// Shows a message with a button that performs a command, while a value is `true`.
  ///
  /// This method is like ``toast(_:isPresented:button:for:action:)``; see
  /// ``WindowReference/showToast(_:command:for:)``.
  public func toast(
    _ text: String, isPresented: Binding<Bool>, command: Command,
    for duration: Duration? = .seconds(5)
  ) -> some Component {
    PresentedCall(
      isPresented: isPresented,
      call: { window in
        await window.showToast(text, command: command, for: duration)
      }, follow: { _ in }, content: AnyComponent(self))
  }
}
