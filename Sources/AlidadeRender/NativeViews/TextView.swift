/// A native view that shows text.
@MainActor public protocol TextView: NativeView {
  /// The text shown, with its top-left corner at that of the view; `nil` shows nothing.
  ///
  /// Unless another name is set, the text is also the view's name for assistive technologies.
  var textLayout: TextLayout? { get set }
}
