import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

extension ElementScope {
  /// Scrolls the only list or `Scroll` that matches a finder, or the only one in the scope, as a
  /// wheel would.
  ///
  /// - Parameters:
  ///   - distance: the distance in points; positive toward the end. A component that only scrolls
  ///     horizontally is scrolled to the right.
  ///   - finder: the list or `Scroll`, or an element around or in it; `nil` for the only one.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Throws: an error if there isn't exactly one of them, or if a user couldn't reach it.
  public func scroll(
    by distance: Double, in finder: (some Finder)? = ElementFinder?.none,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try act(at: sourceLocation, activatesWindow: false) {
      let list = try list(finder?.elementFinder)
      let isHorizontal = (list.view as? HeadlessScrollView)?.scrollAxes == .horizontal
      let target = try PointerTarget(list)
      target.view.scroll(
        by: isHorizontal ? Point(x: distance, y: 0) : Point(x: 0, y: distance))
    }
  }

  /// Scrolls the only `Scroll` that matches a finder, or the only one in the scope, as a touchpad
  /// would.
  ///
  /// - Parameters:
  ///   - distance: the distance in points; positive to the right and down.
  ///   - finder: the `Scroll`, or an element around or in it; `nil` for the only one.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Throws: an error if there isn't exactly one of them, or if a user couldn't reach it.
  public func scroll(
    by distance: Point, in finder: (some Finder)? = ElementFinder?.none,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try act(at: sourceLocation, activatesWindow: false) {
      let target = try PointerTarget(try list(finder?.elementFinder))
      target.view.scroll(by: distance)
    }
  }

  /// Pulls the content of the only list or `Scroll` that matches a finder, or the only one in the
  /// scope, down with a finger, and releases it.
  ///
  /// The content first scrolls to its top. A pull of 128 points beyond it refreshes content that is
  /// `refreshable`.
  ///
  /// - Parameters:
  ///   - distance: the distance in points; positive downward.
  ///   - finder: the list or `Scroll`, or an element around or in it; `nil` for the only one.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Throws: an error if there isn't exactly one of them, or if a user couldn't reach it.
  public func pull(
    by distance: Double, in finder: (some Finder)? = ElementFinder?.none,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try act(at: sourceLocation) {
      let target = try PointerTarget(try list(finder?.elementFinder))
      if host.mountHost.dismissPopovers(pressing: target.view) { return }
      _ = target.view.pull(through: [distance])
    }
  }

  /// Scrolls a list or a `Scroll` until the only element that matches a finder is visible.
  ///
  /// If the element exists, all lists and scrolling components that enclose it show it immediately.
  /// The components in a `Scroll` exist even if they aren't visible: they are found by their types
  /// and keys, but have no text without a view. A list has no elements for distant rows. For these,
  /// this method scrolls by less than a page at a time, from the current position to the end, and
  /// then from the start. This takes time in proportion to the length of the list; to reach a
  /// distant row faster, use a `ListController`. If a list grows while it is scrolled, the search
  /// ends after many more pages than there were at the start.
  ///
  /// - Parameters:
  ///   - finder: the element; if several match, the first one that becomes visible.
  ///   - list: the list or `Scroll`, or an element around or in it; `nil` for the only one, or for
  ///     those around the element.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Returns: the element.
  /// - Throws: an error if there isn't exactly one such list, or if no row has such an element.
  @discardableResult
  public func scroll(
    to finder: some Finder, in list: (some Finder)? = ElementFinder?.none,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> TestElement {
    try act(at: sourceLocation, activatesWindow: false) {
      if list == nil, let element = findAll(finder).first(where: { !$0.scrollViews.isEmpty }) {
        for view in element.scrollViews { element.reveal(in: view) }
        return element
      }
      let list = try self.list(list?.elementFinder)
      guard let view = list.view as? HeadlessScrollView else {
        throw TestFailure("\(list.name) is no longer shown.")
      }
      let start = view.contentOffset[view.mainAxis]
      if let found = look(for: finder, in: list, view, to: .infinity) { return found }
      scroll(view, by: -view.contentSize[view.mainAxis])
      if let found = look(for: finder, in: list, view, to: start) { return found }
      throw list.search(finder).failureToShow()
    }
  }

  /// Scrolls forward, by less than a page at a time, until an element is visible.
  ///
  /// - Returns: the element; `nil` if there is none before the offset `end` or the end of the list.
  private func look(
    for finder: some Finder, in list: TestElement, _ view: HeadlessScrollView, to end: Double
  ) -> TestElement? {
    let axis = view.mainAxis
    let distance = view.viewportSize[axis] * 0.9
    // The heights of distant rows are estimates, and a list that loads rows at its end may never
    // end.
    let expectedPages =
      distance > 0 ? min(view.maximumContentOffset[axis] / distance, 1_000_000) : 0
    for _ in 0...(100 + 4 * Int(expectedPages)) {
      if let found = list.reveal(finder, in: view) { return found }
      let offset = view.contentOffset[axis]
      if offset >= end { return nil }
      scroll(view, by: distance)
      if view.contentOffset[axis] == offset { return nil }
    }
    return nil
  }

  private func scroll(_ view: HeadlessScrollView, by distance: Double) {
    var step = Point.zero
    step[view.mainAxis] = distance
    view.moveContent(by: step)
    host.runPendingWork()
  }

  private func list(_ finder: ElementFinder?) throws(TestFailure) -> TestElement {
    let isList = { (view: HeadlessView) in view is HeadlessScrollView }
    if let finder { return try search(finder).target(that: "scrolls", isList) }
    let outermost = container?.view
    // The header of a table and the tabs of a bar are parts of another element.
    let anyList = ElementFinder(
      "scrolls",
      tiers: [
        {
          guard let view = $0.view as? HeadlessScrollView, view.role != .generic else {
            return false
          }
          return view.isOutermost(in: outermost)
        }
      ])
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
    element.reveal(in: view)
    return element
  }

  /// The scroll views around the element, from the inside out.
  fileprivate var scrollViews: [HeadlessScrollView] {
    node?.nearestView.outwardViews.compactMap { $0 as? HeadlessScrollView }
      .filter { $0 !== view } ?? []
  }

  /// Scrolls a view just far enough to show all of the element, or its beginning if it is larger
  /// than the view.
  fileprivate func reveal(in view: HeadlessScrollView) {
    let (frame, viewport) = (frame, view.frameInRoot)
    var distance = Point.zero
    for axis in Axis.allCases {
      let start = frame.origin[axis] - viewport.origin[axis]
      let rest = start + frame.size[axis] - viewport.size[axis]
      if start < 0 || frame.size[axis] > viewport.size[axis] {
        distance[axis] = start
      } else if rest > 0 {
        distance[axis] = rest
      }
    }
    view.moveContent(by: distance)
    host.runPendingWork()
  }
}

extension HeadlessScrollView {
  /// The axis along which a search scrolls.
  fileprivate var mainAxis: Axis { scrollAxes.contains(.vertical) ? .vertical : .horizontal }

  /// Returns `true` if no other scroll view encloses this one, up to `container`.
  fileprivate func isOutermost(in container: HeadlessView?) -> Bool {
    for view in outwardViews.dropFirst() {
      if view === container { return true }
      if view is HeadlessScrollView { return false }
    }
    return true
  }
}
