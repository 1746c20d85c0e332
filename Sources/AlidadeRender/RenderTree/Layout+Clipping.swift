import AlidadeLayout

extension Layout {
  /// Returns a copy of the layout whose views are clipped to an area if one of them extends beyond
  /// its left or right edge; otherwise, the layout itself.
  ///
  /// The outermost views get the clip, so no view is added, and all remain the same views.
  ///
  /// - Parameter area: the area in the coordinates of the layout, in points.
  /// - Complexity: O(layouts inside), without those inside views that clip their content.
  package func clipped(to area: Rect) -> Layout {
    extends(beyond: area) ? clippingViews(to: area) : self
  }

  /// The distance by which a view may extend beyond an area, in points, because sums of floating
  /// point numbers aren't exact.
  private static let tolerance = 0.01

  /// Returns `true` if a view extends beyond the left or right edge of an area.
  private func extends(beyond area: Rect) -> Bool {
    var pending: [Child] = []
    var next: Child? = Child(position: .zero, layout: self)
    while let child = next ?? pending.popLast() {
      next = nil
      let (layout, x) = (child.layout, child.position.x)
      if let configuration = layout.configuration {
        if x < area.minX - Layout.tolerance
          || x + layout.size.width > area.maxX + Layout.tolerance
        {
          return true
        }
        if layout.children.isEmpty || layout.scrolled != nil || configuration.clipsToBounds {
          continue
        }
      }
      for inside in layout.children {
        pending.append(
          Child(position: child.position + inside.position, layout: inside.layout))
      }
    }
    return false
  }

  private func clippingViews(to area: Rect) -> Layout {
    if let configuration {
      return replacing(
        children: children, configuration: configuration.clipped(to: area, in: size),
        motion: motion, observer: observer)
    }
    return replacing(
      children: children.map { child in
        Child(
          position: child.position,
          layout: child.layout.clippingViews(to: area.offset(by: .zero - child.position)))
      }, configuration: nil, motion: motion, observer: observer)
  }
}

extension ViewConfiguration {
  /// Returns the configuration with a clip to an area, and to that of its own clip.
  ///
  /// - Parameters:
  ///   - area: the area in the coordinates of the view, in points.
  ///   - size: the size of the view, in points.
  fileprivate func clipped(to area: Rect, in size: Size) -> ViewConfiguration {
    var visible = area
    var cornerRadius = 0.0
    if case .clip(let own?)? = option(of: .clip) {
      visible = own.frame(in: size).intersection(area)
      cornerRadius = own.cornerRadius(in: size)
    }
    let clip = AddedOptions(
      ViewOptions(
        clip: ViewClip(
          top: visible.minY, left: visible.minX, bottom: size.height - visible.maxY,
          right: size.width - visible.maxX, cornerRadius: cornerRadius)))
    // A clip can be unapplied, so it isn't part of the shape.
    return ViewConfiguration(
      storage: Storage(
        viewClass: viewClass,
        attributes: storage.attributes.filter { $0.meaning != .clip } + clip.attributes,
        shape: storage.shape))
  }
}
