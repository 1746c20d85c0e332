/// A native view that the user types in: one line or several, perhaps to look for something or to be
/// kept secret.
///
/// The view brings the keyboard, the input method, the clipboard, the context menu and accessibility
/// of its toolkit. What can be undone is remembered by a ``TextInputSession``, and nothing of a text
/// that is kept secret. A view is born empty, enabled and editable.
@MainActor public protocol TextInputView: NativeView {
  /// The text, without what is being composed with an input method.
  ///
  /// Setting it changes only what differs: the caret and the selection stay where they are in the
  /// text, the change can be undone as one step, and nothing happens at all when nothing differs.
  /// What is set while the program is told of a change of the user's belongs to the user's step; when
  /// it brings the former text back, there is no step. No event is sent. What is set while something
  /// is composed waits until that is done; a change that the user makes meanwhile is then made to it.
  ///
  /// A zero is kept, and shown as a symbol (U+2400). Of a text that the toolkit's widget cannot hold the
  /// beginning is shown, which the user can select but not edit; that is reported once.
  ///
  /// - Complexity: O(bytes) to set, at about the speed of memory.
  var text: String { get set }

  /// What is selected; brought into the text when it is set, which sends no event.
  ///
  /// What is set while something is composed waits until that is done, and counts for nothing when
  /// the user has changed the text by then.
  var selection: TextSelection { get set }

  /// Whether the program says what is selected.
  ///
  /// Then nothing else is selected when the program moves the keyboard here, as a toolkit may do
  /// otherwise.
  var holdsSelection: Bool { get set }

  /// Whether something is being composed with an input method.
  var isComposing: Bool { get }

  /// What is shown while there is no text; empty for nothing.
  var placeholder: String { get set }

  /// The name for assistive technologies; `nil` for the placeholder.
  var label: String? { get set }

  /// How many characters the user may enter; `nil` for any number. What is set is not cut off.
  var maximumLength: Int? { get set }

  /// Whether the text can be changed by the user; one that cannot be can still be selected.
  var isEditable: Bool { get set }

  /// Whether it can be focused and used at all; a disabled view looks faded.
  var isEnabled: Bool { get set }

  /// How the text looks.
  var textStyle: TextStyle { get set }

  /// What is shown about the text.
  var validation: TextInputValidation { get set }

  /// What kind of text is expected.
  var purpose: TextInputPurpose { get set }

  /// Called before ``changeHandler``, so that the text can be set that the program has by now; what the
  /// user changed is then made to that, shown and told.
  var willChangeHandler: EventHandler<Void>? { get set }

  /// Told the new text, within the toolkit's own notice of the change, when the user changed it.
  var changeHandler: EventHandler<String>? { get set }

  /// Called when the user presses Return in a view of one line, or Control and Return in one of
  /// several.
  var submitHandler: EventHandler<Void>? { get set }

  /// Told what is selected when the user selected something else or moved the caret.
  var selectionHandler: EventHandler<TextSelection>? { get set }

  /// Told whether the view has the keyboard focus when that changes.
  var focusHandler: EventHandler<Bool>? { get set }

  /// Takes back the last change of the text, the user's or the program's, and tells the program as of
  /// any other change of the user's.
  ///
  /// What the program makes of the text instead takes the place of the text that is gone back to.
  ///
  /// - Returns: whether there was a change to take back, and nothing was being composed.
  @discardableResult
  func undo() -> Bool

  /// Makes the change again that was taken back last, and tells the program.
  ///
  /// - Returns: whether there was one, and nothing was being composed.
  @discardableResult
  func redo() -> Bool

  /// Shows a text and forgets what could be undone, so that nothing is left of the view's last use.
  ///
  /// What is being composed is given up, and the caret goes to the end. No event is sent.
  func reset(to text: String)
}

extension TextInputView {
  /// Empties the view and forgets what could be undone.
  public func reset() { reset(to: "") }
}
