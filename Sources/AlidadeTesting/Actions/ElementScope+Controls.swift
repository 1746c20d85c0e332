import AlidadeHeadless
import AlidadeRender
import Testing

extension ElementScope {
  /// Chooses an option of a picker or radio group, or an item of a menu, by its text.
  ///
  /// - Parameters:
  ///   - title: the text of the option or item, including items of submenus.
  ///   - finder: the control, by its label or text; for a context menu, the element that has the
  ///     menu, or an element inside it.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Throws: an error if there isn't exactly one such control, or if a user couldn't choose the
  ///   option or item.
  public func choose(
    _ title: String, in finder: some Finder,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try use(finder, that: "offers a choice", at: sourceLocation, \.choices) { choices in
      guard let choice = choices.first(where: { $0.title == title }) else {
        let titles = choices.map { "\"\($0.title)\"" }.joined(separator: ", ")
        throw TestFailure("There is no choice \"\(title)\"; the choices are \(titles).")
      }
      guard choice.isEnabled else { throw TestFailure("\"\(title)\" is disabled.") }
      return choice.choose()
    }
  }

  /// Turns a switch, toggle button or check box on or off, unless it already is.
  ///
  /// - Throws: an error if there isn't exactly one such control, or if a user couldn't use it.
  public func set(
    _ finder: some Finder, to isOn: Bool,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try use(finder, that: "is a switch", at: sourceLocation, \.switchState) { state in
      state.isOn == isOn || state.toggle()
    }
  }

  /// Moves a slider to the nearest value that it can show, or enters a number in a stepper.
  ///
  /// - Throws: an error if there isn't exactly one such control, or if a user couldn't use it.
  public func set(
    _ finder: some Finder, to value: Double,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try use(finder, that: "is a slider or stepper", at: sourceLocation, \.numberSetter) {
      $0(value)
    }
  }

  /// Selects a date in a date picker or calendar.
  ///
  /// - Throws: an error if there isn't exactly one such control, or if a user couldn't use it.
  public func set(
    _ finder: some Finder, to date: CalendarDate,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try use(finder, that: "is a date picker", at: sourceLocation, \.dateSetter) { $0(date) }
  }

  /// Selects a color in a color picker.
  ///
  /// - Throws: an error if there isn't exactly one such control, or if a user couldn't use it.
  public func set(
    _ finder: some Finder, to color: RGBA,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try use(finder, that: "is a color picker", at: sourceLocation, \.colorSetter) { $0(color) }
  }

  /// Operates the only view with an ability that matches a finder, or that is inside or around a
  /// match.
  ///
  /// Fails if a user couldn't reach the view, or if the press only closes a popover.
  ///
  /// - Parameters:
  ///   - finder: the view, or an element inside or around it.
  ///   - role: the ability as the end of a sentence, such as `is a switch`.
  ///   - sourceLocation: the location where failures are recorded.
  ///   - ability: a closure that returns the ability of a view; `nil` if the view lacks it.
  ///   - body: a closure that uses the ability, and returns `true` if a user could do so.
  func use<Ability>(
    _ finder: some Finder, that role: String, at sourceLocation: Testing.SourceLocation,
    _ ability: (HeadlessView) -> Ability?, _ body: (Ability) throws -> Bool
  ) throws {
    try act(at: sourceLocation) {
      let element = try search(finder).target(that: role) { ability($0) != nil }
      let target = try PointerTarget(element)
      try host.pressThroughPopovers(target.view, of: element.name)
      guard let found = element.view.flatMap(ability), try body(found) else {
        throw TestFailure("\(element.name) can't be used.")
      }
    }
  }
}
