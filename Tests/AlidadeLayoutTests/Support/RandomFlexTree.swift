import AlidadeLayout
import AlidadeTesting

/// A random tree over every property, with texts as leaves.
struct RandomFlexTree {
  var tree = FlexTree()
  /// The natural widths of the texts, by node; zero for the others.
  var widths: [Double] = []
  private var random: SeededGenerator
  private let isHostile: Bool

  /// Makes the tree of a seed.
  ///
  /// - Parameters:
  ///   - seed: equal seeds give equal trees.
  ///   - isHostile: with numbers that make no sense: not a number, infinite, huge and negative.
  init(seed: UInt64, isHostile: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.isHostile = isHostile
    add(to: nil, depth: 0)
  }

  /// Text that wraps: its area is constant.
  func measure(_ node: FlexNode, _ proposal: FlexProposal) -> FlexMeasurement {
    let width = widths[Int(node.rawValue)]
    switch proposal.width {
    case .minContent: return FlexMeasurement(width: width / 4, height: 0)
    case .maxContent: return FlexMeasurement(width: width, height: 0)
    case .exactly(let given):
      let lines = (width / max(given, 1)).rounded(.up)
      return FlexMeasurement(width: given, height: max(1, min(lines, 100)) * 16, baseline: 12)
    }
  }

  /// A style for a node to change to.
  mutating func anotherStyle() -> FlexStyle { style() }

  private mutating func add(to parent: FlexNode?, depth: Int) {
    let isText = depth > 0 && chance(0.25)
    let node = tree.append(style(), to: parent, isMeasured: isText)
    widths.append(isText ? Double(Int.random(in: 1...200, using: &random)) : 0)
    guard !isText, depth < 5 else { return }
    for _ in 0..<Int.random(in: 0...(depth == 0 ? 5 : 3), using: &random) {
      add(to: node, depth: depth + 1)
    }
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func length(percent: Bool = true, negative: Bool = false) -> FlexLength {
    if isHostile, chance(0.2) {
      return .points(pick([.nan, .infinity, -.infinity, -50, 1e300, 1e7, -1e7]))
    }
    if percent, chance(0.3) { return .percent(Double(Int.random(in: 0...120, using: &random))) }
    return .points(Double(Int.random(in: (negative ? -40 : 0)...120, using: &random)) / 2)
  }

  private mutating func edges(_ edges: inout FlexEdges, negative: Bool, automatic: Bool) {
    let paths: [WritableKeyPath<FlexEdges, FlexLength>] = [
      \.left, \.right, \.top, \.bottom, \.start, \.end,
    ]
    for path in paths where chance(0.4) {
      edges[keyPath: path] =
        automatic && chance(0.3) ? .auto : length(negative: negative)
    }
  }

  private mutating func style() -> FlexStyle {
    var style = chance(0.5) ? FlexStyle() : .withZeroMinimum
    sizes(&style)
    alignment(&style)
    if chance(0.3) { edges(&style.margin, negative: true, automatic: true) }
    if chance(0.3) { edges(&style.padding, negative: false, automatic: false) }
    if chance(0.2) { style.border = FlexEdges(all: length(percent: false)) }
    if chance(0.15) { edges(&style.inset, negative: true, automatic: true) }
    if chance(0.1) { style.position = .absolute }
    if chance(0.05) { style.display = .none }
    if chance(0.1) { style.direction = pick([.leftToRight, .rightToLeft]) }
    if chance(0.1) { style.order = Int16.random(in: -2...2, using: &random) }
    style.flexDirection = pick([.row, .column, .row, .column, .rowReverse, .columnReverse])
    if chance(0.25) { style.flexWrap = pick([.wrap, .wrapReverse]) }
    if chance(0.2) { style.overflow = pick([.hidden, .scroll, .clip]) }
    if chance(0.2) { style.boxSizing = .contentBox }
    return style
  }

  private mutating func sizes(_ style: inout FlexStyle) {
    if chance(0.4) { style.width = length() }
    if chance(0.4) { style.height = length() }
    if chance(0.1) { style.minimumWidth = length() }
    if chance(0.1) { style.minimumHeight = length() }
    if chance(0.1) { style.maximumWidth = length() }
    if chance(0.1) { style.maximumHeight = length() }
    if chance(0.3) { style.flexGrow = pick([0.25, 0.5, 1, 2]) }
    if chance(0.3) { style.flexShrink = pick([0, 0.25, 1, 3]) }
    if chance(0.2) { style.flexBasis = chance(0.2) ? .content : length() }
    if chance(0.15) { style.aspectRatio = pick([0.5, 1, 2]) }
    if chance(0.2) { style.rowGap = length() }
    if chance(0.2) { style.columnGap = length() }
    if isHostile, chance(0.2) { style.flexGrow = pick([.nan, .infinity, -1, 1e30]) }
    if isHostile, chance(0.2) { style.flexShrink = pick([.nan, .infinity, -1, 1e30]) }
    if isHostile, chance(0.1) { style.aspectRatio = pick([.nan, .infinity, -1, 1e-30, 1e30]) }
  }

  private mutating func alignment(_ style: inout FlexStyle) {
    let all: [FlexAlignment] = [
      .stretch, .flexStart, .flexEnd, .center, .start, .end, .selfStart, .selfEnd, .baseline,
      .safe(.center), .safe(.flexEnd), .unsafe(.center), .normal,
    ]
    let content: [FlexAlignment] = [
      .stretch, .flexStart, .flexEnd, .center, .start, .end, .left, .right, .spaceBetween,
      .spaceAround, .spaceEvenly, .safe(.center), .safe(.flexEnd), .normal,
    ]
    if chance(0.4) { style.alignItems = pick(all) }
    if chance(0.3) { style.alignSelf = pick(all) }
    if chance(0.4) { style.alignContent = pick(content) }
    if chance(0.4) { style.justifyContent = pick(content) }
  }
}
