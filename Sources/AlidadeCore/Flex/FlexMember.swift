import AlidadeLayout
import AlidadeRender

/// A component that is a box of the solved tree.
struct FlexMember {
  // Proof (node, written): the component that is laid out retains all its descendants, and is
  // retained until its layout is created.

  /// The component.
  unowned(unsafe) let node: ComponentNode
  /// The child of the parent that `node` represents: the component itself, or one that composes it
  /// or modifies it without adding a box, directly or through others.
  unowned(unsafe) let written: ComponentNode
  /// A Boolean value that is `true` if something between `written` and `node` appears in the
  /// layout.
  let isWrapped: Bool
  /// The index of the parent among the members; negative for the root.
  let parent: Int
  /// The children that become boxes; empty for a measured component.
  private(set) var children: ArraySlice<ComponentNode>
  /// The roles of the children in the box; `nil` if the component is measured.
  let arrangement: FlexBox.Arrangement?
  /// The presentation of content and layers, if the box is around content.
  let layering: FlexBox.Layering
  /// A Boolean value that is `true` if the component is a modifier, such as padding.
  let isModifier: Bool
  var style: FlexStyle
  /// The index of the first child among the members; the other children follow it.
  var firstChild = 0
  /// The layout direction in the member.
  var direction = LayoutDirection.leftToRight
  /// The axes along which the box takes all available space.
  var fills: Axis.Set = []
  /// The axes along which the member has a fixed extent, so that it isn't stretched.
  var fixed: Axis.Set = []
  /// A Boolean value that is `true` if something inside scrolls, so that the member can shrink to
  /// any height.
  var scrolls = false
  /// The final layout; before it is known, the last layout of a measured component at an exact
  /// width.
  var layout: Layout?
  /// The size of the last measured layout.
  var measuredSize: Size?
  var baseline: Double?

  /// Creates the root.
  init(container box: FlexBox, _ node: ComponentNode) {
    self.node = node
    written = node
    isWrapped = false
    parent = -1
    isModifier = false
    children = node.placed[...]
    arrangement = box.arrangement
    layering = box.layering
    style = box.style
  }

  /// Creates a member for a child of another member.
  ///
  /// - Parameter isDecorated: `true` if there is a modifier between `written` and `node`.
  init(
    node: ComponentNode, written: ComponentNode, isDecorated: Bool, parent: Int, role: FlexRole
  ) {
    self.node = node
    self.written = written
    isWrapped = isDecorated || written !== node && written.hasControllers
    self.parent = parent
    isModifier = node.placing.modifiedChild != nil
    switch role {
    case .box(let box):
      arrangement = box.arrangement
      layering = box.layering
      style = box.style
      if case .items = box.arrangement {
        children = node.placed[...]
      } else if let index = node.contentIndex {
        children = node.placed[index...index]
      } else {
        children = []
      }
    case .measured(let fixed):
      children = []
      arrangement = nil
      layering = FlexBox.Layering()
      style = FlexMember.measuredStyle
      self.fixed = fixed
      scrolls = node.scrolls
    }
  }

  private static let measuredStyle = FlexStyle()

  /// Removes the children, because the member isn't shown.
  mutating func hide() {
    children = []
  }

  /// Sets the layout direction in the member; its item properties still follow the direction of the
  /// container.
  mutating func face(_ direction: FlexTextDirection, in container: LayoutDirection) {
    if style.direction == .inherit { style.direction = direction }
    guard direction.resolved(in: container) != container else { return }
    swap(&style.margin.start, &style.margin.end)
    swap(&style.inset.start, &style.inset.end)
  }

  /// The indices of the children among the members.
  var childRange: Range<Int> { firstChild..<firstChild + children.count }

  /// The index of the content among the members, if the box is around content.
  var content: Int? {
    guard case .content? = arrangement, !children.isEmpty else { return nil }
    return firstChild
  }

  var isRow: Bool { style.isRow }
}

extension FlexStyle {
  var isRow: Bool { flexDirection == .row || flexDirection == .rowReverse }
}

extension FlexTextDirection {
  /// Returns the layout direction in a box that is inside another box.
  func resolved(in outer: LayoutDirection) -> LayoutDirection {
    switch self {
    case .inherit: outer
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
