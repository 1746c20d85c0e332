import AlidadeComponents
import AlidadeRender

/// A headless switch.
public typealias HeadlessToggleView = HeadlessControlView<ToggleContent>
/// A headless toggle button.
public typealias HeadlessToggleButtonView = HeadlessControlView<ToggleButtonContent>
/// A headless check box.
public typealias HeadlessCheckBoxView = HeadlessControlView<CheckBoxContent>
/// A headless group of radio buttons.
public typealias HeadlessRadioGroupView = HeadlessControlView<RadioGroupContent>
/// A headless drop-down list.
public typealias HeadlessPickerView = HeadlessControlView<PickerContent>
/// A headless date picker.
public typealias HeadlessDatePickerView = HeadlessControlView<DatePickerContent>
/// A headless calendar.
public typealias HeadlessCalendarView = HeadlessControlView<CalendarContent>
/// A headless color picker.
public typealias HeadlessColorPickerView = HeadlessControlView<ColorPickerContent>
/// A headless link.
public typealias HeadlessLinkView = HeadlessControlView<LinkContent>

extension HeadlessControlView where Content.Value == Bool {
  /// Toggles the control as a user would.
  ///
  /// - Returns: `true` if a user could do so.
  @discardableResult
  public func toggle() -> Bool { choose(!controlValue) }
}

extension HeadlessControlView where Content == CheckBoxContent {
  /// Checks or unchecks the box as a user would.
  ///
  /// - Returns: `true` if a user could do so.
  @discardableResult
  public func toggle() -> Bool { choose(controlValue == .on ? .off : .on) }
}

extension HeadlessControlView where Content: OptionsContent {
  /// Selects an option as a user would.
  ///
  /// - Parameter index: the index of the option.
  /// - Returns: `true` if a user could do so.
  @discardableResult
  public func select(_ index: Int) -> Bool {
    controlContent.options.indices.contains(index) && choose(index)
  }
}

extension HeadlessControlView where Content.Value == CalendarDate {
  /// Selects a date as a user would.
  ///
  /// - Returns: `true` if a user could do so.
  @discardableResult
  public func select(_ date: CalendarDate) -> Bool { choose(date) }
}

extension HeadlessControlView where Content == ColorPickerContent {
  /// Selects a color as a user would.
  ///
  /// - Returns: `true` if a user could do so.
  @discardableResult
  public func select(_ color: RGBA) -> Bool {
    let chosen = controlContent.hasOpacity || color.alpha == 1 ? color : color.opaque
    return choose(chosen)
  }
}

extension HeadlessControlView where Content == LinkContent {
  /// Follows the link as a user would.
  ///
  /// An address that the component opens is added to ``HeadlessMountHost/openedAddresses``.
  ///
  /// - Returns: `true` if a user could do so.
  @discardableResult
  public func open() -> Bool {
    guard canBeFocused else { return false }
    changeHandler?.send(true)
    return true
  }
}

extension RGBA {
  fileprivate var opaque: RGBA {
    RGBA(red: Double(red), green: Double(green), blue: Double(blue))
  }
}
