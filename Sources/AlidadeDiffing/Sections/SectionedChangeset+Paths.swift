extension SectionedChangeset {
  /// The removed elements at their old paths, ascending.
  public var elementRemovals: [(path: ElementPath, element: Element)] {
    elements.removals.compactMap { removal in
      oldBounds.path(ofOffset: removal.offset).map { ($0, removal.element) }
    }
  }

  /// The inserted elements at their new paths, ascending.
  public var elementInsertions: [(path: ElementPath, element: Element)] {
    elements.insertions.compactMap { insertion in
      newBounds.path(ofOffset: insertion.offset).map { ($0, insertion.element) }
    }
  }

  /// The paths of elements that changed their section or their order in it, ascending by old path.
  public var elementMoves: [(old: ElementPath, new: ElementPath)] {
    elements.moves.compactMap { paths(old: $0.oldOffset, new: $0.newOffset) }
  }

  /// The updated elements with their paths, ascending by old path.
  public var elementUpdates: [(old: ElementPath, new: ElementPath, element: Element)] {
    elements.updates.compactMap { update in
      paths(old: update.oldOffset, new: update.newOffset).map {
        ($0.old, $0.new, update.newElement)
      }
    }
  }

  /// Returns the new path of the element at an old path; `nil` if it was removed or there is none.
  ///
  /// - Complexity: O(log n) in the number of runs and sections.
  public func newPath(ofOld path: ElementPath) -> ElementPath? {
    oldBounds.offset(of: path).flatMap(elements.map.newOffset(ofOld:))
      .flatMap(newBounds.path(ofOffset:))
  }

  /// Returns the old path of the element at a new path; `nil` if it was inserted or there is none.
  ///
  /// - Complexity: O(log n) in the number of runs and sections.
  public func oldPath(ofNew path: ElementPath) -> ElementPath? {
    newBounds.offset(of: path).flatMap(elements.map.oldOffset(ofNew:))
      .flatMap(oldBounds.path(ofOffset:))
  }

  private func paths(old: Int, new: Int) -> (old: ElementPath, new: ElementPath)? {
    guard let old = oldBounds.path(ofOffset: old), let new = newBounds.path(ofOffset: new) else {
      return nil
    }
    return (old, new)
  }
}
