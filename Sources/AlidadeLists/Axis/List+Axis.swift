import AlidadeLayout

extension List {
  /// Shows the rows one beside the other, and scrolls them sideways.
  ///
  /// ```swift
  /// List(albums, estimatedRowHeight: 120) { Cover(album: $0) }
  ///   .axis(.horizontal)
  ///   .frame(height: 160)
  /// ```
  ///
  /// A horizontal list does everything that a vertical one does, along the other axis. Each row is as
  /// tall as the list, or as its column, and as wide as it wants to be. `estimatedRowHeight` is the
  /// width that rows are assumed to have. The top of the list, as in ``RowAlignment/top``, is the edge
  /// where its rows begin: the left one, and from right to left the right one. The left and right
  /// arrow keys move from row to row. The up and down keys belong to what is around the list, as does
  /// a wheel that isn't turned sideways.
  ///
  /// ``columns(_:spacing:lineSpacing:)`` makes rows of a grid, from the top to the bottom, and
  /// ``separators(start:end:)`` draws vertical lines.
  ///
  /// A horizontal list takes the space that it is offered. In something that offers unlimited height,
  /// such as a row of another list, give it a `frame(height:)`; otherwise it is 160 points high. In
  /// something that offers unlimited width, such as a `Scroll` along the same axis, it is as wide as
  /// its rows are estimated to be, up to 4096 points, and scrolls by itself. A list without a height,
  /// and one of more than 4096 points, are reported. A list of the nodes of a tree stays vertical,
  /// which is reported, too.
  ///
  /// When the axis changes, the list stays at the first visible row, and rows keep their state.
  ///
  /// - Parameter axis: the axis along which the rows follow each other.
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
