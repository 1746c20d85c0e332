extension RenderTree {
  /// Calls a closure with the observer of each unit that has one, also of units in scroll views,
  /// ancestors first.
  ///
  /// - Complexity: O(units with observers).
  package func visitObservers(_ visit: (any MountObserver) -> Void) {
    for index in observed {
      if let observer = units[index].observer { visit(observer) }
      units[index].content?.tree.visitObservers(visit)
    }
  }
}
