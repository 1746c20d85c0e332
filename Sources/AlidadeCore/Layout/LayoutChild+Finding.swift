import AlidadeLayout
import AlidadeRender

extension LayoutChild {
  /// Returns a closure that finds components by their keys, at any depth, and returns their frames
  /// in a layout of the child.
  ///
  /// The closure can be called on any thread. It returns the frame of the first component with the
  /// key, in source order, and `nil` for a component that has no place in the layout, or that is
  /// inside another component that scrolls.
  package func finder(in layout: Layout) -> @Sendable (any Hashable & Sendable) -> Rect? {
    let node = node
    return { key in
      var found: [ComponentNode] = []
      node.collect(key as? ComponentKey ?? ComponentKey(key), &found)
      return found.lazy.compactMap { layout.frame(of: $0) }.first
    }
  }
}

extension ComponentNode {
  /// Appends the descendants that have a key, and the node itself if it has the key.
  fileprivate func collect(_ key: ComponentKey, _ found: inout [ComponentNode]) {
    if self.key == key { found.append(self) }
    var inside = children
    // Contents for other ranges have no place in the layout.
    if case .deferred(let content) = kind { inside = content.variants.kept.map(\.node) }
    for child in inside { child.collect(key, &found) }
  }
}

extension Layout {
  /// Returns the frame of a component in this layout: its own, or that of everything in it; `nil`
  /// if it has no place.
  fileprivate func frame(of node: ComponentNode) -> Rect? {
    let identity = node.standingFor.identity
    var pending = [(layout: self, origin: Point.zero)]
    while let (layout, origin) = pending.popLast() {
      if layout.identity == identity { return Rect(origin: origin, size: layout.size) }
      if layout.scrolled != nil { continue }
      pending += layout.children.map { ($0.layout, origin + $0.position) }
    }
    return node.placed.compactMap { frame(of: $0) }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}
