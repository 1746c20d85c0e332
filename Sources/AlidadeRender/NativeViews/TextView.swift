/// A native view that shows text.
@MainActor public protocol TextView: NativeView {
  /// The text shown, with its top-left corner at that of the view; `nil` shows nothing.
  ///
  /// Unless another name is set, the text is also the view's name for assistive technologies.
  var textLayout: TextLayout? { get set }

  /// The characters that look selected, in bytes of UTF-8 from the start of the text; `nil` for
  /// none.
  ///
  /// By default, a view shows no selection, and the value is always `nil`.
  var selectedRange: Range<Int>? { get set }

  /// The handler of the user's text selection input; `nil` for text that can't be selected.
  ///
  /// With a handler, the view can have the keyboard focus, takes it when it is pressed, and shows
  /// the text cursor. By default, text can't be selected, and the value is always `nil`.
  var selectionHandler: EventHandler<TextSelectionEvent>? { get set }
}

extension TextView {
  /// `nil`; a new value is ignored.
  public var selectedRange: Range<Int>? {
    get { nil }
    set {}
  }

  /// `nil`; a new handler is ignored.
  public var selectionHandler: EventHandler<TextSelectionEvent>? {
    get { nil }
    set {}
  }
}
