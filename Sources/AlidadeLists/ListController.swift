import AlidadeRender

/// An object that scrolls a ``List`` and reports its visible part.
///
/// It does nothing while the list isn't mounted.
@MainActor public final class ListController {
  weak var list: ListMounter?

  /// Creates a controller for one list.
  public nonisolated init() {}

  /// Ends the control of a list, unless the controller already controls another one.
  func release(_ list: ListMounter?) {
    if self.list === list { self.list = nil }
  }

  /// The distance of the visible part from the top of the list, in points.
  ///
  /// A value out of range is clamped, and NaN counts as zero. Infinity scrolls to the end, whatever
  /// the heights of the rows there.
  public var offset: Double {
    get { max(0, list?.scrollView?.scrollOffset ?? 0) }
    set { list?.scroll(to: newValue) }
  }

  /// The height of all rows, in points.
  ///
  /// Rows that haven't been measured yet count with their estimated heights.
  public var contentHeight: Double { list?.extents.total ?? 0 }

  /// The visible rows, counted from zero.
  public var visibleRows: Range<Int> { list?.visibleRows ?? 0..<0 }

  /// The counts of the list's work since it was mounted.
  public var counters: ListCounters { list?.counters ?? ListCounters() }

  /// Scrolls so that a row begins at the top of the visible part, below the sticky header of its
  /// section, or as near to it as the end of the list allows.
  ///
  /// - Parameter row: the row, counted from zero, including headers and footers of sections; a
  ///   value out of range is clamped.
  public func scroll(toRow row: Int) {
    guard let list, let scrollView = list.scrollView else { return }
    ListNavigation(list: list, scrollView: scrollView).scroll(toRow: row)
  }

  /// Scrolls to a row by the id of its element, and does nothing if there is no such row.
  ///
  /// This includes the row of an element that was just added, although the list shows it only in
  /// the next frame. The list then scrolls as soon as it shows the row.
  ///
  /// The rows in between are neither built nor measured. In a list of thousands of rows, the row is
  /// first looked up in the background.
  ///
  /// - Parameters:
  ///   - id: the id of the element.
  ///   - alignment: the part of the viewport in which the row is shown.
  ///   - animated: `true` to scroll there in the following frames.
  public func scroll<ID: Hashable & Sendable>(
    to id: ID, at alignment: ScrollAlignment = .nearest, animated: Bool = false
  ) {
    scroll(to: ListPosition.row(id, at: alignment), animated: animated)
  }

  /// Scrolls to a position.
  ///
  /// In a list of thousands of rows, a row is first looked up in the background.
  ///
  /// An animated scroll ends exactly at the position, whatever the heights of the rows in between.
  /// It takes about half a second, regardless of the distance: from far away, it begins two
  /// viewport heights before the position. It ends early if the user scrolls, and is redirected by
  /// the next call. If the desktop turns animations off, the list jumps there immediately.
  ///
  /// - Parameters:
  ///   - position: the position.
  ///   - animated: `true` to scroll there in the following frames.
  public func scroll(to position: ListPosition, animated: Bool = false) {
    list?.scroll(to: position, isAnimated: animated)
  }

  /// The current position, to which the list can return later; the start of the list while it isn't
  /// mounted.
  ///
  /// Until the list has shown rows, this is the position at which it opens. It is the end only if
  /// the list follows its end, and the header of a section only if the list has no elements.
  public var position: ListPosition { list?.position ?? .start }

  /// A Boolean value that is `true` if the end of the last row is visible.
  public var isAtEnd: Bool { list?.reader.isAtEnd ?? false }
}

extension ListController: Equatable {
  /// Returns `true` if both are the same object.
  public nonisolated static func == (one: ListController, other: ListController) -> Bool {
    one === other
  }
}
