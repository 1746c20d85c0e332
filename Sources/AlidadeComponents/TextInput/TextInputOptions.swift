import AlidadeRender

/// The appearance and behavior of a field, independent of its text.
struct TextInputOptions: Hashable, Sendable {
  let kind: TextInputKind
  var placeholder = ""
  var maximumLength: Int?
  var isEnabled = true
  var isEditable = true
  var style = TextStyle()
  var validation = TextInputValidation.none
  var purpose = TextInputPurpose.anything
  /// The name for assistive technologies; `nil` for the placeholder.
  var label: String?
  /// The minimum and maximum number of visible lines; for editors only.
  var lines = 3...10
  /// A Boolean value that is `false` if a history of the program undoes changes to the text.
  var undoesChanges = true
  /// The key that submits; for editors only.
  var submitKey = SubmitKey.controlEnter

  init(kind: TextInputKind, placeholder: String) {
    self.kind = kind
    self.placeholder = placeholder
  }

  /// Applies the options to a view; values that already match cost nothing.
  @MainActor func apply(to view: any TextInputView) {
    if view.placeholder != placeholder { view.placeholder = placeholder }
    if view.maximumLength != maximumLength { view.maximumLength = maximumLength }
    if view.isEnabled != isEnabled { view.isEnabled = isEnabled }
    if view.isEditable != isEditable { view.isEditable = isEditable }
    if view.textStyle != style { view.textStyle = style }
    if view.validation != validation { view.validation = validation }
    if view.purpose != purpose { view.purpose = purpose }
    if view.label != label { view.label = label }
    if view.undoesChanges != undoesChanges { view.undoesChanges = undoesChanges }
  }
}
