import AlidadeComponents
import AlidadeHeadless
import AlidadeRender

// The user actions that controls support.
extension HeadlessView {
  /// The value of a control with two states, and a function that toggles it; `nil` for other views.
  ///
  /// The function returns `true` if a user could do so.
  final var switchState: (isOn: Bool, toggle: @MainActor () -> Bool)? {
    switch self {
    case let view as HeadlessToggleView: (view.controlValue, { view.toggle() })
    case let view as HeadlessToggleButtonView: (view.controlValue, { view.toggle() })
    case let view as HeadlessPressableView: view.pressedState
    case let view as HeadlessCheckBoxView: (view.controlValue == .on, { view.toggle() })
    default: nil
    }
  }

  /// A function that sets the value of a slider or stepper; `nil` for other views.
  ///
  /// The function returns `true` if a user could do so.
  final var numberSetter: (@MainActor (Double) -> Bool)? {
    switch self {
    case let view as HeadlessSliderView: { view.slide(to: $0) }
    case let view as HeadlessStepperView: { view.enter($0) }
    default: nil
    }
  }

  /// A function that selects a date in a date picker or calendar; `nil` for other views.
  ///
  /// The function returns `true` if a user could do so.
  final var dateSetter: (@MainActor (CalendarDate) -> Bool)? {
    switch self {
    case let view as HeadlessDatePickerView: { view.select($0) }
    case let view as HeadlessCalendarView: { view.select($0) }
    default: nil
    }
  }

  /// A function that selects a color in a color picker; `nil` for other views.
  ///
  /// The function returns `true` if a user could do so.
  final var colorSetter: (@MainActor (RGBA) -> Bool)? {
    switch self {
    case let view as HeadlessColorPickerView: { view.select($0) }
    default: nil
    }
  }

  /// The options or menu items that the view offers; `nil` if it offers none.
  final var choices: [Choice]? {
    switch self {
    case let view as HeadlessPickerView: view.optionChoices
    case let view as HeadlessRadioGroupView: view.optionChoices
    case let view as HeadlessMenuView:
      view.controlContent.sections.items.map { item in
        Choice(title: item.title, isEnabled: item.isEnabled) { view.choose(item.title) }
      }
    case let view as HeadlessMenuBarView:
      view.controlContent.menus.flatMap(\.sections).items.map { item in
        Choice(title: item.title, isEnabled: item.isEnabled) { view.choose(item.title) }
      }
    case let view as HeadlessContextMenuView:
      view.controlContent.sections.items.map { item in
        Choice(title: item.title, isEnabled: item.isEnabled) { view.choose(item.title) }
      }
    default: nil
    }
  }
}

extension HeadlessPressableView {
  /// The state of a button that stays pressed; `nil` for any other button.
  fileprivate var pressedState: (isOn: Bool, toggle: @MainActor () -> Bool)? {
    guard let isOn = options.accessibility?.isPressed else { return nil }
    return (isOn, { self.press() })
  }
}

/// An option of a picker or radio group, or an item of a menu.
@MainActor struct Choice {
  let title: String
  let isEnabled: Bool
  /// A function that chooses the option or item, and returns `true` if a user could do so.
  let choose: @MainActor () -> Bool
}

extension HeadlessControlView where Content: OptionsContent {
  fileprivate final var optionChoices: [Choice] {
    controlContent.options.enumerated().map { index, title in
      Choice(title: title, isEnabled: true) { self.select(index) }
    }
  }
}
