import AlidadeLayout

/// The way that a component appears and disappears, if the change that adds or removes it is
/// animated.
///
/// ```swift
/// if state.showsDetails {
///   Details().transition(.move(to: .bottom).combined(with: .opacity))
/// }
/// ```
///
/// A component that disappears stays visible in its place until the transition ends, without
/// responding to the user. With reduced motion, every transition is a fade.
public struct Transition: Hashable, Sendable {
  /// An edge of a component; in a left-to-right layout, the start edge is on the left.
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

  /// The component's appearance before its insertion or after its removal, as differences from its
  /// own.
  struct Look: Hashable, Sendable {
    /// A Boolean value that is `true` if the component is transparent.
    var isTransparent = false
    /// The factor of the size.
    var scale = 1.0
    /// The anchor of the scale, as fractions of the size.
    var anchor = UnitPoint.center
    /// The distance, in multiples of the component's size.
    var shift = Point.zero
    /// The distance in points.
    var offset = Point.zero
    /// The edges at which the last visible part of the component is covered, as a direction; zero
    /// if all of it is visible.
    var cover = Point.zero
    /// A Boolean value that is `true` if the component disappears below its replacement.
    var isBelow = false

    /// Returns the look, or that of a fade in its place.
    func limited(toFades fadesOnly: Bool) -> Look {
      fadesOnly && self != Look() ? Look(isTransparent: true) : self
    }

    /// Returns the transform of a view with this look.
    ///
    /// - Parameters:
    ///   - own: the transform of the view itself, which comes first.
    ///   - size: the size of the view, in points.
    func transform(after own: ViewTransform, for size: Size) -> ViewTransform {
      // With a transform of its own, the view keeps that anchor, and is moved so that the anchor of
      // the look stays in its place, too.
      let isAnchored = !own.isTranslation
      let anchor = isAnchored ? own.anchor : anchor
      let rest = isAnchored ? 1 - scale : 0
      let x = rest * (self.anchor.x - anchor.x) + shift.x
      let y = rest * (self.anchor.y - anchor.y) + shift.y
      return ViewTransform(
        translation: Point(
          x: own.translation.x * scale + offset.x + x * size.width,
          y: own.translation.y * scale + offset.y + y * size.height),
        scale: Size(width: own.scale.width * scale, height: own.scale.height * scale),
        rotation: own.rotation, anchor: anchor)
    }

    /// Returns the clip of a view with this look.
    ///
    /// - Parameters:
    ///   - own: the clip of the view itself.
    ///   - size: the size of the view, in points.
    func clip(after own: ViewClip?, for size: Size) -> ViewClip? {
      if cover == .zero { return own }
      let clip = own ?? .bounds
      let (width, height) = (size.width, size.height)
      return ViewClip(
        top: cover.y > 0 ? max(clip.top, height - clip.bottom) : clip.top,
        left: cover.x > 0 ? max(clip.left, width - clip.right) : clip.left,
        bottom: cover.y < 0 ? max(clip.bottom, height - clip.top) : clip.bottom,
        right: cover.x < 0 ? max(clip.right, width - clip.left) : clip.right,
        cornerRadius: clip.cornerRadius)
    }
  }

  /// The look before the insertion.
  let insertion: Look
  /// The look after the removal.
  let removal: Look

  /// The component appears and disappears immediately.
  public static let identity = Transition(both: Look())

  /// The component fades in and out; the default.
  public static let opacity = Transition(both: Look(isTransparent: true))

  /// The component grows and shrinks.
  ///
  /// - Parameters:
  ///   - scale: the factor of the size; a number that isn't finite counts as 1.
  ///   - anchor: the anchor of the scale, as fractions of the size.
  public static func scale(_ scale: Double = 0, anchor: UnitPoint = .center) -> Transition {
    Transition(both: Look(scale: scale.isFinite ? scale : 1, anchor: anchor))
  }

  /// The component moves in from an edge and back out to it, by its own size.
  public static func move(to edge: Edge) -> Transition {
    Transition(both: Look(shift: edge.direction))
  }

  /// The component is uncovered from an edge to the opposite one, and covered again toward that
  /// edge, without moving.
  ///
  /// Anything that sticks out of the component, such as its shadow, fades in at the end and out at
  /// the beginning.
  public static func reveal(from edge: Edge) -> Transition {
    Transition(both: Look(cover: edge.direction))
  }

  /// The component moves in from a nearby position and back out to it.
  ///
  /// - Parameters:
  ///   - start: the distance from the start edge, in points; a number that isn't finite counts as
  ///     zero.
  ///   - top: the distance from the top, in points.
  public static func offset(start: Double = 0, top: Double = 0) -> Transition {
    Transition(
      both: Look(offset: Point(x: start.isFinite ? start : 0, y: top.isFinite ? top : 0)))
  }

  /// The component moves by a fraction of its own size, below the component that covers it.
  package static func covered(shift x: Double) -> Transition {
    Transition(both: Look(shift: Point(x: x, y: 0), isBelow: true))
  }

  /// The transition in a right-to-left layout.
  var mirrored: Transition { Transition(insertion.mirrored, removal.mirrored) }

  /// The component appears in one way and disappears in another.
  public static func asymmetric(insertion: Transition, removal: Transition) -> Transition {
    Transition(insertion.insertion, removal.removal)
  }

  /// Returns a transition that combines this and another one.
  ///
  /// Distances and factors are combined; the anchor is that of the transition that scales. Two that
  /// reveal from the top or bottom edge and from the start or end edge reveal from the corner.
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
    look.cover.x = -cover.x
    return look
  }

  fileprivate func combined(with other: Transition.Look) -> Transition.Look {
    Transition.Look(
      isTransparent: isTransparent || other.isTransparent, scale: scale * other.scale,
      anchor: scale == 1 ? other.anchor : anchor, shift: shift + other.shift,
      offset: offset + other.offset,
      cover: Point(
        x: cover.x == 0 ? other.cover.x : cover.x, y: cover.y == 0 ? other.cover.y : cover.y),
      isBelow: isBelow || other.isBelow)
  }
}
