import Alidade

/// A page about the toolkit's native controls.
struct ControlsPage: LayoutPage {
  var isEnabled = true
  var isMeasured = true
  var hasCalendar = false

  static let name = "Controls"
  static let summary = "Widgets of the toolkit, each a component whose value is in state."
  static let family = LayoutFamily.controls
  static let stage = Stage(width: 580, height: 400)

  static let sections: [ControlSection<ControlsPage>] = [
    ControlSection(
      "Controls",
      [
        .check("Enabled", \.isEnabled), .check("Progress is known", \.isMeasured),
        .check("Calendar in place", \.hasCalendar),
      ])
  ]

  var example: ComponentList {
    ControlsForm(isEnabled: isEnabled, isMeasured: isMeasured, hasCalendar: hasCalendar)
  }

  var listing: String {
    let enabled = isEnabled ? "" : ", isEnabled: false"
    let style = hasCalendar ? ", style: .calendar" : ""
    return """
      Toggle("Notifications", isOn: state.isOn\(enabled)) { isOn in
        context.update { $0.isOn = isOn }
      }
      Slider("Volume", value: state.volume, in: 0...10, step: 1) { … }
      ProgressBar("Volume", fraction: \(isMeasured ? "state.volume / 10" : "nil"))
      DatePicker("Day", date: state.day\(style)) { … }
      """
  }
}
