/// A native view that the user types in: one line or several, or one line of search or secret text.
///
/// The view provides the keyboard, the input method, the clipboard, the context menu and the
/// accessibility of its toolkit. A ``TextInputSession`` keeps the history, except for secret text.
/// A new view is empty, enabled and editable.
@MainActor public protocol TextInputView: NativeView {
  /// The text, without text that is being composed with an input method.
  ///
  /// Setting the text changes only the part that differs: the caret and the selection keep their
  /// places in the text, the change can be undone as one step, and an equal text changes nothing. A
  /// text set while the program is being notified of a user's change belongs to the user's step; if
  /// it restores the previous text, there is no step. No event is sent. A text set during
  /// composition is deferred until the composition ends; a change that the user makes in the
  /// meantime is then rebased onto that text.
  ///
  /// A NUL character is kept, and shown as a symbol (U+2400). If the toolkit's widget can't hold
  /// the text, it shows the beginning, which the user can select but not edit; this is reported
  /// once.
  ///
  /// - Complexity: O(bytes) to set, at about the speed of memory.
  var text: String { get set }

  /// The selection; clamped to the text when it is set, which sends no event.
  ///
  /// A selection set during composition is deferred until the composition ends, and ignored if the
  /// user has changed the text in the meantime.
  var selection: TextSelection { get set }

  /// A Boolean value that is `true` if the program controls the selection.
  ///
  /// In that case, the selection is preserved when the program moves the keyboard focus to the
  /// view. Otherwise, a toolkit may change the selection.
  var holdsSelection: Bool { get set }

  /// The text shown while the view is empty; an empty text shows nothing.
  var placeholder: String { get set }

  /// The name for assistive technologies; `nil` uses the placeholder.
  var label: String? { get set }

  /// The maximum number of characters that the user may enter; `nil` for no limit.
  ///
  /// A text that the program sets isn't truncated.
  var maximumLength: Int? { get set }

  /// A Boolean value that is `true` if the user can edit the text; otherwise, it can still be
  /// selected.
  var isEditable: Bool { get set }

  /// A Boolean value that is `true` if the view can be focused and used; a disabled view looks
  /// faded.
  var isEnabled: Bool { get set }

  /// The style of the text.
  var textStyle: TextStyle { get set }

  /// The state of the text that the view indicates.
  var validation: TextInputValidation { get set }

  /// The kind of text expected.
  var purpose: TextInputPurpose { get set }

  /// The handler called before ``changeHandler``, so that the program can set its latest text.
  ///
  /// The user's change is then rebased onto that text, shown and sent.
  var willChangeHandler: EventHandler<Void>? { get set }

  /// The handler that receives the new text when the user has changed it, within the toolkit's own
  /// notification.
  var changeHandler: EventHandler<String>? { get set }

  /// The key that submits in a view of several lines; `nil` for none.
  ///
  /// The default is ``SubmitKey/controlEnter``. During composition, the key belongs to the input
  /// method.
  var submitKey: SubmitKey? { get set }

  /// The handler called when the user presses Return in a view of one line, or ``submitKey`` in a
  /// view of several lines.
  var submitHandler: EventHandler<Void>? { get set }

  /// The handler that receives the selection when the user has changed it or moved the caret.
  var selectionHandler: EventHandler<TextSelection>? { get set }

  /// The handler that receives `true` when the view gains the keyboard focus and `false` when it
  /// loses the focus.
  var focusHandler: EventHandler<Bool>? { get set }

  /// A Boolean value that is `false` if the program undoes changes to the text, so the keys for
  /// undoing and redoing are left to the enclosing components.
  var undoesChanges: Bool { get set }

  /// The commands that the user can perform now; none if the view is disabled.
  ///
  /// Cutting, copying and deleting need selected text, and secret text can be neither cut nor
  /// copied. Commands that change the text need an editable view, and pasting also needs text on
  /// the clipboard.
  var editingCommands: EditingCommands { get }

  /// The handler called when ``editingCommands`` may have changed, once the keyboard focus has been
  /// in the view.
  var editingCommandsHandler: EventHandler<Void>? { get set }

  /// Performs a command as the user does with a key, wherever the keyboard focus is.
  ///
  /// - Parameter command: one command.
  /// - Returns: `false` if the command isn't one of ``editingCommands``.
  @discardableResult
  func perform(_ command: EditingCommands) -> Bool

  /// Undoes the last change to the text, by the user or the program, and notifies the program as
  /// after any change by the user.
  ///
  /// If the program sets a different text in response, that text replaces the restored text in the
  /// history.
  ///
  /// - Returns: `true` if there was a change to undo, and nothing was being composed.
  @discardableResult
  func undo() -> Bool

  /// Redoes the most recently undone change, and notifies the program.
  ///
  /// - Returns: `true` if there was a change to redo, and nothing was being composed.
  @discardableResult
  func redo() -> Bool

  /// Shows a text and discards the history, so that nothing is left from the view's previous use.
  ///
  /// Composition is canceled, and the caret goes to the end. No event is sent.
  func reset(to text: String)
}

extension TextInputView {
  /// Empties the view and discards the history.
  public func reset() { reset(to: "") }
}
