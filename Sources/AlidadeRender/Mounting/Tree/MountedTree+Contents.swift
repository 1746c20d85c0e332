import AlidadeLayout

// The contents of the scroll views in a tree; each content is a separate tree.
extension MountedTree {
  /// Announces new frames and contents to the scroll views that already show contents;
  /// ``showContents(of:)`` follows.
  ///
  /// - Parameter units: the units with content; they are mounted.
  func prepareContents(of units: [Int]) {
    for index in units {
      scrollMounter(of: index)?.prepare()
      partMounter(of: index)?.prepare()
    }
  }

  /// Mounts the contents of scroll views; components in them are notified by
  /// ``didShowContent(of:)``.
  ///
  /// - Parameters:
  ///   - units: the units with content; they are mounted.
  ///   - plan: the animations of the pass.
  func showContents(of units: [Int], _ plan: MotionPlan? = nil) {
    guard let tree else { return }
    for index in units {
      if let list = partMounter(of: index) {
        list.show(part(visibleAt: index, tree), in: enclosing)
        continue
      }
      guard let record = records[index], let view = record.view as? any ScrollView,
        let content = tree.units[index].content
      else { continue }
      let shown = view.scrollDelegate as? ScrollMounter
      let mounter = shown ?? ScrollMounter(content, in: view, record)
      if shown == nil { view.scrollDelegate = mounter }
      mounter.enclosing = enclosing
      mounter.show(
        content, visiblePart: visiblePart(of: index, tree), plan?.animation(of: tree.units[index]))
    }
  }

  /// Notifies the components in a content that they are mounted, after the enclosing views are in
  /// place.
  func didShowContent(of index: Int) {
    scrollMounter(of: index)?.didShow()
    partMounter(of: index)?.didShow()
  }

  /// Updates the scroll views to show the part of them that is visible now.
  ///
  /// - Parameter units: the units that were mounted for that part, and need no update.
  func moveContents(except units: [Int]) {
    guard let tree, !tree.contents.isEmpty else { return }
    for index in tree.contents where isMounted[index] && !units.contains(index) {
      scrollMounter(of: index)?.setVisiblePart(visiblePart(of: index, tree))
      partMounter(of: index)?.setVisiblePart(part(visibleAt: index, tree))
    }
  }

  /// Returns the distance that the visible content is about to move, because a new tree gives other
  /// sizes to what is before it.
  ///
  /// - Parameters:
  ///   - new: the tree that is mounted next.
  ///   - visible: the visible part, in the coordinates of the root; `nil` if only the contents of
  ///     views can move.
  ///   - start: returns the distance of a frame from the start of a tree of a size.
  package func takeShift(
    for new: RenderTree, visible: Rect?, start: (Rect, Size) -> Double
  ) -> Double {
    let shifts = takeShifts(for: new)
    guard let tree, let visible,
      let moved = ScrollAnchor(in: tree, isMounted, visible: visible).movement(in: new)
    else {
      let shift = Point(x: 0, y: shifts.values.reduce(0, +))
      return start(Rect(origin: shift, size: .zero), new.size) - start(.zero, new.size)
    }
    var frame = moved.new
    frame.origin.y += shifts[moved.identity] ?? 0
    return start(frame, new.size) - start(moved.old, tree.size)
  }

  /// Returns the distances that the contents of views are about to move down in them, because a new
  /// tree gives them other heights.
  func takeShifts(for new: RenderTree) -> [UnitIdentity: Double] {
    guard let tree, !tree.contents.isEmpty, !new.contents.isEmpty else { return [:] }
    var heights: [UnitIdentity: Double] = [:]
    for index in new.contents where new.units[index].mountsVisiblePart {
      heights[new.units[index].identity] = new.units[index].frame.size.height
    }
    var shifts: [UnitIdentity: Double] = [:]
    for index in tree.contents where isMounted[index] {
      let identity = tree.units[index].identity
      guard let height = heights[identity], let list = partMounter(of: index) else { continue }
      shifts[identity] = list.takeShift(height: height)
    }
    return shifts
  }

  /// The visible rectangle without its margin, in the coordinates of the root; `nil` if the tree is
  /// mounted as a whole.
  var shownRect: Rect? {
    visibleRect.map { rect in
      Rect(
        x: rect.minX + margin.width, y: rect.minY + margin.height,
        width: max(0, rect.size.width - 2 * margin.width),
        height: max(0, rect.size.height - 2 * margin.height))
    }
  }

  private func scrollMounter(of index: Int) -> ScrollMounter? {
    records[index]?.scrollMounter
  }

  private func partMounter(of index: Int) -> (any VisiblePartMounter)? {
    guard tree?.units[index].mountsVisiblePart == true else { return nil }
    return (records[index]?.view as? any ScrollView)?.scrollDelegate as? any VisiblePartMounter
  }

  /// Returns the visible rectangle without its margin, in the coordinates of a unit; `nil` if the
  /// tree is mounted as a whole.
  private func part(visibleAt index: Int, _ tree: RenderTree) -> Rect? {
    guard let edges = tree.edges, let shownRect else { return nil }
    return Rect(origin: shownRect.origin - edges.extents[index].origin, size: shownRect.size)
  }

  /// Returns the visible rectangle in the coordinates of a unit; `nil` if the tree is mounted as a
  /// whole.
  private func visiblePart(of index: Int, _ tree: RenderTree) -> Rect? {
    guard let edges = tree.edges, let visibleRect else { return nil }
    return Rect(origin: visibleRect.origin - edges.extents[index].origin, size: visibleRect.size)
  }
}

extension MountRecord {
  /// The object that mounts the content of the scroll view; `nil` if it shows none.
  var scrollMounter: ScrollMounter? {
    (view as? any ScrollView)?.scrollDelegate as? ScrollMounter
  }
}
