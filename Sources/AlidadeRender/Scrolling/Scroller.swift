import AlidadeLayout

/// The scroll position of a component, which outlives the views that show it.
@MainActor package final class Scroller {
  /// The distance of the visible part from the top and from the start of the content, in points;
  /// `nil` until it is first shown.
  ///
  /// The start is the left end or, in a right-to-left layout, the right end.
  package internal(set) var offset: Point?
  /// The offset that the component was last notified of, or that it was first shown at; `nil` until
  /// it is first shown.
  var knownOffset: Point?
  weak var mounter: ScrollMounter?

  /// Creates the position of a component that was never shown.
  package nonisolated init() {}

  /// The size of the content, in points; zero while it isn't mounted.
  package var contentSize: Size { mounter?.contentSize ?? .zero }

  /// The visible part of the content, in points, measured from the same corner as the offset.
  package var visibleRect: Rect {
    Rect(origin: offset ?? .zero, size: mounter?.viewportSize ?? .zero)
  }

  /// Scrolls to an offset, limited to the content; does nothing while the content isn't mounted.
  package func scroll(to offset: Point) { mounter?.scroll(to: offset) }

  /// Returns the frame of a component in the content, measured from the same corner as the offset;
  /// `nil` if there is none with the key.
  package func frame(of key: any Hashable & Sendable) -> Rect? { mounter?.frame(of: key) }
}
