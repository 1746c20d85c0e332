import AlidadeComponents
import AlidadeRender

/// A switch without a toolkit.
public typealias HeadlessToggleView = HeadlessControlView<ToggleContent>
/// A button that stays pressed, without a toolkit.
public typealias HeadlessToggleButtonView = HeadlessControlView<ToggleButtonContent>
/// A check box without a toolkit.
public typealias HeadlessCheckBoxView = HeadlessControlView<CheckBoxContent>
/// A group of radio buttons without a toolkit.
public typealias HeadlessRadioGroupView = HeadlessControlView<RadioGroupContent>
/// A drop-down list without a toolkit.
public typealias HeadlessPickerView = HeadlessControlView<PickerContent>
/// A bar that shows progress, without a toolkit.
public typealias HeadlessProgressBarView = HeadlessControlView<ProgressBarContent>
/// A spinner without a toolkit.
public typealias HeadlessSpinnerView = HeadlessControlView<SpinnerContent>
/// A bar that shows a level, without a toolkit.
public typealias HeadlessLevelBarView = HeadlessControlView<LevelBarContent>
/// A line between things, without a toolkit.
public typealias HeadlessSeparatorView = HeadlessControlView<SeparatorContent>
/// A date picker without a toolkit.
public typealias HeadlessDatePickerView = HeadlessControlView<DatePickerContent>
/// A calendar without a toolkit.
public typealias HeadlessCalendarView = HeadlessControlView<CalendarContent>
/// A color picker without a toolkit.
public typealias HeadlessColorPickerView = HeadlessControlView<ColorPickerContent>
/// A link without a toolkit.
public typealias HeadlessLinkView = HeadlessControlView<LinkContent>

extension HeadlessControlView where Content.Value == Bool {
  /// Switches, or presses, as a user does.
  ///
  /// - Returns: whether a user could have done so.
  @discardableResult
  public func toggle() -> Bool { choose(!controlValue) }
}

extension HeadlessControlView where Content == CheckBoxContent {
  /// Ticks the box, or takes the tick away, as a user does.
  ///
  /// - Returns: whether a user could have done so.
  @discardableResult
  public func toggle() -> Bool { choose(controlValue == .on ? .off : .on) }
}

extension HeadlessControlView where Content: OptionsContent {
  /// Chooses an option as a user does.
  ///
  /// - Parameter index: the index of the option.
  /// - Returns: whether a user could have done so.
  @discardableResult
  public func select(_ index: Int) -> Bool {
    controlContent.options.indices.contains(index) && choose(index)
  }
}

extension HeadlessControlView where Content.Value == CivilDate {
  /// Chooses a date as a user does.
  ///
  /// - Returns: whether a user could have done so.
  @discardableResult
  public func select(_ date: CivilDate) -> Bool { choose(date) }
}

extension HeadlessControlView where Content == ColorPickerContent {
  /// Chooses a color as a user does.
  ///
  /// - Returns: whether a user could have done so.
  @discardableResult
  public func select(_ color: RGBA) -> Bool {
    let chosen = controlContent.hasOpacity || color.alpha == 1 ? color : color.opaque
    return choose(chosen)
  }
}

extension HeadlessControlView where Content == LinkContent {
  /// Follows the link as a user does; what the desktop would open is added to
  /// ``HeadlessMountHost/openedAddresses``.
  ///
  /// - Returns: whether a user could have done so.
  @discardableResult
  public func open() -> Bool {
    guard canBeFocused else { return false }
    let link = controlContent
    changeHandler?.send(true)
    if let address = link.addressToOpen() { host?.openedAddresses.append(address) }
    return true
  }
}

extension RGBA {
  fileprivate var opaque: RGBA {
    RGBA(red: Double(red), green: Double(green), blue: Double(blue))
  }
}
