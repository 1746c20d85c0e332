import AlidadeLayout
import AlidadeRender

/// A component as a box of the tree that is solved.
struct FlexMember {
  // Proof (node, written): the component that is laid out keeps all that is inside it, and is kept until
  // its layout is made.

  /// The component.
  unowned(unsafe) let node: ComponentNode
  /// What was written there, which stands for the component: it composes it, or modifies it with a
  /// box that is the component's own, directly or through others.
  unowned(unsafe) let written: ComponentNode
  /// A Boolean value that is `true` if something in between the two is in the layout.
  let isWrapped: Bool
  /// Where the parent is among the members; negative for the root.
  let parent: Int
  /// What becomes boxes below it; empty for what is measured.
  private(set) var children: ArraySlice<ComponentNode>
  /// What the children are to the box; `nil` when it is measured.
  let arrangement: FlexBox.Arrangement?
  /// Whether it stands for its content, as padding does.
  let isModifier: Bool
  var style: FlexStyle
  /// The children are members one after another, from this one on.
  var firstChild = 0
  /// Where lines begin in it.
  var direction = LayoutDirection.leftToRight
  /// The axes along which the box takes all it is offered.
  var fills: Axis.Set = []
  /// The axes along which it has an extent of its own, so that it is not stretched.
  var fixed: Axis.Set = []
  /// Whether something in it scrolls, so that it can be as low as it must.
  var scrolls = false
  /// The result; before it is known, the last layout at an exact width, of what is measured.
  var layout: Layout?
  /// The size of that layout.
  var measuredSize: Size?
  var baseline: Double?

  /// Makes the root.
  init(container box: FlexBox, _ node: ComponentNode) {
    self.node = node
    written = node
    isWrapped = false
    parent = -1
    isModifier = false
    children = node.placed[...]
    arrangement = box.arrangement
    style = box.style
  }

  /// Makes a member for a child of another.
  ///
  /// - Parameter isDecorated: `true` if a modifier is in between what was written and the component.
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
      style = FlexMember.measuredStyle
      self.fixed = fixed
      scrolls = node.scrolls
    }
  }

  private static let measuredStyle = FlexStyle()

  /// Leaves out what is in it, because it is not shown.
  mutating func hide() {
    children = []
  }

  /// Has lines begin elsewhere in the member than in the container around it, in whose direction it
  /// speaks as an item.
  mutating func face(_ direction: FlexTextDirection, in container: LayoutDirection) {
    if style.direction == .inherit { style.direction = direction }
    guard direction.resolved(in: container) != container else { return }
    swap(&style.margin.start, &style.margin.end)
    swap(&style.inset.start, &style.inset.end)
  }

  /// Where the children are among the members.
  var childRange: Range<Int> { firstChild..<firstChild + children.count }

  /// The child that decides the size of the box, by its place among the members, if the box is
  /// around one.
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
  /// Returns where lines begin in a box that is inside another.
  func resolved(in outer: LayoutDirection) -> LayoutDirection {
    switch self {
    case .inherit: outer
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
