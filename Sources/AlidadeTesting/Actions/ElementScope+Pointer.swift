import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

// Actions with the pointer. For an element, `try element.tap()` is short for `try
// element.tap(element)`.
extension ElementScope {
  /// Taps the only element that matches a finder, in the middle of its visible part.
  ///
  /// Tapping the text on a button taps the button, and tapping the label of a switch flips the
  /// switch. A tapped text field or control gets the keyboard focus. A tap outside an open popover
  /// closes it, and has no other effect.
  ///
  /// - Parameters:
  ///   - finder: the element.
  ///   - button: the button of the pointer.
  ///   - count: the number of taps in quick succession.
  ///   - modifiers: the modifier keys that are held.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Throws: an error if there isn't exactly one such element, or if a user couldn't tap it.
  public func tap(
    _ finder: some Finder, button: PointerButton = .primary, count: Int = 1,
    modifiers: KeyModifiers = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try act(at: sourceLocation) {
      let element = try search(finder).target(that: "handles taps") { $0.handlesTaps(button) }
      try element.performTap(button, count: count, modifiers: modifiers)
    }
  }

  /// Holds the primary button, or a finger, down on the only element that matches a finder.
  ///
  /// - Throws: an error if there isn't exactly one such element, or if no component handles the
  ///   press.
  public func longPress(
    _ finder: some Finder, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try actWithPointer(finder, "a long press", sourceLocation) { target in
      target.view.longPress(at: target.place)
    }
  }

  /// Moves the pointer onto the only element that matches a finder.
  ///
  /// - Throws: an error if there isn't exactly one such element, or if a user couldn't reach it.
  public func hover(
    _ finder: some Finder, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try act(at: sourceLocation, activatesWindow: false) {
      let target = try PointerTarget(search(finder).single(), needsEnabled: false)
      target.view.hover(at: target.place)
    }
  }

  /// Drags the only element that matches a finder by a distance.
  ///
  /// - Parameters:
  ///   - finder: the element.
  ///   - distance: the distance in points; positive to the right and down.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Throws: an error if there isn't exactly one such element, or if no component handles the
  ///   drag.
  public func drag(
    _ finder: some Finder, by distance: Point,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try actWithPointer(finder, "a drag", sourceLocation) { target in
      let half = Point(x: distance.x / 2, y: distance.y / 2)
      let points = [half, distance].map { target.place(of: target.point + $0) }
      return target.view.drag(from: target.place, through: points)
    }
  }

  /// Swipes the list row or, if there is none, the page that contains the only element that matches
  /// a finder, as a finger does, and releases it.
  ///
  /// Depending on the distance and the velocity, the row then opens, closes or performs its first
  /// action; a page is dismissed, which shows the page below it, or stays.
  ///
  /// - Parameters:
  ///   - finder: the element.
  ///   - distance: the distance in points; positive to the right.
  ///   - velocity: the velocity at the release, in points per second; positive to the right.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Throws: an error if there isn't exactly one such element, or if its row has no actions at
  ///   the edge that it would be moved away from and its page doesn't cover another one.
  public func swipe(
    _ finder: some Finder, by distance: Double, velocity: Double = 0,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try actWithPointer(finder, "a swipe", sourceLocation) { target in
      let steps = [distance / 2, distance]
      return target.view.swipeRow(by: steps, velocity: velocity)
        || target.view.pan(through: steps, velocity: velocity)
    }
  }

  /// Drags the only element that matches a finder to the middle of another.
  ///
  /// If the element offers content, the content is dropped on the other element. Otherwise, or if a
  /// component in that content listens for drags at that place, the element itself receives the
  /// drag.
  ///
  /// - Throws: an error if there isn't exactly one element for each finder, or if no component
  ///   handles the drag or accepts the content.
  public func drag(
    _ finder: some Finder, to destination: some Finder,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try act(at: sourceLocation) {
      let source = try PointerTarget(search(finder).single())
      let target = try PointerTarget(search(destination).single())
      if host.mountHost.dismissPopovers(pressing: source.view) { return }
      let (start, end) = (source.place, source.place(of: target.point))
      let wasDropped = host.mountHost.drag(from: source.view, to: target.view, at: target.place)
      if wasDropped { return }
      if source.view.drag(from: start, through: [end]) { return }
      throw TestFailure(
        "Nothing handles a drag from the element that \(finder.elementFinder.description), and nothing "
          + "from it can be dropped on the element that \(destination.elementFinder.description).")
    }
  }

  private func actWithPointer(
    _ finder: some Finder, _ name: String, _ sourceLocation: Testing.SourceLocation,
    _ body: (PointerTarget) -> Bool
  ) throws {
    try act(at: sourceLocation) {
      let element = try search(finder).single()
      let target = try PointerTarget(element)
      if host.mountHost.dismissPopovers(pressing: target.view) { return }
      guard body(target) else {
        throw TestFailure("Nothing handles \(name) on \(element.name).")
      }
    }
  }

  func search(_ finder: some Finder) -> ElementSearch {
    ElementSearch(finder.elementFinder, in: self)
  }
}

extension TestElement {
  /// Taps the element; see ``ElementScope/tap(_:button:count:modifiers:sourceLocation:)``.
  ///
  /// - Throws: an error if a user couldn't tap it.
  public func tap(
    button: PointerButton = .primary, count: Int = 1, modifiers: KeyModifiers = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try host.tap(
      self, button: button, count: count, modifiers: modifiers, sourceLocation: sourceLocation)
  }

  func performTap(
    _ button: PointerButton = .primary, count: Int, modifiers: KeyModifiers = []
  ) throws(TestFailure) {
    let target = try PointerTarget(self)
    let point = target.place
    if host.mountHost.dismissPopovers(pressing: target.view) { return }
    guard button == .primary else {
      if target.view.tap(button: button, count: count, at: point, modifiers: modifiers) { return }
      throw TestFailure("Nothing handles a tap with the \(button) button on \(name).")
    }
    guard let handler = target.handlerOfTaps else {
      throw TestFailure("Nothing handles a tap on \(name).")
    }
    if handler is any TextInputView {
      host.mountHost.moveFocus(to: handler)
      return
    }
    if let toggling = handler.toggling {
      if use(toggling, of: handler, count: count) { return }
    } else if target.view.tap(count: count, at: point, modifiers: modifiers) {
      return
    }
    throw TestFailure("Nothing handles a tap on \(name).")
  }

  /// Toggles a control once for each tap.
  ///
  /// - Returns: `true` if a user could toggle the control.
  private func use(
    _ toggling: @MainActor () -> Bool, of control: HeadlessView, count: Int
  ) -> Bool {
    var isUsed = false
    for _ in stride(from: 0, to: count, by: 1) {
      // The next tap changes the new value, which a control shows only after an update.
      if isUsed { host.runPendingWork() }
      host.mountHost.moveFocus(to: control)
      guard toggling() else { break }
      isUsed = true
    }
    return isUsed
  }
}

extension HeadlessView {
  /// Returns `true` if a tap on the view itself has an effect.
  fileprivate final func handlesTaps(_ button: PointerButton) -> Bool {
    if isSelectableRow, button == .primary || button == .secondary { return true }
    if isSelectableText, button == .primary { return true }
    if button == .primary,
      self is any PressableView || self is any TextInputView || toggling != nil
    {
      return true
    }
    return inputs.contains { if case .tap(button, count: _) = $0 { true } else { false } }
  }
}
