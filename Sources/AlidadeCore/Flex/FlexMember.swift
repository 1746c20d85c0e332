import AlidadeLayout
import AlidadeRender

/// A component as a box of the tree that is solved.
struct FlexMember {
  // Proof for both: the component that is laid out keeps all that is inside it, and is kept until
  // its layout is made.

  /// The component; `nil` for the root, which asked for the layout.
  unowned(unsafe) let node: ComponentNode?
  /// What was written there; composes the component, directly or through others.
  unowned(unsafe) let written: ComponentNode?
  /// Whether a controller in between the two is to be told of mounting.
  let isObserved: Bool
  /// Where the parent is among the members; negative for the root.
  let parent: Int
  /// What becomes boxes below it; empty for what is measured.
  private(set) var children: [ComponentNode]
  /// What the children are to the box; `nil` when it is measured.
  let arrangement: FlexBox.Arrangement?
  /// Whether it stands for its content, as padding does.
  let isModifier: Bool
  var style: FlexStyle
  /// The children are members one after another, from this one on.
  var firstChild = 0
  var isRightToLeft = false
  /// The axes along which the box takes all it is offered.
  var fills: FlexAxes = []
  /// The axes along which it does so where nothing else decides its size: alone or in modifiers,
  /// but not as an item.
  var expands: FlexAxes = []
  /// The axes along which it has an extent of its own, so that it is not stretched.
  var fixed: FlexAxes = []
  /// Whether something in it scrolls, so that it can be as low as it must.
  var scrolls = false
  /// The result; before it is known, the last layout at an exact width, of what is measured.
  var layout: Layout?
  /// The size of that layout.
  var measuredSize: Size?
  var baseline: Double?

  /// The root.
  init(container box: FlexBox, _ children: [ComponentNode]) {
    node = nil
    written = nil
    isObserved = false
    parent = -1
    isModifier = false
    self.children = children
    arrangement = box.arrangement
    style = box.style
  }

  init(node: ComponentNode, written: ComponentNode, parent: Int, role: FlexRole) {
    self.node = node
    self.written = written
    isObserved = written !== node && written.hasControllers
    self.parent = parent
    isModifier = node.modified != nil
    switch role {
    case .box(let box):
      children = node.placed
      arrangement = box.arrangement
      style = box.style
    case .measured(let fixed):
      children = []
      arrangement = nil
      style = FlexMember.measuredStyle
      self.fixed = fixed
      expands = node.placing.expandingAxes
      scrolls = node.scrolls
    }
  }

  private static let measuredStyle = FlexStyle()

  /// Leaves out what is in it, because it is not shown.
  mutating func hide() {
    children = []
  }

  /// Where the children are among the members.
  var childRange: Range<Int> { firstChild..<firstChild + children.count }

  /// The child that fills the box, by its place among the members, if that is what the box is for.
  var content: Int? {
    guard case .layers(let content, _)? = arrangement, children.indices.contains(content) else {
      return nil
    }
    return firstChild + content
  }

  var isRow: Bool { style.isRow }
}

extension FlexStyle {
  var isRow: Bool { flexDirection == .row || flexDirection == .rowReverse }
}

/// Some of the two axes.
struct FlexAxes: OptionSet {
  let rawValue: UInt8

  static let horizontal = FlexAxes(rawValue: 1)
  static let vertical = FlexAxes(rawValue: 2)
  static let both: FlexAxes = [.horizontal, .vertical]
}
