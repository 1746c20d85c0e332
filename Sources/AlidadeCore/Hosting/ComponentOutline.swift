import AlidadeLayout
import AlidadeRender

/// A component of the newest generation with its place in the layout, for tools that inspect a
/// tree.
package struct ComponentOutline: Sendable {
  /// The type of the component.
  package let type: ComponentType
  /// The key that distinguishes it from siblings of its type; `nil` if its position does.
  package let key: ComponentKey?
  /// The identity of the component, and of its view.
  package let identity: UnitIdentity
  /// The frame relative to the root of the tree, in points, before it is aligned with pixels; `nil`
  /// for a component without a layout of its own.
  package let frame: Rect?
  /// The components in its content.
  package let children: [ComponentOutline]

  fileprivate init(_ node: ComponentNode, _ frames: [UnitIdentity: Rect]) {
    type = node.type
    key = node.key
    identity = node.identity
    frame = frames[node.standingFor.identity]
    children = node.shownChildren(frames).map { ComponentOutline($0, frames) }
  }
}

extension ComponentTree {
  /// The components of the newest generation that was laid out; `nil` before the first.
  ///
  /// - Complexity: O(components).
  package var outline: ComponentOutline? {
    let (root, layout) = state.withLock { ($0.generation.root, $0.flattened?.layout) }
    guard let root, let layout else { return nil }
    return ComponentOutline(root, layout.frames)
  }
}

extension Layout {
  /// The frames of this layout and all layouts in it, relative to this one, by identity.
  fileprivate var frames: [UnitIdentity: Rect] {
    var frames: [UnitIdentity: Rect] = [:]
    var pending = [(layout: self, origin: Point.zero)]
    while let (layout, origin) = pending.popLast() {
      frames[layout.identity] = Rect(origin: origin, size: layout.size)
      pending += layout.children.map { ($0.layout, origin + $0.position) }
    }
    return frames
  }
}

extension ComponentNode {
  /// Returns the children or, for deferred content, the children of the content that is shown.
  fileprivate func shownChildren(_ frames: [UnitIdentity: Rect]) -> [ComponentNode] {
    guard case .deferred(let content) = kind else { return children }
    // The contents share identities, so the one that is shown is the one that fits best.
    return content.variants.kept.map { ($0.node, $0.node.fit(frames)) }.max { $0.1 < $1.1 }?.0
      .children ?? []
  }

  /// Returns the number of descendants that were laid out, minus the number of those that weren't.
  private func fit(_ frames: [UnitIdentity: Rect]) -> Int {
    children.reduce(0) {
      $0 + (frames[$1.standingFor.identity] == nil ? -1 : 1) + $1.fit(frames)
    }
  }
}
