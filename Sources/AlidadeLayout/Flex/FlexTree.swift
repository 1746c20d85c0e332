/// A tree of styles in flat arrays, which the solver reads.
///
/// A tree is a value: copies are independent and can be used on any thread. Nodes are added parent
/// first and are never removed; ``removeAll()`` empties the tree and keeps its memory for reuse.
///
/// A node takes 176 bytes here and 72 in a ``FlexWorkspace``.
public struct FlexTree: Sendable {
  private(set) var styles: [FlexStyle] = []
  private(set) var links: [FlexLink] = []

  /// Creates an empty tree.
  public init() {}

  /// The number of bytes that a node takes in the tree.
  public static var byteCountPerNode: Int {
    MemoryLayout<FlexStyle>.stride + MemoryLayout<FlexLink>.stride
  }

  /// The number of nodes.
  public var count: Int { styles.count }

  /// Reserves memory for `count` nodes.
  public mutating func reserveCapacity(_ count: Int) {
    styles.reserveCapacity(count)
    links.reserveCapacity(count)
  }

  /// Removes all nodes and keeps the memory.
  public mutating func removeAll() {
    styles.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
  }

  /// Adds a box after the existing children of its parent.
  ///
  /// - Parameters:
  ///   - style: the layout style.
  ///   - parent: a node of this tree; `nil` adds a root. A node of another tree counts as `nil`.
  ///   - isMeasured: `true` if the `measure` closure of a layout measures the content. Children of
  ///     such a box are ignored.
  /// - Returns: the new node.
  /// - Complexity: O(1) amortized; each ancestor is updated at most once for each property that it
  ///   gets from its descendants.
  @discardableResult
  public mutating func append(
    _ style: FlexStyle, to parent: FlexNode? = nil, isMeasured: Bool = false
  ) -> FlexNode {
    let node = FlexNode(styles.count)
    var traits = FlexTraits(style)
    if isMeasured { traits.insert(.isMeasured) }
    let parent = parent.flatMap { $0.rawValue >= 0 && $0.index < links.count ? $0 : nil }
    if isRightToLeft(style, in: parent) { traits.insert(.isRightToLeft) }
    styles.append(style)
    links.append(FlexLink(parent: parent?.rawValue ?? -1, traits: traits))
    if let parent { attach(node, to: parent.index) }
    return node
  }

  /// Returns the style of a node, or the initial style if the node isn't in this tree.
  public func style(of node: FlexNode) -> FlexStyle {
    contains(node) ? styles[node.index] : FlexStyle()
  }

  /// Sets the style of a node.
  ///
  /// Call ``FlexWorkspace/invalidate(_:in:)`` afterward.
  ///
  /// - Complexity: Usually O(depth); O(nodes) if the text direction changes.
  public mutating func setStyle(_ style: FlexStyle, of node: FlexNode) {
    guard contains(node) else { return }
    let old = styles[node.index]
    styles[node.index] = style
    var traits = FlexTraits(style)
    let kept: FlexTraits = [.isMeasured, .isRightToLeft]
    traits.formUnion(links[node.index].traits.intersection(kept.union(.fromChildren)))
    // Bits from descendants are kept even if no child needs them anymore: they only make the solver
    // more conservative.
    let fromBelow: FlexTraits = [.dependsOnDefiniteHeight, .intrinsicWidthDependsOnHeight]
    traits.formUnion(links[node.index].traits.intersection(fromBelow))
    links[node.index].traits = traits
    if old.direction != style.direction { resolveDirections(from: node.index) }
    propagate(traits.inherited(order: style.order), from: Int(links[node.index].parent))
  }

  /// Returns `true` if a node is in this tree.
  public func contains(_ node: FlexNode) -> Bool {
    node.rawValue >= 0 && node.index < styles.count
  }

  /// Returns the parent of a node; `nil` for a root and for a node that isn't in this tree.
  public func parent(of node: FlexNode) -> FlexNode? {
    guard contains(node), links[node.index].parent >= 0 else { return nil }
    return FlexNode(rawValue: links[node.index].parent)
  }

  private func isRightToLeft(_ style: FlexStyle, in parent: FlexNode?) -> Bool {
    switch style.direction {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .inherit:
      guard let parent else { return false }
      return links[parent.index].traits.contains(.isRightToLeft)
    }
  }

  private mutating func attach(_ node: FlexNode, to parent: Int) {
    let last = Int(links[parent].lastChild)
    if last < 0 {
      links[node.index].nextSibling = node.rawValue
    } else {
      links[node.index].nextSibling = links[last].nextSibling
      links[last].nextSibling = node.rawValue
    }
    links[parent].lastChild = node.rawValue
    let inherited = links[node.index].traits.inherited(order: styles[node.index].order)
    propagate(inherited, from: parent)
  }

  private mutating func propagate(_ inherited: FlexTraits, from parent: Int) {
    var index = parent
    var inherited = inherited
    while index >= 0, !links[index].traits.isSuperset(of: inherited) {
      links[index].traits.formUnion(inherited)
      inherited = links[index].traits.inherited(order: styles[index].order)
      index = Int(links[index].parent)
    }
  }

  private mutating func resolveDirections(from node: Int) {
    for index in node..<styles.count {
      let parent = links[index].parent
      let above = parent < 0 ? nil : FlexNode(rawValue: parent)
      if isRightToLeft(styles[index], in: above) {
        links[index].traits.insert(.isRightToLeft)
      } else {
        links[index].traits.remove(.isRightToLeft)
      }
    }
  }
}

/// The links of a node to its parent, children and siblings, and its traits.
struct FlexLink {
  var parent: Int32
  /// The last child.
  ///
  /// Siblings form a ring in which the last points to the first.
  var lastChild: Int32 = -1
  var nextSibling: Int32 = -1
  var traits: FlexTraits
}
