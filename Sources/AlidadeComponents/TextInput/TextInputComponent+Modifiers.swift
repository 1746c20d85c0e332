import AlidadeCore
import AlidadeRender

extension TextInputComponent {
  /// Returns this field with an action that is called on the main thread when the user submits.
  ///
  /// A single-line field submits with Return. A ``TextEditor`` submits with Control-Return unless
  /// ``TextEditor/submitKey(_:)`` sets another key.
  public func onSubmit(perform action: @escaping @MainActor @Sendable () -> Void) -> Self {
    with { $0.onSubmit = Action(action) }
  }

  /// Returns this field with a selection from the program's state.
  ///
  /// The state is the source of truth, as it is for the text. When the user selects text or typing
  /// moves the caret, `onChange` is called immediately; then the field selects what the state
  /// specifies. The selection after an edit is reported after the text, unless the state has a
  /// different selection by then. A program that changes the text must also update the selection:
  /// `TextReplacement(from:to:)` maps positions to the new text.
  ///
  /// A position beyond the end of the text counts as the end, and a position inside a character as
  /// the start of that character. While an input method is composing text, the selection isn't
  /// applied.
  ///
  /// - Parameters:
  ///   - selection: the selection, in Unicode scalars; `nil` leaves it to the user.
  ///   - onChange: called on the main thread with the user's selection.
  public func selection(
    _ selection: TextSelection?, onChange: @escaping @MainActor @Sendable (TextSelection) -> Void
  ) -> Self {
    with {
      $0.selection = selection
      $0.onSelectionChange = Action(onChange)
    }
  }

  /// Returns this field with an action for selection changes by the user and for caret moves while
  /// typing; called on the main thread, after the action for the text.
  public func onSelectionChange(
    perform action: @escaping @MainActor @Sendable (TextSelection) -> Void
  ) -> Self {
    with { $0.onSelectionChange = Action(action) }
  }

  /// Leaves undoing the user's edits to a history in which the program records them.
  ///
  /// Inside ``Component/undoable(_:)`` with the history, the keys and the Edit menu then undo the
  /// changes in the history; the field keeps none of its own. A binding with a history, such as
  /// `context.binding(notes, \.title, undo: history, name: "Rename")`, needs no modifier.
  public func undoHistory(_ history: UndoHistory) -> Self {
    with { $0.history = ObjectIdentifier(history) }
  }

  /// Returns this field with a maximum number of characters for the user's input; `nil` for any
  /// number.
  ///
  /// Text from the program's state isn't truncated. A negative number is reported and counts as
  /// zero.
  public func maximumLength(_ count: Int?) -> Self {
    let checked = count.map { count in
      count < 0
        ? Int(ParameterCheck.length(Double(count), "\(Self.self).maximumLength")) : count
    }
    return with { $0.options.maximumLength = checked }
  }

  /// Returns this field, enabled or disabled.
  public func enabled(_ isEnabled: Bool) -> Self {
    with { $0.options.isEnabled = isEnabled }
  }

  /// Returns this field, editable or not; its text can be selected in either case.
  public func editable(_ isEditable: Bool) -> Self {
    with { $0.options.isEditable = isEditable }
  }

  /// Returns this field with a different text style.
  public func textStyle(_ style: TextStyle) -> Self {
    with { $0.options.style = style }
  }

  /// Returns this field with a validation status for its text.
  public func validation(_ validation: TextInputValidation) -> Self {
    with { $0.options.validation = validation }
  }

  /// Returns this field for a particular kind of text, which helps keyboards and input methods.
  public func purpose(_ purpose: TextInputPurpose) -> Self {
    with { $0.options.purpose = purpose }
  }

  /// Returns this field with a different name for assistive technologies; `nil` for the
  /// placeholder.
  public func label(_ label: String?) -> Self {
    with { $0.options.label = label }
  }

  /// Returns this field with an identity; `nil` for none.
  ///
  /// The field keeps its selection and undo history when it is shown with the same identity in
  /// another hosting view, window or list.
  ///
  /// Text that the field itself keeps doesn't move with it.
  public func viewIdentity(_ identity: StatefulViewIdentity?) -> Self {
    with { $0.viewIdentity = identity }
  }

  func with(_ change: (inout TextInputConfiguration) -> Void) -> Self {
    var field = self
    change(&field.configuration)
    return field
  }
}
