/// A widget that text is typed in, as ``TextInputSession`` sees it; for those who write a backend.
@MainActor public protocol TextInputTarget: AnyObject {
  /// The text that the widget has, without what is being composed.
  var widgetText: String { get }

  /// What is selected in the widget.
  var widgetSelection: TextSelection { get set }

  /// Changes the text of the widget; what can be undone is remembered by the session.
  func replace(_ change: TextReplacement)

  /// Calls `action` when the toolkit is done with what it is doing, on a later turn.
  func later(_ action: @escaping @MainActor () -> Void)
}
