import AlidadeLayout
import AlidadeRender

/// How a field looks and behaves, whatever its text.
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
  /// The least and the largest number of lines that there is room for; of an editor only.
  var lines = 3...10

  init(kind: TextInputKind, placeholder: String) {
    self.kind = kind
    self.placeholder = placeholder
  }

  /// Makes a view look and behave accordingly; what is so already costs nothing.
  @MainActor func apply(to view: any TextInputView) {
    if view.placeholder != placeholder { view.placeholder = placeholder }
    if view.maximumLength != maximumLength { view.maximumLength = maximumLength }
    if view.isEnabled != isEnabled { view.isEnabled = isEnabled }
    if view.isEditable != isEditable { view.isEditable = isEditable }
    if view.textStyle != style { view.textStyle = style }
    if view.validation != validation { view.validation = validation }
    if view.purpose != purpose { view.purpose = purpose }
    if view.label != label { view.label = label }
  }
}
