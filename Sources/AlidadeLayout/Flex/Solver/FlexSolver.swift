/// A run of the solver over a tree: CSS Flexible Box Layout Level 1, §9, step by step in the files
/// beside this one.
///
/// A container looks up the values that it needs from a child. If one of them is unknown, it pushes
/// the child onto the stack and returns to the loop, which repeats the step once the child is done.
/// Every step must therefore be repeatable.
struct FlexSolver {
  typealias Measure = (FlexNode, FlexProposal) -> FlexMeasurement

  let styles: UnsafePointer<FlexStyle>
  let links: UnsafePointer<FlexLink>
  let records: UnsafeMutablePointer<FlexRecord>
  let scratch: UnsafeMutablePointer<FlexScratch>
  /// A Boolean value that is `true` if activations share results; `false` only in tests.
  let isCaching: Bool

  // MARK: - The loop

  /// Performs steps until the stack is empty.
  func run(_ measure: Measure) {
    while true {
      measurePending(measure)
      guard scratch.pointee.depth > 0 else { return }
      let activation = scratch.pointee.activations + (scratch.pointee.depth - 1)
      switch activation.pointee.kind {
      case .layout, .columnWrapWidths: advance(activation)
      case .intrinsicWidths: sumContributions(activation)
      }
    }
  }

  /// Advances one container to its end, or to a child that must be laid out first.
  private func advance(_ activation: UnsafeMutablePointer<FlexActivation>) {
    while true {
      switch activation.pointee.phase {
      case .generateItems:
        generateItems(activation)
        activation.pointee.phase = .determineBaseSizes
      case .determineBaseSizes:
        guard determineBaseSizes(activation) else { return }
        activation.pointee.phase = .collectLines
      case .collectLines:
        collectLines(activation)
        activation.pointee.cursor = 0
        activation.pointee.phase = .determineCrossSizes
      case .determineCrossSizes:
        guard determineCrossSizes(activation) else { return }
        if activation.pointee.kind == .columnWrapWidths {
          finishColumnWrapWidths(activation)
          return
        }
        activation.pointee.phase = .alignItems
      case .alignItems:
        alignItems(activation)
        activation.pointee.phase = .determineBaseline
      case .determineBaseline:
        guard determineBaseline(activation) else { return }
        activation.pointee.cursor = 0
        activation.pointee.phase = .layOutItems
      case .layOutItems:
        guard layOutItems(activation) else { return }
        activation.pointee.cursor = -1
        activation.pointee.phase = .layOutAbsoluteChildren
      case .layOutAbsoluteChildren:
        guard layOutAbsoluteChildren(activation) else { return }
        activation.pointee.phase = .finish
      case .finish:
        finish(activation)
        return
      }
    }
  }

  /// Pushes a container onto the stack.
  ///
  /// Pointers into the stack are invalid afterward.
  func push(_ request: FlexRequest, kind: FlexActivation.Kind) {
    let activation = scratch.pointee.push(FlexActivation(request, kind: kind))
    scratch.pointee.serial += 1
    activation.pointee.serial = scratch.pointee.serial
  }

  /// Pops the container from the stack and frees its items and lines.
  func pop(_ activation: UnsafeMutablePointer<FlexActivation>) {
    scratch.pointee.itemCount = activation.pointee.firstItem
    scratch.pointee.lineCount = activation.pointee.firstLine
    scratch.pointee.depth -= 1
  }

  /// Discards results for another text direction and, without caching, results of another
  /// activation.
  @inline(__always)
  func dropStale(_ node: Int, _ traits: FlexTraits) {
    let record = records + node
    let isRightToLeft = traits.contains(.isRightToLeft)
    if record.pointee.state.contains(.isRightToLeft) != isRightToLeft {
      record.pointee.state = isRightToLeft ? .isRightToLeft : []
    }
    if isCaching { return }
    let owner =
      scratch.pointee.depth > 0 ? scratch.pointee.activations[scratch.pointee.depth - 1].serial : 0
    if scratch.pointee.owners[node] != owner {
      scratch.pointee.owners[node] = owner
      record.pointee.state = isRightToLeft ? .isRightToLeft : []
    }
  }

  // MARK: - Layout of one box

  /// Returns the result of laying out a box; `nil` if it was pushed onto the stack.
  func layOut(_ request: FlexRequest) -> FlexResult? {
    let traits = links[request.node].traits
    if traits.contains(.isMeasured) { return layOutMeasured(request, traits) }
    if !traits.contains(.hasInFlowChildren) {
      let insets = insets(of: request.node, traits, percentWidth: request.percentWidth)
      if !request.performs || traits.isDisjoint(with: [.hasAbsoluteChildren, .hasHiddenChildren]) {
        return FlexResult(contentHeight: insets.height, baseline: .indefinite)
      }
    }
    dropStale(request.node, traits)
    if let result = known(request, traits) { return result }
    push(request, kind: .layout)
    return nil
  }

