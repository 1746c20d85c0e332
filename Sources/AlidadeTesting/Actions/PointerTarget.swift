import AlidadeHeadless
import AlidadeLayout
import AlidadeRender

/// The point at which the pointer can reach an element, and the view there.
@MainActor struct PointerTarget {
  /// The frontmost view at the point.
  let view: HeadlessView
  /// The point in the window.
  let point: Point
  /// The point in the coordinates of the view.
  let place: Point

  /// Creates a target at the center of the visible part of an element.
  ///
  /// - Parameter needsEnabled: `false` if the action is also possible on a disabled element.
  /// - Throws: a failure if a user couldn't reach the element because it was removed, or is
  ///   disabled, not visible or covered.
  init(_ element: TestElement, needsEnabled: Bool = true) throws(TestFailure) {
    guard let node = element.node else {
      throw TestFailure("\(element.name) is no longer shown.")
    }
    try element.host.checkUnblocked()
    let frame = HeadlessDump.text(node.frame)
    if needsEnabled, !node.nearestView.isEnabledInContext {
      throw TestFailure("\(element.name) is disabled, so a user can't use it.")
    }
    guard node.isVisible, let part = node.visiblePart else {
      throw TestFailure(PointerTarget.outOfView(element.name, node, frame))
    }
    let pressable = node.view as? HeadlessPressableView
    let middle = pressable?.touchableParts?.first?.center
    point = middle.flatMap { pressable?.pointInRoot($0) } ?? part.center
    guard let hit = element.host.view.root.hit(at: point) else {
      throw TestFailure("\(element.name) \(frame) doesn't react to the pointer.")
    }
    guard hit.view.isInside(node.nearestView) || node.nearestView.isInside(hit.view) else {
      throw PointerTarget.covered(element, by: hit.view, at: point)
    }
    (view, place) = hit
  }

  /// Returns another point in the window in the coordinates of the view.
  func place(of point: Point) -> Point { view.point(fromRoot: point) ?? place }

  /// The innermost view that handles taps; `nil` if there is none.
  var handlerOfTaps: HeadlessView? {
    view.outwardViews.first { view in
      view.isControl || view.isSelectableRow || view.isSelectableText
        || view.inputs.contains { if case .tap = $0 { true } else { false } }
    }
  }

  private static func outOfView(_ name: String, _ node: ElementNode, _ frame: String) -> String {
    if node.frame.size.width <= 0 || node.frame.size.height <= 0 {
      return "\(name) has no size: \(frame)."
    }
    let scroll = node.nearestView.outwardViews.lazy.compactMap { $0 as? HeadlessScrollView }.first
    if let scroll {
      let part = HeadlessDump.text(scroll.frameInRoot)
      return "\(name) is out of sight: \(frame) is outside of the visible part of its list, "
        + "\(part). Call scroll(to:) first."
    }
    if node.visiblePart == nil {
      return "\(name) is out of sight: \(frame) is outside of the window, or clipped."
    }
    return "\(name) \(frame) is hidden or fully transparent."
  }

  private static func covered(
    _ element: TestElement, by view: HeadlessView, at point: Point
  ) -> TestFailure {
    let tree = ElementTree(of: element.host)
    let covering = view.outwardViews.lazy.compactMap { around in
      tree.nodes.firstIndex { $0.view === around }
    }.first
    let name = covering.map { ElementOutline(tree).description(of: $0) } ?? view.kindName
    return TestFailure("\(element.name) is covered by \(name) at (\(point.x) \(point.y)).")
  }
}
