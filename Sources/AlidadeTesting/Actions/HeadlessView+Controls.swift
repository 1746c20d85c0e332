import AlidadeComponents
import AlidadeHeadless
import AlidadeRender

// Controls by what a user does with them.
extension HeadlessView {
  /// A Boolean value that is `true` for a control that a tap toggles, or a link.
  final var isToggle: Bool {
    self is HeadlessToggleView || self is HeadlessToggleButtonView || self is HeadlessCheckBoxView
      || self is HeadlessLinkView
  }

  /// The value of a control with two states; `nil` if the view isn't such a control.
  final var isOn: Bool? {
    switch self {
    case let view as HeadlessToggleView: view.controlValue
    case let view as HeadlessToggleButtonView: view.controlValue
    case let view as HeadlessCheckBoxView: view.controlValue == .on
    default: nil
    }
  }

  /// Sets the value of a slider or stepper.
  ///
  /// - Returns: `true` if a user could do so; `nil` if the view is no such control.
  final func setNumber(_ value: Double) -> Bool? {
    switch self {
    case let view as HeadlessSliderView: view.slide(to: value)
    case let view as HeadlessStepperView: view.enter(value)
    default: nil
    }
  }

  /// Selects a date.
  ///
  /// - Returns: `true` if a user could do so; `nil` if the view is no such control.
  final func setDate(_ date: CivilDate) -> Bool? {
    switch self {
    case let view as HeadlessDatePickerView: view.select(date)
    case let view as HeadlessCalendarView: view.select(date)
    default: nil
    }
  }

  /// The texts that a user can choose, with `false` for those that are disabled; `nil` if the view
  /// offers no choice.
  final var choices: [(title: String, isEnabled: Bool)]? {
    switch self {
    case let view as HeadlessPickerView: view.controlContent.options.map { ($0, true) }
    case let view as HeadlessRadioGroupView: view.controlContent.options.map { ($0, true) }
    case let view as HeadlessMenuView:
      view.controlContent.sections.items.map { ($0.title, $0.isEnabled) }
    case let view as HeadlessContextMenuView:
      view.controlContent.sections.items.map { ($0.title, $0.isEnabled) }
    default: nil
    }
  }

  /// Chooses an option or a menu item by its text.
  ///
  /// - Returns: `true` if a user could do so.
  final func chooseTitle(_ title: String) -> Bool {
    switch self {
    case let view as HeadlessPickerView:
      view.controlContent.options.firstIndex(of: title).map { view.select($0) } ?? false
    case let view as HeadlessRadioGroupView:
      view.controlContent.options.firstIndex(of: title).map { view.select($0) } ?? false
    case let view as HeadlessMenuView: view.choose(title)
    case let view as HeadlessContextMenuView: view.choose(title)
    default: false
    }
  }
}
