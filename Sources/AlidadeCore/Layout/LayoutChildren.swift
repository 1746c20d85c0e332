import AlidadeLayout
import AlidadeRender

/// The children that a component places, in the order in which they were written.
public struct LayoutChildren: RandomAccessCollection, Sendable {
  /// The component that places them.
  let owner: ComponentNode
  let context: LayoutContext

  init(of owner: ComponentNode, _ context: LayoutContext) {
    self.owner = owner
    self.context = context
  }

  var nodes: [ComponentNode] { owner.placed }

  /// The index of the first child.
  public var startIndex: Int { 0 }
  /// The number of children.
  public var endIndex: Int { nodes.count }

  /// One child.
  public subscript(index: Int) -> LayoutChild {
    LayoutChild(node: nodes[index], context: context)
  }
}

/// A child that is to be placed.
public struct LayoutChild: Sendable {
  let node: ComponentNode
  let context: LayoutContext

  /// Lays out the child in a range; asking again with the same range costs a look-up.
  public func layout(in range: SizeRange) -> Layout {
    node.layout(in: range, context)
  }

  /// The smallest extent along an axis that the child's content can take without being cut off, in
  /// points.
  ///
  /// - Parameters:
  ///   - axis: the axis.
  ///   - across: what there is across the axis, in points; infinite when that is not known.
  /// - Returns: zero or more.
  public func minimumExtent(along axis: Axis, across: Double = .infinity) -> Double {
    node.minimumExtent(along: axis, across: max(0, across), context)
  }

  /// The axes along which the child has an extent of its own, whatever is in it, so that it should
  /// not be stretched.
  public var fixedAxes: Axis.Set { node.fixedAxes }

  /// What the child tells the component that places it.
  public subscript<Key: TraitKey>(key: Key.Type) -> Key.Value { node.effectiveTraits[key] }
}
