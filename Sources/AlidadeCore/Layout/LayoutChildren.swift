import AlidadeLayout
import AlidadeRender

/// The children that a component places, in source order.
public struct LayoutChildren: RandomAccessCollection, Sendable {
  /// The component that places the children.
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

  /// The child at an index.
  public subscript(index: Int) -> LayoutChild {
    LayoutChild(node: nodes[index], context: context)
  }
}

/// A child that a component places.
public struct LayoutChild: Sendable {
  let node: ComponentNode
  let context: LayoutContext

  /// Lays out the child in a range; repeating a range costs one lookup.
  public func layout(in range: SizeRange) -> Layout {
    node.layout(in: range, context)
  }

  /// Returns the smallest extent along an axis that the child's content can have without being
  /// clipped, in points.
  ///
  /// - Parameters:
  ///   - axis: the axis.
  ///   - across: the extent along the other axis, in points; infinite if it isn't known.
  /// - Returns: zero or more.
  public func minimumExtent(along axis: Axis, across: Double = .infinity) -> Double {
    node.minimumExtent(along: axis, across: max(0, across), context)
  }

  /// The axes along which the child has a fixed extent, independent of its content, so that it
  /// shouldn't be stretched.
  public var fixedAxes: Axis.Set { node.fixedAxes }

  /// The value that the child sets for the component that places it.
  public subscript<Key: TraitKey>(key: Key.Type) -> Key.Value { node.effectiveTraits[key] }
}
