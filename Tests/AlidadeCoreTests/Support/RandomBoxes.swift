import AlidadeNative
import AlidadeTesting

/// Random flexboxes of components, and the same written directly as a tree of the solver.
struct RandomBoxes {
  private(set) var tree = FlexTree()
  /// The words by their nodes, in the order in which they are shown.
  private(set) var words: [(node: FlexNode, words: Words)] = []
  private var random: SeededGenerator
  /// With shares of free space, for which everything is stretched; else with all alignments.
  private let grows: Bool

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    grows = seed.isMultiple(of: 2)
  }

  /// The frames of the words, from the solver itself.
  func frames(in size: Size, _ direction: LayoutDirection) -> [Rect] {
    var tree = tree
    var root = tree.style(of: FlexNode(rawValue: 0))
    root.width = .points(size.width)
    root.height = .points(size.height)
    root.minimumWidth = .zero
    root.minimumHeight = .zero
    root.maximumWidth = .auto
    root.maximumHeight = .auto
    if root.direction == .inherit, direction == .rightToLeft { root.direction = .rightToLeft }
    tree.setStyle(root, of: FlexNode(rawValue: 0))
    var workspace = FlexWorkspace()
    workspace.layOut(tree, in: FlexSpace(width: .fitContent(size.width))) { node, proposal in
      words.first { $0.node == node }?.words.measurement(proposal)
        ?? FlexMeasurement(width: 0, height: 0)
    }
    // A container whose padding does not fit keeps its start.
    let missing = size.width - workspace.frame(of: FlexNode(rawValue: 0)).size.width
    let shift = root.direction == .rightToLeft ? missing : 0
    return words.map { word in
      var frame = workspace.frame(of: word.node)
      frame.origin.x += shift
      var parent = tree.parent(of: word.node)
      while let node = parent, node.rawValue > 0 {
        frame.origin = frame.origin + workspace.frame(of: node).origin
        parent = tree.parent(of: node)
      }
      return frame
    }
  }

  // MARK: - Making

  /// Makes a container, as a component and as boxes below `parent`.
  mutating func container(depth: Int, in parent: FlexNode? = nil) -> AnyComponent {
    var style = containerStyle()
    let item = parent == nil ? FlexItem() : item()
    let own = style
    if parent != nil { apply(item, to: &style) }
    let node = tree.append(style, to: parent)
    var children: [AnyComponent] = []
    for _ in 0..<Int(random.next() % 4) + 1 {
      switch random.next() % 6 {
      case 0, 1,
        2 where depth > 0:
        children.append(container(depth: depth - 1, in: node))
      case 3 where depth > 0: children.append(padded(depth: depth - 1, in: node))
      default: children.append(leaf(in: node))
      }
    }
    return told(Flex(own) { children }, item)
  }

  private mutating func leaf(in parent: FlexNode) -> AnyComponent {
    let made = Words(count: Int(random.next() % 6) + 1, width: random.choose([5, 8, 12.5]))
    let item = item()
    var style = FlexStyle()
    apply(item, to: &style)
    words.append((tree.append(style, to: parent, isMeasured: true), made))
    return told(made, item)
  }

  /// Padding around a leaf or around a container that is as large as what is in it.
  private mutating func padded(depth: Int, in parent: FlexNode) -> AnyComponent {
    let item = item()
    let insets = EdgeInsets(top: 1, start: 2, bottom: 3, end: 4.5)
    var style = FlexStyle()
    style.flexDirection = .column
    style.padding = FlexEdges(top: 1, bottom: 3, start: 2, end: 4.5)
    apply(item, to: &style)
    let outer = tree.append(style, to: parent)
    var inner = FlexStyle()
    inner.flexGrow = 1
    inner.minimumWidth = .zero
    inner.minimumHeight = .zero
    let made = Words(count: Int(random.next() % 6) + 1)
    words.append((tree.append(inner, to: outer, isMeasured: true), made))
    // What is told inside the padding is told to whom the padding stands in.
    return AnyComponent(told(made, item).padding(insets))
  }

  private func told(_ component: some Component, _ item: FlexItem) -> AnyComponent {
    var component = AnyComponent(component)
    component.traits.flexItem = item
    return component
  }

  private func apply(_ item: FlexItem, to style: inout FlexStyle) {
    if let grow = item.grow { style.flexGrow = Float(grow) }
    if let shrink = item.shrink { style.flexShrink = Float(shrink) }
    if item.basis != .unset { style.flexBasis = item.basis }
    if let alignment = item.alignment { style.alignSelf = alignment }
    if let order = item.order { style.order = order }
    if let position = item.position { style.position = position }
    if item.margin.start != .unset { style.margin.start = item.margin.start }
    if item.margin.top != .unset { style.margin.top = item.margin.top }
    if item.inset.end != .unset { style.inset.end = item.inset.end }
    if item.inset.top != .unset { style.inset.top = item.inset.top }
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0...1, using: &random) < probability
  }

  private mutating func length() -> FlexLength {
    chance(0.3)
      ? .percent(random.choose([10, 50, 100])) : .points(random.choose([0, 7, 20, 45.5]))
  }

  private mutating func item() -> FlexItem {
    var item = FlexItem()
    if grows, chance(0.3) { item.grow = random.choose([0.5, 1, 2]) }
    if chance(0.2) { item.shrink = random.choose([0, 0.5, 3]) }
    if chance(0.2) { item.basis = chance(0.3) ? .content : length() }
    if !grows, chance(0.3) { item.alignment = random.choose(RandomBoxes.alignments) }
    if chance(0.1) { item.order = Int16(random.choose([-1, 1, 2])) }
    if chance(0.2) { item.margin.start = chance(0.2) ? .auto : length() }
    if chance(0.2) { item.margin.top = random.choose([-3, 6, .auto]) }
    if chance(0.1) { item.position = .absolute }
    if chance(0.1) { item.inset.end = length() }
    if chance(0.1) { item.inset.top = length() }
    return item
  }

  private mutating func containerStyle() -> FlexStyle {
    var style = FlexStyle()
    style.flexDirection = random.choose([.row, .column, .row, .column, .rowReverse, .columnReverse])
    if chance(0.3) { style.flexWrap = random.choose([.wrap, .wrapReverse]) }
    if chance(0.2) { style.width = length() }
    if chance(0.2) { style.height = length() }
    if chance(0.1) { style.minimumWidth = length() }
    if chance(0.1) { style.maximumHeight = length() }
    if chance(0.3) { style.columnGap = length() }
    if chance(0.3) { style.rowGap = length() }
    if chance(0.3) { style.padding = FlexEdges(all: length()) }
    if chance(0.1) { style.direction = random.choose([.leftToRight, .rightToLeft]) }
    if !grows, chance(0.5) { style.alignItems = random.choose(RandomBoxes.alignments) }
    if chance(0.4) { style.justifyContent = random.choose([.center, .spaceBetween, .flexEnd]) }
    if chance(0.3) { style.alignContent = random.choose([.center, .spaceAround, .flexStart]) }
    return style
  }

  private static let alignments: [FlexAlignment] = [
    .stretch, .flexStart, .center, .flexEnd, .baseline,
  ]
}

extension SeededGenerator {
  fileprivate mutating func choose<Element>(_ elements: [Element]) -> Element {
    elements[Int(next() % UInt64(elements.count))]
  }
}
