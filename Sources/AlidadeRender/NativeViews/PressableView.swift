/// A native view that can be pressed: with the pointer, with the keyboard while it has the focus,
/// and by assistive technologies.
///
/// It can be focused while it is enabled, and shows a focus ring while it has the focus and the
/// keyboard is in use.
@MainActor public protocol PressableView: NativeView {
  /// The handler called when the view is pressed; `nil` for none.
  var pressHandler: EventHandler<Void>? { get set }

  /// A Boolean value that is `true` if the view can be pressed and focused; a disabled view looks
  /// faded.
  var isEnabled: Bool { get set }

  /// A Boolean value that is `true` if the view can be pressed while it is enabled, which is the
  /// default.
  ///
  /// Otherwise, the view can still have the keyboard focus, but presses and the keys that press it
  /// belong to the enclosing views, and assistive technologies don't offer to press it.
  var isPressable: Bool { get set }

  /// A Boolean value that is `true` if the view performs a command on the view that has the
  /// keyboard focus.
  ///
  /// A click doesn't move the focus to such a view. If the user moves the focus to it with the
  /// keyboard, text keeps its selection, and ``FocusScopeView/focusMoveHandler`` isn't called.
  var performsCommand: Bool { get set }

  /// The colors painted over the background while the pointer is over or presses the view.
  var highlight: PressHighlight { get set }

  /// The range of the enclosing ``TextView`` that the view represents, in bytes of UTF-8; `nil` for
  /// a view that represents its whole frame.
  ///
  /// Only the rectangles behind these characters respond to the pointer, are highlighted and show
  /// the focus. By default, a view represents its whole frame, and the value is always `nil`.
  var textRange: Range<Int>? { get set }
}

extension PressableView {
  /// `nil`; a new value is ignored.
  public var textRange: Range<Int>? {
    get { nil }
    set {}
  }
}
