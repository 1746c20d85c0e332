import AlidadeLayout
import AlidadeRender

/// An object that scrolls the content of a ``Scroll`` and reports its visible part.
///
/// It does nothing while the component isn't mounted.
@MainActor public final class ScrollController: ScrollConnection {
  package weak var scroller: Scroller?

  /// Creates a controller for one component.
  public nonisolated init() {}

  /// The distance of the visible part from the top of the content, and from its start, in
  /// points.
  ///
  /// In a right-to-left layout, the start is the right edge. A value out of range is
  /// clamped. Infinity scrolls to the end.
  public var offset: Point {
    get { scroller?.offset ?? .zero }
    set { scroller?.scroll(to: newValue) }
  }

  /// The size of the content, in points; zero while the component isn't mounted.
  public var contentSize: Size { scroller?.contentSize ?? .zero }

  /// The visible part of the content, in points, measured from the same corner as ``offset``.
  public var visibleRect: Rect { scroller?.visibleRect ?? .zero }

  /// Scrolls to an offset.
  public func scroll(to offset: Point) { self.offset = offset }

  /// Scrolls to an edge of the content.
  public func scroll(to edge: ScrollEdge) { scroll(to: ScrollPosition.edge(edge)) }

  /// Scrolls to the component in the content with a key, and does nothing if there is none.
  ///
  /// - Parameters:
  ///   - id: the key of the component, such as the id of an element of `ForEach`. If several
  ///     components have the key, the first one is used; components inside another component that
  ///     scrolls aren't found.
  ///   - alignment: the part of the viewport in which the component is shown.
  public func scroll<ID: Hashable & Sendable>(
    to id: ID, at alignment: ScrollAlignment = .nearest
  ) {
    scroll(to: ScrollPosition.child(id, at: alignment))
  }

  /// Scrolls to a position.
  public func scroll(to position: ScrollPosition) {
    guard let scroller, let offset = position.offset(in: scroller) else { return }
    scroller.scroll(to: offset)
  }

  /// The current position, to which the content can return later; the start while the component
  /// isn't mounted.
  public var position: ScrollPosition { .offset(offset) }
}

extension ScrollController: Equatable {
  /// Returns `true` if both are the same object.
  public nonisolated static func == (one: ScrollController, other: ScrollController) -> Bool {
    one === other
  }
}
