import AlidadeLayout

/// A native control: a view of the toolkit that shows a value and lets the user change it.
///
/// Everything shown besides the value, such as the range of a slider, is the content; its type
/// determines the kind of control.
///
/// The value that was set is authoritative. When the user changes it, the control sends the new
/// value to its handler and then shows ``controlValue``, which the handler may have set in the
/// meantime. If the handler sets nothing, the control reverts immediately.
@MainActor public protocol ControlView: NativeView {
  /// The type of the content.
  associatedtype Content: ControlContent

  /// The content shown besides the value.
  var controlContent: Content { get set }

  /// The value that the control shows while the user isn't changing it.
  var controlValue: Content.Value { get set }

  /// The handler of changes by the user; without one, the user can't change the value.
  var changeHandler: EventHandler<Content.Value>? { get set }

  /// A Boolean value that is `true` if the user can use the control; a disabled control looks faded
  /// and takes no focus.
  var isEnabled: Bool { get set }

  /// The side of the control that lines begin on.
  var layoutDirection: LayoutDirection { get set }
}

extension ControlView {
  /// Sets the content, if its type matches.
  package func show<Other: ControlContent>(_ content: Other) {
    if let content = content as? Content { controlContent = content }
  }

  /// Sets the value, if its type matches.
  package func show<Value: Hashable & Sendable>(value: Value) {
    if let value = value as? Content.Value { controlValue = value }
  }

  /// Sends changes to a handler if its type matches, or to none otherwise.
  func connect<Value: Hashable & Sendable>(to handler: EventHandler<Value>) {
    changeHandler = handler as? EventHandler<Content.Value>
  }

  /// Removes the handler of changes.
  func disconnect() {
    changeHandler = nil
  }
}
