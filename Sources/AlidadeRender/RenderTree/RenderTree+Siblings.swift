extension RenderTree {
  /// Returns the first unit whose parent view is that of `index`, or the first of all for -1.
  func firstChild(of index: Int) -> Int? {
    let first = index + 1
    return first < units.count && units[first].parent == index ? first : nil
  }

  /// Returns the unit before `index` in the same parent view.
  func previousSibling(of index: Int) -> Int? {
    let previous = Int(units[index].previous)
    return previous < 0 ? nil : previous
  }

  /// Returns the unit after `index` in the same parent view.
  func nextSibling(of index: Int) -> Int? {
    let unit = units[index]
    // Units inside a unit without a view are its siblings.
    let next = unit.key == nil ? index + 1 : Int(unit.end)
    return next < units.count && units[next].parent == unit.parent ? next : nil
  }
}
