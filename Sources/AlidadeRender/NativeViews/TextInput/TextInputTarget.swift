/// A widget that text is typed in, as ``TextInputSession`` sees it; for those who write a backend.
@MainActor public protocol TextInputTarget: AnyObject {
  /// The text that the widget has, without what is being composed.
  ///
  /// Read only where the widget holds another number of scalars than it told of.
  var widgetText: String { get }

  /// The number of Unicode scalars in the text that the widget has; asked for with each key.
  var widgetCount: Int { get }

  /// The largest number of bytes, in UTF-8, that the widget can hold; `nil` for any number.
  var widgetCapacity: Int? { get }

  /// What is selected in the widget.
  var widgetSelection: TextSelection { get set }

  /// Changes the text of the widget; what can be undone is remembered by the session.
  func replace(_ change: TextReplacement)

  /// The widget holds all of the text again, or only its beginning, which the user must not edit:
  /// ``TextInputSession/isWhole``.
  func wholenessDidChange()

  /// Calls `action` when the toolkit is done with what it is doing, on a later turn.
  func later(_ action: @escaping @MainActor () -> Void)
}
