extension HeadlessMountHost {
  /// Gives the keyboard focus to `view`, or to the first thing in it that takes it: one that can
  /// be pressed or typed in, is enabled, reacts and is not hidden.
  ///
  /// - Returns: whether something took the focus.
  @discardableResult
  public func moveFocus(to view: HeadlessView) -> Bool {
    guard let target = view.descendants.first(where: \.canBeFocused) else { return false }
    focus.move(to: target)
    return true
  }

  /// Moves the focus to the next thing in `root` that takes it, as the Tab key does; after the last
  /// comes the first.
  ///
  /// - Parameter isBackward: whether to go to the previous thing instead.
  /// - Returns: whether something took the focus.
  @discardableResult
  public func moveFocusOn(in root: HeadlessView, isBackward: Bool = false) -> Bool {
    let stops = root.descendants.filter(\.canBeFocused)
    guard !stops.isEmpty else { return false }
    let current = stops.firstIndex { $0 === focusedView }
    let step = isBackward ? stops.count - 1 : 1
    let next = current.map { ($0 + step) % stops.count } ?? (isBackward ? stops.count - 1 : 0)
    focus.move(to: stops[next])
    return true
  }

  /// Takes the focus from `view` and from everything in it.
  func surrenderFocus(in view: HeadlessView) {
    if let focusedView, focusedView.isInside(view) { focus.move(to: nil) }
  }
}
