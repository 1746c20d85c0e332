import AlidadeLayout
import AlidadeRender

/// A component as a box of the tree that is solved.
struct FlexMember {
  /// The component; `nil` for the root, which asked for the layout.
  let node: ComponentNode?
  /// What was written there; composes the component, directly or through others.
  let written: ComponentNode?
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
  /// The last layout at an exact width, of what is measured.
  var measured: Layout?
  /// The result.
  var layout: Layout?
  var baseline: Double?

  init(
    node: ComponentNode?, written: ComponentNode? = nil, parent: Int, children: [ComponentNode],
    box: FlexBox?, isModifier: Bool
  ) {
    self.node = node
    self.written = written
    self.parent = parent
    self.isModifier = isModifier
    self.children = box == nil ? [] : children
    arrangement = box?.arrangement
    style = box?.style ?? FlexStyle()
  }

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

  var isRow: Bool { style.flexDirection == .row || style.flexDirection == .rowReverse }
}

/// Some of the two axes.
struct FlexAxes: OptionSet {
  let rawValue: UInt8

  static let horizontal = FlexAxes(rawValue: 1)
  static let vertical = FlexAxes(rawValue: 2)
  static let both: FlexAxes = [.horizontal, .vertical]
}
