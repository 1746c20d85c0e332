import AlidadeCore
import AlidadeRender

extension TextInputComponent {
  /// The same field that calls `action` when the user presses Return, or Control and Return where
  /// there are several lines; on the main thread.
  public func onSubmit(_ action: @escaping @MainActor @Sendable () -> Void) -> Self {
    with { $0.onSubmit = Action(action) }
  }

  /// The same field with a selection that is part of the state of the program.
  ///
  /// The state is the truth, as it is for the text: what the user selects, and where the caret comes
  /// to by typing, is told at once, and then the field selects what the state says. What is told for
  /// a new text comes after the text, unless the state has another selection by then. A program that
  /// changes the text sees to the selection too: `TextReplacement(from:to:)` says where a place comes
  /// to.
  ///
  /// A place beyond the end of the text counts as the end, and one inside a character as the place
  /// before it. While something is composed with an input method the selection waits.
  ///
  /// - Parameters:
  ///   - selection: what is selected, in Unicode scalars; `nil` leaves it to the user.
  ///   - onChange: told what the user selected; on the main thread.
  public func selection(
    _ selection: TextSelection?, onChange: @escaping @MainActor @Sendable (TextSelection) -> Void
  ) -> Self {
    with {
      $0.selection = selection
      $0.onSelectionChange = Action(onChange)
    }
  }

  /// The same field that tells what the user selected, and where the caret comes to by typing; on
  /// the main thread, after the text.
  public func onSelectionChange(
    _ action: @escaping @MainActor @Sendable (TextSelection) -> Void
  ) -> Self {
    with { $0.onSelectionChange = Action(action) }
  }

  /// The same field in which the user can enter at most `count` characters; `nil` for any number.
  ///
  /// A text of the state is not cut off. A number below zero is reported and counts as zero.
  public func maximumLength(_ count: Int?) -> Self {
    let checked = count.map { count in
      count < 0
        ? Int(ParameterCheck.length(Double(count), "\(Self.self).maximumLength")) : count
    }
    return with { $0.options.maximumLength = checked }
  }

  /// The same field that can be used or not.
  public func enabled(_ isEnabled: Bool) -> Self {
    with { $0.options.isEnabled = isEnabled }
  }

  /// The same field whose text can be changed or not; it can be selected all the same.
  public func editable(_ isEditable: Bool) -> Self {
    with { $0.options.isEditable = isEditable }
  }

  /// The same field with letters that look otherwise.
  public func textStyle(_ style: TextStyle) -> Self {
    with { $0.options.style = style }
  }

  /// The same field that shows something about its text.
  public func validation(_ validation: TextInputValidation) -> Self {
    with { $0.options.validation = validation }
  }

  /// The same field for another kind of text, with which keyboards and input methods help.
  public func purpose(_ purpose: TextInputPurpose) -> Self {
    with { $0.options.purpose = purpose }
  }

  /// The same field with another name for assistive technologies; `nil` for the placeholder.
  public func label(_ label: String?) -> Self {
    with { $0.options.label = label }
  }

  /// The same field, which keeps what the user did with it when it is shown in another hosting view,
  /// window or list with the same identity; `nil` for none.
  ///
  /// A text that the field keeps itself stays behind.
  public func viewIdentity(_ identity: StatefulViewIdentity?) -> Self {
    with { $0.viewIdentity = identity }
  }

  func with(_ change: (inout TextInputConfiguration) -> Void) -> Self {
    var field = self
    change(&field.configuration)
    return field
  }
}
