/// Styles and their order in flat arrays: what the solver reads.
///
/// A value: copies are independent and may be used on any thread. Nodes are added parent first and
/// are never removed; ``removeAll()`` empties the tree and keeps its memory for the next one.
///
/// A node costs 176 bytes here and 72 in a ``FlexWorkspace``.
public struct FlexTree: Sendable {
  private(set) var styles: [FlexStyle] = []
  private(set) var links: [FlexLink] = []

  /// Makes an empty tree.
  public init() {}

  /// The bytes that a node takes here.
  public static var byteCountPerNode: Int {
    MemoryLayout<FlexStyle>.stride + MemoryLayout<FlexLink>.stride
  }

  /// How many nodes there are.
  public var count: Int { styles.count }

  /// Makes room for `count` nodes.
  public mutating func reserveCapacity(_ count: Int) {
    styles.reserveCapacity(count)
    links.reserveCapacity(count)
  }

  /// Removes every node and keeps the memory.
  public mutating func removeAll() {
    styles.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
  }

  /// Adds a box, after the children that its parent already has.
  ///
  /// - Parameters:
  ///   - style: how it is laid out.
  ///   - parent: a node of this tree; `nil` adds a root. A node that is not of this tree counts as
  ///     `nil`.
  ///   - isMeasured: whether the size of its content comes from the callback. Children of such a
  ///     box are ignored.
  /// - Returns: the new node.
  /// - Complexity: O(1), and once per ancestor for what it depends on.
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

  /// The style of a node; the initial style for a node that is not of this tree.
  public func style(of node: FlexNode) -> FlexStyle {
    contains(node) ? styles[node.index] : FlexStyle()
  }

  /// Changes the style of a node; tell the workspace with ``FlexWorkspace/invalidate(_:in:)``.
  ///
  /// - Complexity: O(depth) as a rule; O(nodes) when the direction of text changes.
  public mutating func setStyle(_ style: FlexStyle, of node: FlexNode) {
    guard contains(node) else { return }
    let old = styles[node.index]
    styles[node.index] = style
    var traits = FlexTraits(style)
    let kept: FlexTraits = [.isMeasured, .isRightToLeft]
    traits.formUnion(links[node.index].traits.intersection(kept.union(.fromChildren)))
    // What comes from below stays, even when no child asks for it any more: it only makes the
    // solver more careful.
    let fromBelow: FlexTraits = [.dependsOnDefiniteHeight, .intrinsicWidthDependsOnHeight]
    traits.formUnion(links[node.index].traits.intersection(fromBelow))
    links[node.index].traits = traits
    if old.direction != style.direction { resolveDirections(from: node.index) }
    propagate(traits.inherited(order: style.order), from: Int(links[node.index].parent))
  }

  /// Whether a node is of this tree.
  public func contains(_ node: FlexNode) -> Bool {
    node.rawValue >= 0 && node.index < styles.count
  }

  /// The parent of a node; `nil` for a root and for a node that is not of this tree.
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

/// Where a node stands among the others, and its traits.
struct FlexLink {
  var parent: Int32
  /// The children form a ring in which the last points to the first.
  var lastChild: Int32 = -1
  var nextSibling: Int32 = -1
  var traits: FlexTraits
}
