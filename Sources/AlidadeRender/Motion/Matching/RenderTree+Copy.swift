import AlidadeLayout

extension RenderTree {
  /// Returns a tree that shows nothing, in the size of this one.
  var empty: RenderTree { RenderTree([], matched: [], size: size) }

  /// Returns a tree that shows a unit and the units inside it as they look, at a place of its own;
  /// `nil` if another view can't show the unit.
  ///
  /// It has neither observers nor views with a content or a state of their own: those belong to the
  /// components, which are shown elsewhere.
  ///
  /// - Parameters:
  ///   - index: the unit.
  ///   - frame: the frame of the unit in the new tree.
  ///   - size: the size of the new tree.
  func copy(ofUnit index: Int, at frame: Rect, in size: Size) -> RenderTree? {
    guard units[index].canBeCopied else { return nil }
    var copies: [RenderUnit] = []
    // The copies of the units, or -1 for one that has none.
    var places = [Int32](repeating: -1, count: Int(units[index].end) - index)
    var last: [Int32: Int32] = [:]
    for (offset, unit) in units[index..<Int(units[index].end)].enumerated() {
      let parent = offset == 0 ? -1 : places[Int(unit.parent) - index]
      guard unit.canBeCopied, offset == 0 || parent >= 0 else { continue }
      let place = Int32(copies.count)
      places[offset] = place
      copies.append(
        RenderUnit(
          parent: parent, previous: last[parent] ?? -1, end: place + 1, identity: unit.identity,
          key: unit.key, configuration: unit.configuration,
          frame: offset == 0 ? frame : unit.frame, content: nil, mountsVisiblePart: false,
          motion: offset == 0 ? unit.motion?.copied : nil, observer: nil))
      last[parent] = place
    }
    for place in copies.indices.reversed() where copies[place].parent >= 0 {
      let parent = Int(copies[place].parent)
      copies[parent].end = max(copies[parent].end, copies[place].end)
    }
    return RenderTree(copies, matched: [0], size: size)
  }
}

extension RenderUnit {
  /// A Boolean value that is `true` if the configuration is all that the view shows.
  fileprivate var canBeCopied: Bool {
    switch configuration?.storage.viewClass.kind {
    case .container, .text, .image, .canvas, .pressable, .focusScope, .control: true
    case .scroll, .textField, .textEditor, .searchField, .secureField, nil: false
    }
  }
}
