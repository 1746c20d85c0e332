import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A position in the content of a ``Scroll``.
///
/// A position can be saved: ``ScrollController/position`` is the current position. Positions whose
/// keys are integers or strings can be encoded.
public struct ScrollPosition: Hashable, Sendable, Codable {
  private enum Place: Hashable, Sendable, Codable {
    case offset(x: Double, y: Double)
    case edge(ScrollEdge)
    case child(ComponentKey, ScrollAlignment)
  }

  private let place: Place

  /// The top of the content, at its start.
  public static let start = ScrollPosition.offset(.zero)

  /// Returns the position at an offset from the top and the start, in points.
  public static func offset(_ offset: Point) -> ScrollPosition {
    ScrollPosition(place: .offset(x: offset.x, y: offset.y))
  }

  /// Returns the position at an edge.
  public static func edge(_ edge: ScrollEdge) -> ScrollPosition {
    ScrollPosition(place: .edge(edge))
  }

  /// Returns the position of a component.
  ///
  /// - Parameters:
  ///   - id: the key of the component.
  ///   - alignment: the part of the viewport in which the component is shown.
  public static func child<ID: Hashable & Sendable>(
    _ id: ID, at alignment: ScrollAlignment = .start
  ) -> ScrollPosition {
    ScrollPosition(place: .child(ComponentKey(id), alignment))
  }

  /// Returns the offset at which a mounted component shows the position; `nil` if the position
  /// isn't in its content.
  @MainActor func offset(in scroller: Scroller) -> Point? {
    let visible = scroller.visibleRect
    switch place {
    case .offset(let x, let y): return Point(x: x, y: y)
    case .edge(.top): return Point(x: visible.minX, y: 0)
    case .edge(.bottom): return Point(x: visible.minX, y: .infinity)
    case .edge(.start): return Point(x: 0, y: visible.minY)
    case .edge(.end): return Point(x: .infinity, y: visible.minY)
    case .child(let key, let alignment):
      guard let frame = scroller.frame(of: key) else { return nil }
      return alignment.offset(showing: frame, in: visible)
    }
  }
}
