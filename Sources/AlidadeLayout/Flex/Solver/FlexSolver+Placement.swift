// After sizes are settled: the container's own baseline, and the contents of the items.
extension FlexSolver {
  /// Determines the first baseline of the container, from its first line or from its first item
  /// (§8.5).
  func determineBaseline(_ activation: UnsafeMutablePointer<FlexActivation>) -> Bool {
    guard activation.pointee.request.wantsBaseline, activation.pointee.baseline.isIndefinite,
      activation.pointee.baselineItem >= 0
    else { return true }
    let place = activation.pointee.firstItem + activation.pointee.baselineItem
    let item = scratch.pointee.items + place
    var request = finalRequest(item, activation)
    request.wantsBaseline = true
    guard let result = layOut(request) else { return false }
    item.pointee.baseline = result.baseline
    activation.pointee.baseline =
      activation.pointee.baselineOffset + usedBaseline(item)
    return true
  }

  /// Lays out the contents of the items in their final sizes.
  ///
  /// During measuring, only checks whether they are already laid out.
  func layOutItems(_ activation: UnsafeMutablePointer<FlexActivation>) -> Bool {
    let performs = activation.pointee.request.performs
    while activation.pointee.cursor < activation.pointee.itemCount {
      let item = scratch.pointee.items + (activation.pointee.firstItem + activation.pointee.cursor)
      if item.pointee.traits.hasContents {
        var request = finalRequest(item, activation)
        if !isPlaced(request, item.pointee.traits) {
          if performs {
            request.performs = true
            if layOut(request) == nil { return false }
          } else {
            activation.pointee.isPlaced = false
            break
          }
        }
      }
      activation.pointee.cursor += 1
    }
    return true
  }

  /// Returns the request for the final layout of an item.
  private func finalRequest(
    _ item: FlexItemReference, _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> FlexRequest {
    var request = FlexRequest(
      node: item.pointee.node, width: item.pointee.width,
      percentWidth: activation.pointee.contentWidth)
    request.height = item.pointee.height
    if activation.pointee.isRow {
      request.percentHeight = activation.pointee.contentHeight
      if !item.pointee.flags.isDisjoint(with: [.hasNaturalHeight, .holdsContent]) {
        let space = rowSpace(item, activation)
        request.apply(
          height(of: item, width: item.pointee.width, in: space), percentHeight: space.percent)
      }
    } else {
      request.isIndefiniteForChildren = item.pointee.flags.contains(.isIndefiniteForChildren)
    }
    return request
  }

  /// Zeroes the frames of hidden children and of everything below them.
  func hideChildren(of node: Int) {
    let last = Int(links[node].lastChild)
    guard last >= 0 else { return }
    var child = Int(links[last].nextSibling)
    while true {
      if links[child].traits.contains(.isHidden), !records[child].state.contains(.isZeroed) {
        zeroFrames(below: child)
        records[child].state.insert(.isZeroed)
      }
      if child == last { return }
      child = Int(links[child].nextSibling)
    }
  }

  /// Zeroes the frames of a node and of everything below it.
  ///
  /// The traversal is in preorder, and follows the links back up instead of using a stack.
  func zeroFrames(below root: Int) {
    var node = root
    while true {
      records[node] = FlexRecord()
      let last = Int(links[node].lastChild)
      if last >= 0 {
        node = Int(links[last].nextSibling)
        continue
      }
      while node != root {
        let parent = Int(links[node].parent)
        if Int(links[parent].lastChild) != node { break }
        node = parent
      }
      if node == root { return }
      node = Int(links[node].nextSibling)
    }
  }
}

extension FlexTraits {
  /// A Boolean value that is `true` if there may be frames below the box.
  @inline(__always) var hasContents: Bool {
    !isDisjoint(with: [.hasInFlowChildren, .hasAbsoluteChildren, .hasHiddenChildren])
      && !contains(.isMeasured)
  }
}
