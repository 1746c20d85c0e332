import Alidade

/// The values of the gallery's controls.
struct ControlsState: Sendable {
  var isOn = true
  var check = CheckState.mixed
  var size = "m"
  var volume = 6.0
  var day = CalendarDate.epoch
  var color = RGBA(hex: 0x3584E4)

  static let sizes = [
    PickerOption("s", "Small"), PickerOption("m", "Medium"), PickerOption("l", "Large"),
  ]
}
