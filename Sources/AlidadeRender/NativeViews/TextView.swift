/// A native view that shows text.
@MainActor public protocol TextView: NativeView {
  /// The text shown, with its top-left corner at that of the view; `nil` shows nothing.
  ///
  /// Unless another name is set, the text is also the view's name for assistive technologies.
  var textLayout: TextLayout? { get set }

  /// The characters that look selected, in bytes of UTF-8 from the start of the text; `nil` for none.
  ///
  /// By default, a view shows no selection, and the value is always `nil`.
  var selectedRange: Range<Int>? { get set }
}

extension TextView {
  /// `nil`; a new value is ignored.
  public var selectedRange: Range<Int>? {
    get { nil }
    set {}
  }
}