  /// Returns the result of an earlier layout under the same conditions.
  @inline(__always)
  private func known(_ request: FlexRequest, _ traits: FlexTraits) -> FlexResult? {
    let record = records + request.node
    let state = record.pointee.state
    if request.height.isIndefinite {
      var needed: FlexRecord.State = .hasNatural
      if request.wantsBaseline { needed.insert(.naturalHasBaseline) }
      if request.performs { needed.insert(.isPlacedNaturally) }
      guard state.isSuperset(of: needed), matches(record.pointee.natural, request, traits),
        !traits.contains(.hasPercentHeightBounds)
          || record.pointee.natural.height == request.percentHeight.stored
      else { return nil }
      return FlexResult(record.pointee.natural)
    }
    var needed: FlexRecord.State = .hasDefinite
    if request.wantsBaseline { needed.insert(.definiteHasBaseline) }
    if request.performs { needed.insert(.isPlacedDefinitely) }
    if state.isSuperset(of: needed), matches(record.pointee.definite, request, traits),
      state.contains(.definiteHoldsContent) == request.holdsContent,
      record.pointee.definite.height == request.encodedHeight
    {
      return FlexResult(record.pointee.definite)
    }
    // A layout whose height followed from the content also serves for an equal given height if
    // nothing below depends on the difference.
    needed = .hasNatural
    if request.wantsBaseline { needed.insert(.naturalHasBaseline) }
    if request.performs { needed.insert(.isPlacedNaturally) }
    if traits.isDisjoint(with: [.dependsOnDefiniteHeight, .intrinsicWidthDependsOnHeight]),
      !request.holdsContent, state.isSuperset(of: needed),
      matches(record.pointee.natural, request, traits),
      record.pointee.natural.height == request.height.stored
    {
      return FlexResult(record.pointee.natural)
    }
    return nil
  }

  @inline(__always)
  private func matches(
    _ entry: FlexEntry, _ request: FlexRequest, _ traits: FlexTraits
  ) -> Bool {
    entry.width == request.width.stored && entry.percentKey == percentKey(request, traits)
  }

  /// Returns a number for the resolved percentages of the parent's size in the box itself.
  ///
  /// These are its padding, and the maximum of a height that grows with the content. If a box has
  /// both, they are mixed into one number.
  @inline(__always)
  private func percentKey(_ request: FlexRequest, _ traits: FlexTraits) -> Int32 {
    guard !traits.isDisjoint(with: [.hasPercentPadding, .hasPercentHeightBounds]) else { return 0 }
    var key: Int32 = 0
    if traits.contains(.hasPercentPadding) { key = request.percentWidth.stored }
    if traits.contains(.hasPercentHeightBounds), request.holdsContent {
      key = key &* 1_000_003 &+ request.maximumHeight.stored
    }
    return key
  }

  /// Returns `true` if the frames below a box are those of this request, without laying it out.
  @inline(__always)
  func isPlaced(_ request: FlexRequest, _ traits: FlexTraits) -> Bool {
    if traits.contains(.isMeasured) { return true }
    if traits.isDisjoint(with: [.hasInFlowChildren, .hasAbsoluteChildren, .hasHiddenChildren]) {
      return true
    }
    dropStale(request.node, traits)
    var request = request
    request.performs = true
    request.wantsBaseline = false
    return known(request, traits) != nil
  }

  /// Stores the result and pops the container from the stack.
  private func finish(_ activation: UnsafeMutablePointer<FlexActivation>) {
    let request = activation.pointee.request
    let record = records + request.node
    var entry = FlexEntry()
    entry.width = request.width.stored
    entry.percentKey = percentKey(request, links[request.node].traits)
    entry.contentHeight = activation.pointee.intrinsicHeight.stored
    entry.baseline = activation.pointee.baseline.stored
    var state = record.pointee.state
    state.subtract([.isPlacedNaturally, .isPlacedDefinitely])
    if request.height.isIndefinite {
      let isPercent = links[request.node].traits.contains(.hasPercentHeightBounds)
      entry.height = (isPercent ? request.percentHeight : activation.pointee.totalHeight).stored
      record.pointee.natural = entry
      state.insert(.hasNatural)
      if activation.pointee.isPlaced { state.insert(.isPlacedNaturally) }
      state.remove(.naturalHasBaseline)
      if request.wantsBaseline { state.insert(.naturalHasBaseline) }
    } else {
      entry.height = request.encodedHeight
      record.pointee.definite = entry
      state.insert(.hasDefinite)
      if activation.pointee.isPlaced { state.insert(.isPlacedDefinitely) }
      state.subtract([.definiteHasBaseline, .definiteHoldsContent])
      if request.holdsContent { state.insert(.definiteHoldsContent) }
      if request.wantsBaseline { state.insert(.definiteHasBaseline) }
    }
    record.pointee.state = state
    pop(activation)
  }
}

extension FlexRequest {
  /// The height, encoded as a negative number if it is indefinite for the children.
  @inline(__always) var encodedHeight: Int32 {
    isIndefiniteForChildren ? -1 - height.stored : height.stored
  }
}

extension FlexResult {
  @inline(__always) init(_ entry: FlexEntry) {
    contentHeight = LayoutUnit(entry.contentHeight)
    baseline = entry.baseline == Int32.min ? .indefinite : LayoutUnit(entry.baseline)
  }
}
