import AlidadeLayout

// Notifying observers.
extension MountedTree {
  /// Returns the view and the frame of a unit.
  func context(of index: Int, _ tree: RenderTree, _ records: [MountRecord?]) -> MountContext {
    let unit = tree.units[index]
    if let record = records[index] {
      return MountContext(
        view: record.view, frame: Rect(origin: .zero, size: unit.frame.size), record: record,
        root: root)
    }
    guard unit.parent >= 0, let parent = records[Int(unit.parent)] else {
      return rootContext(index, tree)
    }
    return MountContext(
      view: parent.ensuredContainer.contentView, frame: unit.frame, record: parent, root: root)
  }

  /// Returns the context of a unit before it has a view or after it has lost it: its frame in the
  /// root view.
  func rootContext(_ index: Int, _ tree: RenderTree) -> MountContext {
    var frame = tree.units[index].frame
    var parent = Int(tree.units[index].parent)
    while parent >= 0 {
      frame = frame.offset(by: tree.units[parent].frame.origin)
      parent = Int(tree.units[parent].parent)
    }
    return MountContext(view: rootView, frame: frame, record: root, root: root)
  }

  /// Notifies observers that a newer generation is about to be mounted, with the same units.
  ///
  /// - Complexity: O(units with observers).
  func notifyBeforePatch(to new: RenderTree) {
    for index in new.observed where isMounted[index] {
      new.units[index].observer?.unit(.willUpdate, in: rootContext(index, new))
    }
  }

  /// Notifies observers that the newer generation is mounted, children before their parents.
  ///
  /// - Complexity: O(units with observers).
  func notifyAfterPatch(to new: RenderTree) {
    var open: [Int] = []
    func close(_ index: Int) {
      if new.units[index].hasContents { didShowContent(of: index) }
      new.units[index].observer?.unit(.didUpdate, in: context(of: index, new, records))
    }
    for index in new.observed where isMounted[index] {
      while let last = open.last, Int(new.units[last].end) <= index { close(open.removeLast()) }
      open.append(index)
    }
    while let last = open.popLast() { close(last) }
  }
}
