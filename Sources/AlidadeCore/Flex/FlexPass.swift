import AlidadeLayout
import AlidadeRender

/// The layout of one flex container with all nested flexboxes, as one tree.
///
/// The pass collects the components that become boxes, level by level; resolves the parts of their
/// styles that depend on their content and their parents (``FlexStyles``); solves the tree; and
/// creates the layouts from the frames (``FlexLayouts``). No step recurses, so depth uses no stack
/// space.
struct FlexPass {
  private let memory: FlexMemory
  /// The context around the container.
  private let context: LayoutContext
  private let styles: FlexStyles

  /// Collects the container and all boxes in it.
  ///
  /// - Parameters:
  ///   - box: the container.
  ///   - children: the children of the container.
  ///   - memory: the working memory.
  init(_ box: FlexBox, _ children: LayoutChildren, in memory: FlexMemory) {
    self.memory = memory
    context = children.context
    styles = FlexStyles(memory: memory)
    var root = FlexMember(container: box, children.owner)
    root.style.margin = .zero
    root.style.inset = .auto
    root.style.position = .relative
    root.style.display = .flex
    if root.style.direction == .inherit {
      root.style.direction = context.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    root.direction = root.style.direction.resolved(in: context.direction)
    memory.members.append(root)
    report(0)
    gather()
    styles.inheritFromContent()
  }

  // MARK: - Boxes

  private func gather() {
    var index = 0
    while index < memory.members.count {
      expand(index)
      index += 1
    }
  }

  /// Appends the children of a member.
  private func expand(_ index: Int) {
    guard let arrangement = memory.members[index].arrangement else { return }
    memory.members[index].firstChild = memory.members.count
    let outer = memory.members[index].direction
    let children = memory.members[index].children
    // The root's children are nearly all members, or there are few members; below that, growing the
    // array gradually is better.
    if index == 0 { memory.members.reserveCapacity(children.count + 1) }
    for child in children {
      var node = child.standingFor
      var role = FlexRole(of: node)
      var direction = FlexTextDirection.inherit
      var isDecorated = false
      // The box of a modifier that adds nothing to its content is that of the content.
      while case .box(let box) = role, box.isDecoration, let content = node.modified {
        if box.style.direction != .inherit { direction = box.style.direction }
        isDecorated = true
        node = content.standingFor
        role = FlexRole(of: node)
      }
      var member = FlexMember(
        node: node, written: child, isDecorated: isDecorated, parent: index, role: role)
      if case .items = arrangement { child.flexItem?.apply(to: &member.style) }
      if direction != .inherit { member.face(direction, in: outer) }
      if member.style.display == .none { member.hide() }
      if member.arrangement == nil, member.scrolls {
        member.style.overflow = .scroll
        member.fills = .both
      }
      member.direction = member.style.direction.resolved(in: outer)
      memory.members.append(consume member)
      report(memory.members.count - 1)
    }
  }

  /// Reports, in debug builds, invalid values in the style of a component's box, once per
  /// component.
  private func report(_ index: Int) {
    #if DEBUG
    let member = memory.members[index]
    member.style.reportProblems(of: member.node, path: path(to: index))
    #endif
  }

  private func path(to index: Int) -> String {
    var names: [String] = []
    var index = index
    while index >= 0 {
      names.append(memory.members[index].node.type.name)
      index = memory.members[index].parent
    }
    return names.reversed().joined(separator: " › ")
  }

  // MARK: - Solving

  /// Returns the layout of the container in a range.
  func layout(in range: SizeRange) -> ComponentLayout {
    let space = styles.fit(range)
    styles.passToContent()
    append()
    memory.workspace.layOut(memory.tree, in: space) { node, proposal in
      measure(Int(node.rawValue), proposal)
    }
    return FlexLayouts(memory: memory, context: context).layout(in: range)
  }

  /// Returns the width of the container when all its content is as narrow as possible.
  func minimumWidth() -> Double {
    styles.passToContent()
    append()
    return memory.workspace.width(of: memory.tree, in: FlexSpace(width: .minContent)) {
      measure(Int($0.rawValue), $1)
    }
  }

  /// A Boolean value that is `true` if something inside scrolls.
  var scrolls: Bool { memory.members[0].scrolls }

  private func append() {
    memory.tree.removeAll()
    memory.tree.reserveCapacity(memory.members.count)
    for index in memory.members.indices {
      let parent = memory.members[index].parent
      memory.tree.append(
        memory.members[index].style, to: parent < 0 ? nil : FlexNode(rawValue: Int32(parent)),
        isMeasured: memory.members[index].arrangement == nil)
    }
  }

  private func measure(_ index: Int, _ proposal: FlexProposal) -> FlexMeasurement {
    let node = memory.members[index].node
    let context = context.facing(memory.members[index].direction)
    switch proposal.width {
    case .minContent:
      let width = node.minimumExtent(along: .horizontal, across: .infinity, context)
      return FlexMeasurement(width: width, height: 0)
    case .maxContent:
      return FlexMeasurement(
        width: node.layout(in: .unbounded, context).size.width, height: 0)
    case .exactly(let width):
      let range = SizeRange(
        min: Size(width: width, height: 0), max: Size(width: width, height: .infinity))
      let layout = node.layout(in: range, context)
      let (size, baseline) = (layout.size, layout.baseline)
      memory.members[index].layout = layout
      memory.members[index].measuredSize = size
      memory.members[index].baseline = baseline
      return FlexMeasurement(width: width, height: size.height, baseline: baseline ?? .nan)
    }
  }
}
