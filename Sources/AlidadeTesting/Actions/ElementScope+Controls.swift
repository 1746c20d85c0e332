import AlidadeHeadless
import AlidadeRender
import Testing

extension ElementScope {
  /// Chooses an option of a picker or radio group, or an item of a menu, by its text.
  ///
  /// - Parameters:
  ///   - title: the text of the option or item; items of submenus count, too.
  ///   - finder: the control, by its label or text; for a context menu, what the menu belongs to or
  ///     something in it.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Throws: an error if there isn't exactly one such control, or if a user couldn't choose that.
  public func choose(
    _ title: String, in finder: some Finder,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try use(finder, that: "offers a choice", at: sourceLocation, { $0.choices != nil }) { view in
      let choices = view.choices ?? []
      guard let choice = choices.first(where: { $0.title == title }) else {
        let titles = choices.map { "\"\($0.title)\"" }.joined(separator: ", ")
        throw TestFailure("There is no \"\(title)\" to choose, but only \(titles).")
      }
      guard choice.isEnabled else { throw TestFailure("\"\(title)\" is disabled.") }
      return view.chooseTitle(title)
    }
  }

  /// Turns a switch, toggle button or check box on or off; does nothing if it already is.
  ///
  /// - Throws: an error if there isn't exactly one such control, or if a user couldn't use it.
  public func set(
    _ finder: some Finder, to isOn: Bool,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try use(finder, that: "is a switch", at: sourceLocation, { $0.isOn != nil }) { view in
      view.isOn == isOn ? true : view.toggleControl() ?? false
    }
  }

  /// Moves a slider to the nearest value that it can show, or enters a number in a stepper.
  ///
  /// - Throws: an error if there isn't exactly one such control, or if a user couldn't use it.
  public func set(
    _ finder: some Finder, to value: Double,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let isNumeric = { (view: HeadlessView) in
      view is HeadlessSliderView || view is HeadlessStepperView
    }
    try use(finder, that: "is a slider or stepper", at: sourceLocation, isNumeric) { view in
      view.setNumber(value) ?? false
    }
  }

  /// Selects a date in a date picker or calendar.
  ///
  /// - Throws: an error if there isn't exactly one such control, or if a user couldn't use it.
  public func set(
    _ finder: some Finder, to date: CivilDate,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let isPicker = { (view: HeadlessView) in
      view is HeadlessDatePickerView || view is HeadlessCalendarView
    }
    try use(finder, that: "is a date picker", at: sourceLocation, isPicker) { view in
      view.setDate(date) ?? false
    }
  }

  /// Selects a color in a color picker.
  ///
  /// - Throws: an error if there isn't exactly one such control, or if a user couldn't use it.
  public func set(
    _ finder: some Finder, to color: RGBA,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try use(
      finder, that: "is a color picker", at: sourceLocation, { $0 is HeadlessColorPickerView }
    ) { view in
      (view as? HeadlessColorPickerView)?.select(color) ?? false
    }
  }

  /// Operates the only view with a property that a finder leads to, if a user can reach it.
  func use(
    _ finder: some Finder, that role: String, at sourceLocation: Testing.SourceLocation,
    _ isTarget: (HeadlessView) -> Bool, _ body: (HeadlessView) throws -> Bool
  ) throws {
    try act(at: sourceLocation) {
      let element = try search(finder).target(that: role, isTarget)
      _ = try PointerTarget(element)
      guard let view = element.view, try body(view) else {
        throw TestFailure("\(element.name) can't be used.")
      }
    }
  }
}
