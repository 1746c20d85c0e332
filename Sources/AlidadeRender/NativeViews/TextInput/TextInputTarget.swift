/// A widget for typing text, with the operations that a ``TextInputSession`` needs; for backend
/// authors.
@MainActor public protocol TextInputTarget: AnyObject {
  /// The text of the widget, without text that is being composed.
  ///
  /// A session reads the text only if the number of scalars in the widget differs from the number
  /// that was reported.
  var widgetText: String { get }

  /// The number of Unicode scalars in the text of the widget; read for each key press.
  var widgetCount: Int { get }

  /// The maximum number of bytes, in UTF-8, that the widget can hold; `nil` for no limit.
  var widgetCapacity: Int? { get }

  /// The selection in the widget.
  var widgetSelection: TextSelection { get set }

  /// Changes the text of the widget; the session keeps the history.
  func replace(_ change: TextReplacement)

  /// Responds to a change of ``TextInputSession/holdsAllText``: the widget holds all of the text
  /// again, or only its beginning, which the user must not edit.
  func holdsAllTextDidChange()

  /// Calls `action` in a later turn of the main loop, after the toolkit has finished its current
  /// work.
  func later(_ action: @escaping @MainActor () -> Void)
}
