import AlidadeLayout
import Testing

/// What the browser cases do not use.
struct FlexBehaviorTests {
  private func box(_ width: Double, _ height: Double) -> FlexStyle {
    var style = FlexStyle()
    style.width = .points(width)
    style.height = .points(height)
    style.flexShrink = 0
    return style
  }

  private func frames(
    _ root: FlexStyle, _ children: [FlexStyle], in space: FlexSpace = FlexSpace(width: .fill(100))
  ) -> [Rect] {
    var tree = FlexTree()
    let node = tree.append(root)
    for child in children { tree.append(child, to: node) }
    var workspace = FlexWorkspace()
    workspace.layOut(tree, in: space) { _, _ in FlexMeasurement(width: 0, height: 0) }
    return (0..<tree.count).map { workspace.frame(of: FlexNode(rawValue: Int32($0))) }
  }

  @Test func `order moves items and keeps equal ones as they are`() {
    var children = (1...6).map { box(Double($0), 1) }
    children[0].order = 1
    children[3].order = -1
    let found = frames(FlexStyle(), children)
    let sorted = (1...6).sorted { found[$0].minX < found[$1].minX }
    #expect(sorted == [4, 2, 3, 5, 6, 1])
  }

  @Test func `safe centring does not go over the start edge`() {
    var root = FlexStyle()
    root.justifyContent = .safe(.center)
    root.alignItems = .safe(.center)
    root.height = 10
    #expect(frames(root, [box(200, 30)])[1].origin == .zero)
    root.justifyContent = .unsafe(.center)
    root.alignItems = .unsafe(.center)
    #expect(frames(root, [box(200, 30)])[1].origin == Point(x: -50, y: -10))
  }

  @Test func `safe ends hold and unsafe ends overflow`() {
    var root = FlexStyle()
    root.justifyContent = .safe(.flexEnd)
    #expect(frames(root, [box(200, 10)])[1].minX == 0)
    root.justifyContent = .flexEnd
    #expect(frames(root, [box(200, 10)])[1].minX == -100)
  }

  @Test func `left and right do not follow the direction of text`() {
    var root = FlexStyle()
    root.direction = .rightToLeft
    root.justifyContent = .left
    #expect(frames(root, [box(20, 10)])[1].minX == 0)
    root.justifyContent = .right
    #expect(frames(root, [box(20, 10)])[1].minX == 80)
    root.justifyContent = .start
    #expect(frames(root, [box(20, 10)])[1].minX == 80)
    root.flexDirection = .rowReverse
    #expect(frames(root, [box(20, 10)])[1].minX == 80)
    root.justifyContent = .flexStart
    #expect(frames(root, [box(20, 10)])[1].minX == 0)
  }

  @Test func `self start follows the direction of the item`() {
    var root = FlexStyle()
    root.flexDirection = .column
    var child = box(20, 10)
    child.alignSelf = .selfStart
    child.direction = .rightToLeft
    #expect(frames(root, [child])[1].minX == 80)
    child.alignSelf = .selfEnd
    #expect(frames(root, [child])[1].minX == 0)
  }

  @Test func `a basis of content ignores the width`() {
    var root = FlexStyle()
    root.alignItems = .flexStart
    var child = box(60, 10)
    child.flexBasis = .content
    #expect(frames(root, [child])[1].size.width == 0)
  }

  @Test func `intrinsic roots are as wide as their content`() {
    var root = FlexStyle()
    root.flexWrap = .wrap
    let children = [box(30, 10), box(40, 10)]
    #expect(frames(root, children, in: FlexSpace(width: .minContent))[0].size.width == 40)
    #expect(frames(root, children, in: FlexSpace(width: .maxContent))[0].size.width == 70)
    #expect(frames(root, children, in: FlexSpace(width: .fitContent(50)))[0].size.width == 50)
    #expect(frames(root, children, in: FlexSpace(width: .fitContent(500)))[0].size.width == 70)
  }

  @Test func `an empty tree and a node of another tree do nothing`() {
    var workspace = FlexWorkspace()
    workspace.layOut(FlexTree(), in: FlexSpace(width: .fill(10))) { _, _ in
      FlexMeasurement(width: 0, height: 0)
    }
    #expect(workspace.frame(of: FlexNode(rawValue: 3)) == .zero)
    #expect(workspace.frame(of: FlexNode(rawValue: -1)) == .zero)
  }

  @Test func `a tree and a workspace take few bytes a node`() {
    #expect(MemoryLayout<FlexStyle>.stride == 160)
    #expect(FlexTree.byteCountPerNode + FlexWorkspace.byteCountPerNode <= 250)
  }
}
