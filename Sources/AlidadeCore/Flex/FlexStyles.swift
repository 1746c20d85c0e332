import AlidadeLayout

/// The styles of the members of a flexbox, which depend on their content, their parents, and the
/// range.
struct FlexStyles {
  let memory: FlexMemory

  // MARK: - From the content

  /// Resolves, from the innermost boxes outward, the parts of a style that depend on the content.
  func inheritFromContent() {
    for index in memory.members.indices.reversed() {
      guard let arrangement = memory.members[index].arrangement else { continue }
      switch arrangement {
      case .items: inheritFromItems(index)
      case .content: inheritFromContent(index)
      }
      let style = memory.members[index].style
      if style.width != .auto { memory.members[index].fills.remove(.horizontal) }
      if style.height != .auto { memory.members[index].fills.remove(.vertical) }
      if style.width.isPoints { memory.members[index].fixed.insert(.horizontal) }
      if style.height.isPoints { memory.members[index].fixed.insert(.vertical) }
      if memory.members[index].scrolls, style.minimumHeight == .auto {
        memory.members[index].style.minimumHeight = .zero
      }
    }
  }

  private func inheritFromItems(_ index: Int) {
    let main: Axis.Set = memory.members[index].isRow ? .horizontal : .vertical
    var fills: Axis.Set = []
    var scrolls = false
    for child in memory.members[index].childRange
    where memory.members[child].style.position == .relative {
      if memory.members[child].style.flexGrow > 0 { fills.formUnion(main) }
      fills.formUnion(memory.members[child].fills.subtracting(main))
      scrolls = scrolls || memory.members[child].scrolls
    }
    memory.members[index].fills = fills
    memory.members[index].scrolls = scrolls
  }

  private func inheritFromContent(_ index: Int) {
    guard let content = memory.members[index].content else { return }
    memory.members[index].fills = memory.members[content].fills
    memory.members[index].scrolls = memory.members[content].scrolls
    guard memory.members[index].isModifier else { return }
    var passed = memory.members[content].fixed
    let own = memory.members[index].style
    if own.width != .auto { passed.remove(.horizontal) }
    if own.height != .auto { passed.remove(.vertical) }
    memory.members[index].fixed.formUnion(passed)
    if own.padding == .zero { hoistPercentages(from: content, to: index) }
  }

  /// Moves percentages from the content to its modifier: they refer to the extent around the
  /// modifier.
  private func hoistPercentages(from content: Int, to index: Int) {
    let inner = memory.members[content].style
    if inner.width.isPercent, memory.members[index].style.width == .auto {
      memory.members[index].style.width = inner.width
      memory.members[content].style.width = .auto
    }
    if inner.height.isPercent, memory.members[index].style.height == .auto {
      memory.members[index].style.height = inner.height
      memory.members[content].style.height = .auto
    }
  }

  // MARK: - From the parent

  /// Resolves the parts of each style that depend on the parent.
  func passToContent() {
    for parent in memory.members.indices {
      switch memory.members[parent].arrangement {
      case .items:
        let container = memory.members[parent].style
        for index in memory.members[parent].childRange { passToItem(index, in: container) }
      case .content(let placement):
        if let index = memory.members[parent].content { passToContent(index, placement.margin) }
      case nil: break
      }
    }
  }

  private func passToItem(_ index: Int, in container: FlexStyle) {
    let isRow = container.isRow
    if memory.members[index].style.position == .absolute { return }
    let extent = isRow ? memory.members[index].style.height : memory.members[index].style.width
    if extent != .auto { return }
    let cross: Axis.Set = isRow ? .vertical : .horizontal
    let own = memory.members[index].style.alignSelf
    let alignment = own == .auto ? container.alignItems : own
    let stretches = alignment == .stretch || alignment == .normal
    if stretches, memory.members[index].fixed.contains(cross) {
      memory.members[index].style.alignSelf = .flexStart
    } else if !stretches, memory.members[index].fills.contains(cross),
      container.flexWrap == .noWrap
    {
      if memory.members[index].style.margin != .zero {
        memory.members[index].style.alignSelf = .stretch
      } else if isRow {
        memory.members[index].style.height = .percent(100)
      } else {
        memory.members[index].style.width = .percent(100)
      }
    }
  }

  private func passToContent(_ index: Int, _ margin: FlexEdges) {
    var style = memory.members[index].style
    let fixed = memory.members[index].fixed
    style.flexGrow = fixed.contains(.vertical) || style.height != .auto ? 0 : 1
    style.margin = margin
    if style.minimumWidth == .auto { style.minimumWidth = .zero }
    if style.minimumHeight == .auto { style.minimumHeight = .zero }
    if fixed.contains(.horizontal), style.width == .auto { style.alignSelf = .flexStart }
    memory.members[index].style = style
  }

  // MARK: - From the range

  /// Restricts the container to a range, which overrides its own sizes.
  ///
  /// - Returns: the space in which the container is solved.
  func fit(_ range: SizeRange) -> FlexSpace {
    let root = memory.members[0]
    var width = Extent(
      root.style.width, root.style.minimumWidth, root.style.maximumWidth, of: range.max.width)
    width.fit(range.min.width, range.max.width, fills: root.fills.contains(.horizontal))
    var height = Extent(
      root.style.height, root.style.minimumHeight, root.style.maximumHeight, of: range.max.height)
    height.fit(range.min.height, range.max.height, fills: root.fills.contains(.vertical))
    memory.members[0].style.width = width.requested
    memory.members[0].style.minimumWidth = width.least
    memory.members[0].style.maximumWidth = width.most
    memory.members[0].style.height = height.requested
    memory.members[0].style.minimumHeight = height.least
    memory.members[0].style.maximumHeight = height.most
    let most = range.max.width
    return FlexSpace(width: most.isFinite ? .fitContent(most) : .maxContent)
  }

  /// A width or a height with its bounds.
  private struct Extent {
    var requested: FlexLength
    var least: FlexLength
    var most: FlexLength

    /// Creates an extent; percentages become points, or automatic if the base is infinite.
    init(_ requested: FlexLength, _ least: FlexLength, _ most: FlexLength, of base: Double) {
      func resolved(_ length: FlexLength) -> FlexLength {
        guard length.isPercent else { return length }
        return base.isFinite ? .points(base * length.percentage / 100) : .auto
      }
      self.requested = resolved(requested)
      self.least = resolved(least)
      self.most = resolved(most)
    }

    mutating func fit(_ lower: Double, _ upper: Double, fills: Bool) {
      if lower == upper {
        requested = .points(upper)
        least = .zero
        most = .auto
        return
      }
      if requested == .auto, fills, upper.isFinite { requested = .points(upper) }
      let ownLeast = least.points ?? 0
      let ownMost = most.points ?? .infinity
      let newLeast = min(max(ownLeast, lower), upper)
      let newMost = max(min(max(ownMost, ownLeast), upper), newLeast)
      if newLeast > 0 { least = .points(newLeast) }
      most = newMost.isFinite ? .points(newMost) : .auto
    }
  }
}
