import AlidadeLayout

/// The way in which a component appears and disappears, when the change that adds or removes it has
/// an animation.
///
/// ```swift
/// if state.showsDetails {
///   Details().transition(.move(to: .bottom).combined(with: .opacity))
/// }
/// ```
///
/// A component that disappears stays visible in its place until it is gone, without reacting to the
/// user. With reduced motion, every transition is a fade.
public struct Transition: Hashable, Sendable {
  /// An edge of a component; from left to right, it starts at the left one.
  public enum Edge: Hashable, Sendable, CaseIterable {
    case top, bottom, start, end

    fileprivate var direction: Point {
      switch self {
      case .top: Point(x: 0, y: -1)
      case .bottom: Point(x: 0, y: 1)
      case .start: Point(x: -1, y: 0)
      case .end: Point(x: 1, y: 0)
      }
    }
  }

  /// The look before a component is there or after it has gone, as differences from its own.
  struct Look: Hashable, Sendable {
    /// A Boolean value that is `true` if the component is transparent.
    var isTransparent = false
    /// The factor of the size.
    var scale = 1.0
    /// The point that the scale leaves in place, as a share of the size.
    var anchor = UnitPoint.center
    /// The distance in sizes of the component.
    var shift = Point.zero
    /// The distance in points.
    var offset = Point.zero
    /// A Boolean value that is `true` if the component disappears below what takes its place.
    var isBelow = false

    /// Returns the look, or that of a fade in its place.
    func limited(toFades fadesOnly: Bool) -> Look {
      fadesOnly && self != Look() ? Look(isTransparent: true) : self
    }

    /// The transform of a view of some size.
    func transform(for size: Size) -> ViewTransform {
      ViewTransform(
        translation: Point(
          x: offset.x + shift.x * size.width, y: offset.y + shift.y * size.height),
        scale: Size(width: scale, height: scale), anchor: anchor)
    }
  }

  /// The look before the component is there.
  let insertion: Look
  /// The look after the component has gone.
  let removal: Look

  /// The component appears and disappears at once.
  public static let identity = Transition(both: Look())

  /// The component fades in and out; what components do without a transition.
  public static let opacity = Transition(both: Look(isTransparent: true))

  /// The component grows and shrinks.
  ///
  /// - Parameters:
  ///   - scale: the factor of the size; a number that isn't finite counts as 1.
  ///   - anchor: the point that stays in place, as a share of the size.
  public static func scale(_ scale: Double = 0, anchor: UnitPoint = .center) -> Transition {
    Transition(both: Look(scale: scale.isFinite ? scale : 1, anchor: anchor))
  }

  /// The component moves in from an edge and out to it, by its own size.
  public static func move(to edge: Edge) -> Transition {
    Transition(both: Look(shift: edge.direction))
  }

  /// The component moves in from a place nearby and out to it.
  ///
  /// - Parameters:
  ///   - start: the distance from the start edge, in points; a number that isn't finite counts as zero.
  ///   - top: the distance from the top, in points.
  public static func offset(start: Double = 0, top: Double = 0) -> Transition {
    Transition(
      both: Look(offset: Point(x: start.isFinite ? start : 0, y: top.isFinite ? top : 0)))
  }

  /// The component moves by a part of its own size, below what covers it.
  package static func covered(shift x: Double) -> Transition {
    Transition(both: Look(shift: Point(x: x, y: 0), isBelow: true))
  }

  /// The transition from right to left.
  var mirrored: Transition { Transition(insertion.mirrored, removal.mirrored) }

  /// The component appears in one way and disappears in another.
  public static func asymmetric(insertion: Transition, removal: Transition) -> Transition {
    Transition(insertion.insertion, removal.removal)
  }

  /// Returns a transition that does what this and another one do.
  ///
  /// Distances and factors add up; the anchor is that of the one that scales.
  public func combined(with other: Transition) -> Transition {
    Transition(insertion.combined(with: other.insertion), removal.combined(with: other.removal))
  }

  private init(_ insertion: Look, _ removal: Look) {
    self.insertion = insertion
    self.removal = removal
  }

  private init(both look: Look) {
    self.init(look, look)
  }
}

extension Transition.Look {
  fileprivate var mirrored: Transition.Look {
    var look = self
    look.shift.x = -shift.x
    look.offset.x = -offset.x
    return look
  }

  fileprivate func combined(with other: Transition.Look) -> Transition.Look {
    Transition.Look(
      isTransparent: isTransparent || other.isTransparent, scale: scale * other.scale,
      anchor: scale == 1 ? other.anchor : anchor, shift: shift + other.shift,
      offset: offset + other.offset, isBelow: isBelow || other.isBelow)
  }
}
