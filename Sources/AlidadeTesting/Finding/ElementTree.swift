import AlidadeCore
import AlidadeHeadless
import AlidadeLayout
import AlidadeRender

/// The current components and views of a window, in preorder.
///
/// The tree contains the components of hidden views, but not the hidden views themselves.
@MainActor struct ElementTree {
  private(set) var nodes: [ElementNode] = []

  private let grid: PixelGrid
  private let views: [UnitIdentity: HeadlessView]
  private var shownViews: Set<ObjectIdentifier> = []

  /// Creates the tree of a window.
  ///
  /// - Complexity: O(components + views).
  init(of host: TestHost) {
    grid = PixelGrid(scale: host.mountHost.scaleFactor)
    let root = host.view.root
    var views: [UnitIdentity: HeadlessView] = [:]
    var pending = [root]
    while let view = pending.popLast() {
      if view.isHidden || view.isInert { continue }
      if let identity = view.mountRecord?.shownIdentity { views[identity] = view }
      pending += view.subviews
    }
    self.views = views
    appendView(root, key: nil, parent: nil) { tree, index in
      if let outline = host.view.host.outline {
        tree.append(outline, rootOrigin: .zero, around: root, parent: index)
      }
    }
  }

  /// Returns the range of the elements inside another.
  func inside(_ index: Int) -> Range<Int> { (index + 1)..<nodes[index].end }

  /// Returns the elements directly inside another.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < nodes[index].end {
      children.append(next)
      next = nodes[next].end
    }
    return children
  }

  /// Returns the index of an element; `nil` if it was removed.
  func index(of identity: ElementIdentity) -> Int? {
    nodes.firstIndex { $0.identity == identity }
  }

  /// Returns the elements that enclose another, from the inside out.
  func ancestors(of index: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = nodes[index].parent
    while let current = next {
      ancestors.append(current)
      next = nodes[current].parent
    }
    return ancestors
  }

  // MARK: - Making

  private mutating func append(
    _ outline: ComponentOutline, rootOrigin: Point, around superview: HeadlessView, parent: Int
  ) {
    let index = nodes.count
    let view = views[outline.identity]
    let frame = view?.frameInRoot ?? outline.frame.map { aligned($0.offset(by: rootOrigin)) }
    nodes.append(
      ElementNode(
        identity: .component(outline.identity), parent: parent, end: index + 1,
        component: outline.type, key: outline.key, view: view, nearestView: view ?? superview,
        frame: frame ?? Rect(origin: rootOrigin, size: .zero)))
    if let view { shownViews.insert(ObjectIdentifier(view)) }
    // The components in a scroll view are placed in its content.
    let origin = rootOrigin + (view?.contentOriginOfComponents ?? .zero)
    for child in outline.children {
      append(child, rootOrigin: origin, around: view ?? superview, parent: index)
    }
    if let view { appendOtherViews(in: view, parent: index) }
    nodes[index].end = nodes.count
    if frame == nil { nodes[index].frame = union(of: index) ?? nodes[index].frame }
  }

  /// Appends the views inside another view that show no components of the enclosing tree.
  private mutating func appendOtherViews(in view: HeadlessView, parent: Int) {
    let trees = view.mountedTrees
    let order = trees.map { ObjectIdentifier($0.rootView) }
    let subviews = view.visibleSubviews.filter { subview in
      // A sheet that is disappearing is only visible, and can't be used.
      if subview.isInert { return false }
      guard let identity = subview.mountRecord?.shownIdentity else { return true }
      return views[identity] !== subview
    }
    let sorted = subviews.map { subview in
      (subview, order.firstIndex(of: ObjectIdentifier(subview)) ?? order.count)
    }.sorted { $0.1 < $1.1 }
    for (subview, place) in sorted where !shownViews.contains(ObjectIdentifier(subview)) {
      let mounted = place < trees.count ? trees[place] : nil
      appendView(subview, key: mounted?.key, parent: parent) { tree, index in
        let outline = mounted?.tree.outline ?? subview.componentHost?.outline
        guard let outline else { return }
        tree.append(
          outline, rootOrigin: subview.frameInRoot.origin, around: subview, parent: index)
      }
    }
  }

  private mutating func appendView(
    _ view: HeadlessView, key: ComponentKey?, parent: Int?,
    _ appendContent: (inout ElementTree, Int) -> Void
  ) {
    let index = nodes.count
    nodes.append(
      ElementNode(
        identity: .view(ObjectIdentifier(view)), parent: parent, end: index + 1, component: nil,
        key: key, view: view, nearestView: view, frame: view.frameInRoot))
    shownViews.insert(ObjectIdentifier(view))
    appendContent(&self, index)
    appendOtherViews(in: view, parent: index)
    nodes[index].end = nodes.count
  }

  private func aligned(_ frame: Rect) -> Rect {
    let (x, y) = (grid.round(frame.minX), grid.round(frame.minY))
    return Rect(
      x: x, y: y, width: grid.round(frame.maxX) - x, height: grid.round(frame.maxY) - y)
  }

  /// Returns the smallest rectangle that contains the elements inside another; `nil` if there are
  /// none.
  private func union(of index: Int) -> Rect? {
    children(of: index).map { nodes[$0].frame }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension HeadlessView {
  /// The origin of the content of a scroll view that shows components of the enclosing tree; zero
  /// for any other view.
  fileprivate var contentOriginOfComponents: Point {
    guard let view = self as? HeadlessScrollView,
      !(view.scrollDelegate is any ComponentTreeContainer)
    else { return .zero }
    return view.contentOrigin
  }
}
