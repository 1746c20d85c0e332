import AlidadeLayout

/// A keyboard command that moves through the rows of a list, or scrolls.
public enum ScrollCommand: Hashable, Sendable, CaseIterable {
  /// The up arrow: one row back.
  case previous
  /// The down arrow: one row forward.
  case next
  /// The left arrow: to the left, in both layout directions.
  case left
  /// The right arrow: to the right, in both layout directions.
  case right
  /// Page Up: one screenful back.
  case pageBackward
  /// Page Down: one screenful forward.
  case pageForward
  /// Home: to the first row.
  case start
  /// End: to the last row.
  case end
}

extension ScrollCommand {
  /// The opposite command, for content that begins at the other end; `nil` for an arrow key.
  var reversed: ScrollCommand? {
    switch self {
    case .pageBackward: .pageForward
    case .pageForward: .pageBackward
    case .start: .end
    case .end: .start
    case .previous, .next, .left, .right: nil
    }
  }

  /// Returns the offset to which a command scrolls, which may be out of range.
  ///
  /// Page Up, Page Down, Home and End scroll vertically in a view that scrolls vertically, and
  /// otherwise horizontally.
  ///
  /// - Parameters:
  ///   - offset: the current offset, in points.
  ///   - line: the distance that an arrow key scrolls, in points.
  ///   - page: the distance that Page Down scrolls along each axis, in points.
  ///   - axes: the axes along which the view scrolls.
  ///   - end: the largest offset, in points.
  package func offset(
    from offset: Point, line: Double, page: Size, along axes: Axis.Set, end: Point
  ) -> Point {
    var offset = offset
    let main: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    switch self {
    case .previous: offset.y -= line
    case .next: offset.y += line
    case .left: offset.x -= line
    case .right: offset.x += line
    case .pageBackward: offset[main] -= page[main]
    case .pageForward: offset[main] += page[main]
    case .start: offset[main] = 0
    case .end: offset[main] = end[main]
    }
    return offset
  }
}
