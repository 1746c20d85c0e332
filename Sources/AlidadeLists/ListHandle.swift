import AlidadeLayout

/// Lets code scroll a ``List``, and tells what the list did.
///
/// Does nothing while the list is not mounted.
@MainActor public final class ListHandle {
  weak var list: ListMounter?

  /// Makes a handle, to be given to one list.
  public nonisolated init() {}

  /// How far the list is scrolled, in points from its top; what is out of range is brought into it.
  public var offset: Double {
    get { list?.scrollView?.scrollOffset ?? 0 }
    set { list?.scroll(to: newValue) }
  }

  /// The height of all rows as far as they were measured, in points.
  public var contentHeight: Double { list?.extents.total ?? 0 }

  /// The rows in sight.
  public var visibleRows: Range<Int> { list?.visibleRows ?? 0..<0 }

  /// What the list did so far.
  public var counters: ListCounters { list?.counters ?? ListCounters() }

  /// Scrolls so that a row begins at the top of what is in sight, or as near to it as the end of
  /// the list allows.
  ///
  /// - Parameter row: counted from zero; what is out of range is brought into it.
  public func scroll(toRow row: Int) {
    guard let list, let scrollView = list.scrollView else { return }
    ListNavigation(list: list, scrollView: scrollView).scroll(toRow: row)
  }
}

extension ListHandle: Equatable {
  /// Whether both are the same object.
  public nonisolated static func == (one: ListHandle, other: ListHandle) -> Bool { one === other }
}
