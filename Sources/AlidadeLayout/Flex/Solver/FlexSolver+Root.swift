// The root: its size follows from the available space.
extension FlexSolver {
  /// Lays out the root and everything below it.
  func layOutRoot(_ root: Int, in space: FlexSpace, measure: Measure) {
    let traits = links[root].traits
    if traits.contains(.isHidden) {
      hideRoot(root)
      return
    }
    let percentWidth = availableWidth(space)
    withItem(root, percentWidth: percentWidth) { item in
      layOutRoot(item, in: space, percentWidth, measure)
    }
  }

  /// Returns the width of the root, doing as little layout as possible.
  func widthOfRoot(_ root: Int, in space: FlexSpace, measure: Measure) -> LayoutUnit {
    if links[root].traits.contains(.isHidden) { return .zero }
    let percentWidth = availableWidth(space)
    return withItem(root, percentWidth: percentWidth) { item in
      let heightSpace = heightSpace(space)
      while true {
        let width = rootWidth(item, space.width, percentWidth, heightSpace)
        run(measure)
        if let width { return width }
      }
    }
  }

  private func heightSpace(_ space: FlexSpace) -> FlexHeightSpace {
    var heightSpace = FlexHeightSpace()
    if let height = space.height, height.isFinite {
      heightSpace.available = LayoutUnit(truncating: height).notNegative
      heightSpace.percent = heightSpace.available
      heightSpace.stretches = true
    }
    return heightSpace
  }

  private func layOutRoot(
    _ item: FlexItemReference, in space: FlexSpace, _ percentWidth: LayoutUnit,
    _ measure: Measure
  ) {
    let root = item.pointee.node
    let heightSpace = heightSpace(space)
    var width: LayoutUnit?
    repeat {
      width = rootWidth(item, space.width, percentWidth, heightSpace)
      run(measure)
    } while width == nil
    let used = width ?? .zero
    let own = rootHeight(item, used, heightSpace)
    var request = FlexRequest(node: root, width: used, percentWidth: percentWidth)
    request.apply(own, percentHeight: heightSpace.percent)
    request.performs = true
    var result: FlexResult?
    repeat {
      result = layOut(request)
      run(measure)
    } while result == nil
    let record = records + root
    let offset = relativeOffset(
      of: item, width: percentWidth, height: heightSpace.percent, isRightToLeft: false)
    record.pointee.x = (item.pointee.left + offset.x).stored
    record.pointee.y = (item.pointee.top + offset.y).stored
    record.pointee.width = used.stored
    let content = result?.contentHeight ?? .zero
    record.pointee.height = own.resolved(content: content).stored
  }

  private func hideRoot(_ root: Int) {
    records[root] = FlexRecord()
    zeroFrames(below: root)
  }

  private func availableWidth(_ space: FlexSpace) -> LayoutUnit {
    switch space.width {
    case .fill(let width), .fitContent(let width):
      return width.isFinite ? LayoutUnit(truncating: width).notNegative : .indefinite
    case .minContent, .maxContent: return .indefinite
    }
  }

  private func rootHeight(
    _ item: FlexItemReference, _ width: LayoutUnit, _ space: FlexHeightSpace
  ) -> Height {
    height(of: item, width: width, in: space)
  }

  private func rootWidth(
    _ item: FlexItemReference, _ requested: FlexSpace.Width, _ available: LayoutUnit,
    _ space: FlexHeightSpace
  ) -> LayoutUnit? {
    var fills = false
    if case .fill = requested { fills = true }
    if available.isDefinite {
      // A given height determines the width through the ratio.
      let stretches = fills && !mayApplyRatio(item, in: space)
      return width(of: item, available: available, stretches: stretches, in: space)
    }
    if case .minContent = requested {
      return contribution(of: item, .minimum, in: space)?.minimum
    }
    return contribution(of: item, .maximum, in: space)?.maximum
  }
}
