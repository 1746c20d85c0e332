import AlidadeLayout

/// A native control: a view of the toolkit that shows a value and lets the user change it.
///
/// What is shown beside the value, such as the range of a slider, is its content; the type of the
/// content tells what kind of control it is.
///
/// The value that was set is the truth. When the user changes it, the control tells the new value to
/// its handler and then shows what ``controlValue`` is, which the handler may have set meanwhile; a
/// handler that sets nothing makes the control go back at once.
@MainActor public protocol ControlView: NativeView {
  /// What is shown beside the value.
  associatedtype Content: ControlContent

  /// What is shown beside the value.
  var controlContent: Content { get set }

  /// The value that the control shows when the user does not hold it.
  var controlValue: Content.Value { get set }

  /// Where a change by the user goes; `nil` when nobody listens, and then nothing changes.
  var changeHandler: EventHandler<Content.Value>? { get set }

  /// Whether the user can use the control; a disabled one looks faded and takes no focus.
  var isEnabled: Bool { get set }

  /// Where lines begin in the control.
  var layoutDirection: LayoutDirection { get set }
}

extension ControlView {
  /// Sets the content, if it is that of such a control.
  package func show<Other: ControlContent>(_ content: Other) {
    if let content = content as? Content { controlContent = content }
  }

  /// Sets the value, if the control shows such values.
  package func show<Value: Hashable & Sendable>(value: Value) {
    if let value = value as? Content.Value { controlValue = value }
  }

  /// Sends changes to a handler, if it takes such values.
  func connect<Value: Hashable & Sendable>(to handler: EventHandler<Value>) {
    changeHandler = handler as? EventHandler<Content.Value>
  }

  /// Sends changes to nobody.
  func disconnect() {
    changeHandler = nil
  }
}
