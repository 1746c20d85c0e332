import AlidadeLayout
import AlidadeRender

/// The horizontal position that the rows of a list share with a header above the list.
///
/// If one of them is scrolled, the other one follows before the next frame.
@MainActor package final class SidewaysScroll {
  /// The distance from the edge at which lines of text begin, in points.
  package private(set) var offset = 0.0
  /// The position of the header, whose content is as wide as the rows.
  package nonisolated let header = Scroller()
  /// The mounted list; `nil` while there is none.
  weak var list: ListMounter?

  /// Creates the position of rows that were never shown.
  package nonisolated init() {}

  /// Moves the rows after the header was scrolled.
  package func headerDidScroll(to offset: Double) {
    guard offset != self.offset else { return }
    self.offset = offset
    list?.update()
  }

  /// Moves the header after the rows were scrolled.
  func rowsDidScroll(to offset: Double) {
    guard offset != self.offset else { return }
    self.offset = offset
    header.scroll(to: Point(x: offset, y: 0))
  }
}

extension SidewaysScroll: Equatable {
  /// Returns `true` if both are the same object.
  package nonisolated static func == (one: SidewaysScroll, other: SidewaysScroll) -> Bool {
    one === other
  }
}

extension List {
  /// Makes the rows at least as wide as `width`, and scrolls them sideways with a header if the
  /// list is narrower.
  package func sideways(_ scroll: SidewaysScroll, minimumRowWidth width: Double) -> List {
    with { options in
      options.sideways = scroll
      options.minimumRowWidth = width
    }
  }
}
