import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

extension ElementScope {
  /// Scrolls the only list that a finder finds, or the only list there is, as a wheel does.
  ///
  /// - Parameters:
  ///   - distance: the distance in points; positive toward the end.
  ///   - finder: the list, or something around or in it; `nil` for the only list.
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

  /// Scrolls a list until the element that a finder finds is in sight.
  ///
  /// Scrolls from the current position to the end, and then from the start, by less than a page at
  /// a time, because a list has no elements for distant rows. So it takes time in proportion to the
  /// length of the list; to reach a far row, use a `ListHandle`.
  ///
  /// - Parameters:
  ///   - finder: the element; if there are several, the first one that comes into sight.
  ///   - list: the list, or something around or in it; `nil` for the only list.
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
      while true {
        if let found = list.reveal(finder, in: view) { return found }
        if view.scrollOffset >= view.maximumOffset { break }
        scroll(view, by: view.viewportSize.height * 0.9)
      }
      scroll(view, by: -view.contentHeight)
      while view.scrollOffset < start {
        if let found = list.reveal(finder, in: view) { return found }
        scroll(view, by: view.viewportSize.height * 0.9)
      }
      throw list.search(finder).failureToShow()
    }
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
  /// Scrolls by as little as is needed to show all of an element, or its beginning.
  ///
  /// - Returns: `nil` if there is no such element.
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
