import AlidadeLayout

extension List {
  /// Arranges the rows side by side, and scrolls them sideways.
  ///
  /// ```swift
  /// List(albums, estimatedRowHeight: 120) { Cover(album: $0) }
  ///   .axis(.horizontal)
  ///   .frame(height: 160)
  /// ```
  ///
  /// A horizontal list behaves like a vertical one, but along the other axis. Each row is as tall
  /// as the list, or as its column, and as wide as it needs to be. `estimatedRowHeight` is the
  /// assumed width of rows. The top of the list, as in ``ScrollAlignment/start``, is the edge where
  /// its rows begin: the left edge or, in a right-to-left layout, the right edge. The left and
  /// right arrow keys move from row to row. The up and down keys belong to the enclosing
  /// components, as does a wheel that isn't turned sideways.
  ///
  /// ``columns(_:spacing:lineSpacing:)`` creates the rows of a grid, from top to bottom, and
  /// ``separators(start:end:)`` draws vertical lines.
  ///
  /// A horizontal list takes the available space. In a component that offers unlimited height, such
  /// as a row of another list, give it a `frame(height:)`; otherwise, it is 160 points tall. In a
  /// component that offers unlimited width, such as a `Scroll` along the same axis, it is as wide
  /// as the estimated width of its rows, up to 4096 points, and scrolls by itself. A list without a
  /// height, and a list wider than 4096 points, are reported. A list that shows a tree stays
  /// vertical, which is also reported.
  ///
  /// When the axis changes, the list stays at the first visible row, and rows keep their state.
  ///
  /// - Parameter axis: the axis along which the rows are arranged.
  public func axis(_ axis: Axis) -> List { with { $0.axis = axis } }
}

extension ListOptions {
  /// Returns the direction in which rows follow each other in a layout direction.
  ///
  /// The levels of a tree use the arrow keys that a horizontal list needs.
  func rowAxis(_ direction: LayoutDirection) -> RowAxis {
    RowAxis(kind == .list ? axis : .vertical, direction)
  }
}
