import AlidadeLayout
import AlidadeRender

// Rows that are wider than the list.
extension ListMounter {
  /// The maximum distance from the edge at which lines of text begin, in points.
  private var sidewaysRoom: Double { max(0, width - viewportWidth) }

  /// Returns `true` if a key that points to the left or right leads toward the end of lines.
  func isTowardEnd(_ command: ScrollCommand) -> Bool {
    (command == .right) == (direction == .leftToRight)
  }

  /// Returns `true` if the rows continue beyond the edge to which a key points.
  func canScrollSideways(_ command: ScrollCommand) -> Bool {
    guard let sideways = options.sideways else { return false }
    return isTowardEnd(command) ? sideways.offset < sidewaysRoom : sideways.offset > 0
  }

  /// Scrolls the rows and their header toward the end of lines, as far as possible.
  func scrollSideways(by distance: Double) {
    guard let sideways = options.sideways else { return }
    sideways.rowsDidScroll(to: min(max(0, sideways.offset + distance), sidewaysRoom))
    update()
  }

  /// Follows a horizontal scroll of the view.
  ///
  /// A view that becomes wider clamps its own offset, which doesn't count as a scroll.
  func followSideways() {
    guard let sideways = options.sideways, let view = scrolled.view,
      view.viewportSize.width == viewportWidth
    else { return }
    let x = view.contentOffset.x
    sideways.rowsDidScroll(to: direction == .rightToLeft ? sidewaysRoom - x : x)
  }

  /// Enables the view to scroll sideways if the rows are wider, and sets its horizontal offset.
  ///
  /// - Returns: the distance from the left end of the rows to the viewport, in points.
  func settleSideways(in viewport: Size) -> Double {
    viewportWidth = viewport.width
    guard let sideways = options.sideways else { return 0 }
    sideways.list = self
    let room = sidewaysRoom
    let offset = min(sideways.offset, room)
    sideways.rowsDidScroll(to: offset)
    let x = direction == .rightToLeft ? room - offset : offset
    scrolled.setWidth(width, scrollsTo: room > 0 ? x : nil)
    return x
  }
}
