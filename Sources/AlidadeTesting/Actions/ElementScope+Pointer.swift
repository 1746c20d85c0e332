import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

// The pointer. On an element, `try element.tap(element)` is `try element.tap()`.
extension ElementScope {
  /// Taps the only element that a finder finds, in the middle of its visible part.
  ///
  /// A text on a button taps the button, and the label of a switch flips the switch. A text field
  /// gets the keyboard focus.
  ///
  /// - Parameters:
  ///   - finder: the element.
  ///   - count: the number of taps in quick succession.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Throws: an error if there isn't exactly one such element, or if a user couldn't tap it.
  public func tap(
    _ finder: some Finder, count: Int = 1,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try act(at: sourceLocation) {
      let element = try search(finder).target(that: "handles taps", \.handlesTaps)
      try element.performTap(count: count)
    }
  }

  /// Presses the secondary button of the pointer on the only element that a finder finds.
  ///
  /// To choose from a context menu, call ``choose(_:in:sourceLocation:)``.
  ///
  /// - Throws: an error if there isn't exactly one such element, or if nothing handles the button.
  public func secondaryTap(
    _ finder: some Finder, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try actWithPointer(finder, "a tap with the secondary button", sourceLocation) { view, point in
      view.secondaryTap(at: point)
    }
  }

  /// Holds the primary button, or a finger, down on the only element that a finder finds.
  ///
  /// - Throws: an error if there isn't exactly one such element, or if nothing handles the press.
  public func longPress(
    _ finder: some Finder, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try actWithPointer(finder, "a long press", sourceLocation) { view, point in
      view.longPress(at: point)
    }
  }

  /// Moves the pointer onto the only element that a finder finds.
  ///
  /// - Throws: an error if there isn't exactly one such element, or if a user couldn't reach it.
  public func hover(
    _ finder: some Finder, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try act(at: sourceLocation) {
      let target = try PointerTarget(search(finder).single(), needsEnabled: false)
      target.view.hover(at: target.point(in: target.view))
    }
  }

  /// Drags the only element that a finder finds over a distance.
  ///
  /// - Parameters:
  ///   - finder: the element.
  ///   - distance: the distance in points; positive to the right and down.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Throws: an error if there isn't exactly one such element, or if nothing handles the drag.
  public func drag(
    _ finder: some Finder, by distance: Point,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try actWithPointer(finder, "a drag", sourceLocation) { view, point in
      let half = Point(x: point.x + distance.x / 2, y: point.y + distance.y / 2)
      return view.drag(from: point, through: [half, point + distance])
    }
  }

  /// Drags the only element that a finder finds to the middle of another.
  ///
  /// Content that the element offers is dropped there; otherwise the element is notified of the
  /// drag itself.
  ///
  /// - Throws: an error if there isn't exactly one element for each finder, or if nothing handles
  ///   the drag or accepts the content.
  public func drag(
    _ finder: some Finder, to destination: some Finder,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try act(at: sourceLocation) {
      let source = try PointerTarget(search(finder).single())
      let target = try PointerTarget(search(destination).single())
      let point = source.point(in: source.view)
      let wasDropped = host.mountHost.drag(
        from: source.view, to: target.view, at: target.point(in: target.view))
      if wasDropped { return }
      let distance = target.point - source.point
      if source.view.drag(from: point, through: [point + distance]) { return }
      throw TestFailure(
        "Nothing handles a drag from what \(finder.elementFinder.description), and nothing of it "
          + "can be dropped on what \(destination.elementFinder.description).")
    }
  }

  private func actWithPointer(
    _ finder: some Finder, _ name: String, _ sourceLocation: Testing.SourceLocation,
    _ body: (_ view: HeadlessView, _ point: Point) -> Bool
  ) throws {
    try act(at: sourceLocation) {
      let element = try search(finder).single()
      let target = try PointerTarget(element)
      guard body(target.view, target.point(in: target.view)) else {
        throw TestFailure("Nothing handles \(name) on \(element.name).")
      }
    }
  }

  func search(_ finder: some Finder) -> ElementSearch {
    ElementSearch(finder.elementFinder, in: self)
  }

  /// Does what a user does, and runs everything that it causes.
  func act<Result>(
    at sourceLocation: Testing.SourceLocation, _ body: () throws -> Result
  ) throws -> Result {
    try TestFailure.reported(at: sourceLocation) {
      try host.perform(at: sourceLocation, body)
    }
  }
}

extension TestElement {
  /// Taps the element; see ``ElementScope/tap(_:count:sourceLocation:)``.
  ///
  /// - Throws: an error if a user couldn't tap it.
  public func tap(
    count: Int = 1, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try host.tap(self, count: count, sourceLocation: sourceLocation)
  }

  func performTap(count: Int) throws(TestFailure) {
    let target = try PointerTarget(self)
    guard let handler = target.handlerOfTaps else {
      throw TestFailure("Nothing handles a tap on \(name).")
    }
    if handler is any TextInputView {
      host.mountHost.moveFocus(to: handler)
      return
    }
    if let isUsed = handler.toggleControl() {
      if isUsed { return }
    } else if target.view.tap(count: count, at: target.point(in: target.view)) {
      return
    }
    throw TestFailure("Nothing handles a tap on \(name).")
  }
}

extension HeadlessView {
  /// A Boolean value that is `true` if a tap on the view itself does something.
  fileprivate final var handlesTaps: Bool {
    if self is any PressableView || self is any TextInputView || isToggle { return true }
    return inputs.contains { if case .tap = $0 { true } else { false } }
  }
}
