import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

extension ElementScope {
  /// Scrolls the only list that matches a finder, or the only list there is, as a wheel would.
  ///
  /// - Parameters:
  ///   - distance: the distance in points; positive toward the end.
  ///   - finder: the list, or an element around or in it; `nil` for the only list.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Throws: an error if there isn't exactly one such list, or if a user couldn't reach it.
  public func scroll(
    by distance: Double, in finder: (some Finder)? = ElementFinder?.none,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try act(at: sourceLocation) {
      let list = try list(finder?.elementFinder)
      let target = try PointerTarget(list)
      target.view.scroll(by: Point(x: 0, y: distance))
    }
  }

  /// Scrolls a list until the only element that matches a finder is visible.
  ///
  /// A list has no elements for distant rows, so this method scrolls by less than a page at a time,
  /// from the current position to the end, and then from the start. This takes time in proportion
  /// to the length of the list; to reach a distant row, use a `ListController`. If a list grows
  /// while it is scrolled, the search ends after many more pages than there were at the start.
  ///
  /// - Parameters:
  ///   - finder: the element; if several match, the first one that comes into sight.
  ///   - list: the list, or an element around or in it; `nil` for the only list.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Returns: the element.
  /// - Throws: an error if there isn't exactly one such list, or if no row has such an element.
  @discardableResult
  public func scroll(
    to finder: some Finder, in list: (some Finder)? = ElementFinder?.none,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> TestElement {
    try act(at: sourceLocation) {
      let list = try self.list(list?.elementFinder)
      guard let view = list.view as? HeadlessScrollView else {
        throw TestFailure("\(list.name) is no longer shown.")
      }
      let start = view.scrollOffset
      if let found = look(for: finder, in: list, view, to: .infinity) { return found }
      scroll(view, by: -view.contentHeight)
      if let found = look(for: finder, in: list, view, to: start) { return found }
      throw list.search(finder).failureToShow()
    }
  }

  /// Scrolls forward, by less than a page at a time, until an element is in sight.
  ///
  /// - Returns: the element; `nil` if there is none before the offset `end` or the end of the list.
  private func look(
    for finder: some Finder, in list: TestElement, _ view: HeadlessScrollView, to end: Double
  ) -> TestElement? {
    let distance = view.viewportSize.height * 0.9
    // The heights of distant rows are estimates, and a list that loads rows at its end may never
    // end.
    let expectedPages = distance > 0 ? min(view.maximumOffset / distance, 1_000_000) : 0
    for _ in 0...(100 + 4 * Int(expectedPages)) {
      if let found = list.reveal(finder, in: view) { return found }
      let offset = view.scrollOffset
      if offset >= end { return nil }
      scroll(view, by: distance)
      if view.scrollOffset == offset { return nil }
    }
    return nil
  }

  private func scroll(_ view: HeadlessScrollView, by distance: Double) {
    view.scroll(by: distance)
    host.runPendingWork()
  }

  private func list(_ finder: ElementFinder?) throws(TestFailure) -> TestElement {
    let isList = { (view: HeadlessView) in view is HeadlessScrollView }
    if let finder { return try search(finder).target(that: "scrolls", isList) }
    let anyList = ElementFinder("scrolls", tiers: [{ $0.view is HeadlessScrollView }])
    if let container, !search(anyList).hasMatches {
      return try ElementSearch(container.elementFinder, in: host).target(that: "scrolls", isList)
    }
    return try search(anyList).single()
  }
}

extension TestElement {
  /// Scrolls just far enough to show all of an element, or its beginning if it is taller than the
  /// list.
  ///
  /// - Returns: the element; `nil` if there is none.
  fileprivate func reveal(_ finder: some Finder, in view: HeadlessScrollView) -> TestElement? {
    guard let element = findAll(finder).first else { return nil }
    let (frame, viewport) = (element.frame, view.frameInRoot)
    if frame.minY < viewport.minY || frame.size.height > viewport.size.height {
      view.scroll(by: frame.minY - viewport.minY)
    } else if frame.maxY > viewport.maxY {
      view.scroll(by: frame.maxY - viewport.maxY)
    }
    host.runPendingWork()
    return element
  }
}
