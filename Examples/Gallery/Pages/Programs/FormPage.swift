import Alidade

/// A page with a form of fields and controls.
struct FormPage: LayoutPage {
  var isEnabled = true
  var hasColumns = true

  static let name = "Form"
  static let summary = "Fields and controls whose values are one state, with focus and validation."
  static let family = LayoutFamily.programs
  static let stage = Stage(width: 580, height: 400)

  static let sections: [ControlSection<FormPage>] = [
    ControlSection("Form", [.check("Enabled", \.isEnabled), .check("Two columns", \.hasColumns)])
  ]

  var example: ComponentList {
    SignUpForm(isEnabled: isEnabled, hasColumns: hasColumns)
  }

  var listing: String {
    let enabled = isEnabled ? "" : "\n.enabled(false)"
    let columns = hasColumns ? "Row(spacing: 16, alignment: .start)" : "Column(spacing: 12)"
    return """
      \(columns) { … }

      TextField("Name", text: context.binding(\\.name))
      .onSubmit { context.update { $0.focus.field = .mail } }\(enabled)
      .focused(state.focus, equals: .name) { focus in
        context.update { $0.focus = focus }
      }
      """
  }
}
