import AlidadeLayout

// What observers are told.
extension MountedTree {
  /// Where a unit is mounted.
  func context(of index: Int, _ tree: RenderTree, _ records: [MountRecord?]) -> MountContext {
    let unit = tree.units[index]
    if let record = records[index] {
      return MountContext(view: record.view, frame: Rect(origin: .zero, size: unit.frame.size))
    }
    guard unit.parent >= 0, let parent = records[Int(unit.parent)] else {
      return rootContext(index, tree)
    }
    return MountContext(view: parent.ensuredContainer.contentView, frame: unit.frame)
  }

  /// The context of a unit that has no view yet, or no longer: its place in the root view.
  func rootContext(_ index: Int, _ tree: RenderTree) -> MountContext {
    var frame = tree.units[index].frame
    var parent = Int(tree.units[index].parent)
    while parent >= 0 {
      frame = frame.offset(by: tree.units[parent].frame.origin)
      parent = Int(tree.units[parent].parent)
    }
    return MountContext(view: rootView, frame: frame)
  }

  /// Tells that a newer generation is about to be mounted, in which no unit comes or goes.
  ///
  /// - Complexity: O(units with observers).
  func notifyBeforePatch(to new: RenderTree) {
    for index in new.observed where isMounted[index] {
      new.units[index].observer?.unit(.willUpdate, in: rootContext(index, new))
    }
  }

  /// Tells that it is mounted, children before their parents.
  ///
  /// - Complexity: O(units with observers).
  func notifyAfterPatch(to new: RenderTree) {
    var open: [Int] = []
    func close(_ index: Int) {
      new.units[index].observer?.unit(.didUpdate, in: context(of: index, new, records))
    }
    for index in new.observed where isMounted[index] {
      while let last = open.last, Int(new.units[last].end) <= index { close(open.removeLast()) }
      open.append(index)
    }
    while let last = open.popLast() { close(last) }
  }
}
