/// A native view that can be pressed: with the pointer, with the keyboard while it has the focus,
/// and by assistive technologies.
///
/// It can be focused while it is enabled, and shows a ring when it has the focus and the keyboard
/// is in use.
@MainActor public protocol PressableView: NativeView {
  /// Called when the view is pressed; `nil` when nothing happens.
  var pressHandler: EventHandler<Void>? { get set }

  /// Whether it can be pressed and focused; a disabled view looks faded.
  var isEnabled: Bool { get set }

  /// What is painted over its background while the pointer is on it or presses it.
  var highlight: PressHighlight { get set }
}
