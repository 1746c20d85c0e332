import AlidadeLayout
import AlidadeRender

/// What fields of all kinds can be told beside their text.
struct TextInputOptions: Hashable, Sendable {
  var kind = TextInputKind.singleLine
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
  var lines = 1...1

  /// Fewer lines than one, and a length below zero, are reported and replaced.
  func checked(_ name: String) -> TextInputOptions {
    var options = self
    if lines.lowerBound < 1 {
      let least = ParameterCheck.count(lines.lowerBound, "\(name).lines")
      options.lines = least...max(least, lines.upperBound)
    }
    if let maximumLength, maximumLength < 0 {
      options.maximumLength = Int(
        ParameterCheck.length(Double(maximumLength), "\(name).maximumLength"))
    }
    return options
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
