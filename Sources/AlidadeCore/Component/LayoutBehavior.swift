import AlidadeLayout

/// Options for how a parent treats a component, independent of the component's layout.
public struct LayoutBehavior: Hashable, Sendable {
  /// A Boolean value that is `true` if a child that resolves to several components, or to none,
  /// counts as one child, a vertical stack.
  ///
  /// Set this property for a component with a fixed number of children.
  public var treatsGroupsAsOneChild: Bool

  /// The index of the child that the component modifies, as padding does; `nil` if the component
  /// isn't a modifier.
  ///
  /// A modifier passes that child's ``Traits`` and its fixed axes on to the modifier's own parent.
  public var modifiedChild: Int?

  /// A Boolean value that is `true` if the component scrolls its content, so that it and its
  /// ancestors can be smaller than the content on either axis.
  public var scrolls: Bool

  /// The axes along which a measured component has a fixed extent, independent of its content.
  ///
  /// A container doesn't stretch the component along these axes. Axes that the style of a box fixes
  /// can be omitted.
  public var fixedAxes: Axis.Set

  /// Creates options; the defaults mean no special treatment.
  public init(
    treatsGroupsAsOneChild: Bool = false, modifiedChild: Int? = nil, scrolls: Bool = false,
    fixedAxes: Axis.Set = []
  ) {
    self.treatsGroupsAsOneChild = treatsGroupsAsOneChild
    self.modifiedChild = modifiedChild
    self.scrolls = scrolls
    self.fixedAxes = fixedAxes
  }

  /// Returns the options of a modifier, which keeps groups together.
  ///
  /// - Parameter child: the index of the modified child.
  public static func modifier(of child: Int = 0) -> LayoutBehavior {
    LayoutBehavior(treatsGroupsAsOneChild: true, modifiedChild: child)
  }
}
