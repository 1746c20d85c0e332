import AlidadeLayout

/// The place of the coordinates around a view in those of the host.
struct ViewPlace {
  /// The moment of a place.
  enum Moment {
    /// As everything is shown.
    case now
    /// After everything has come to rest.
    case atRest
  }

  /// The transform of the coordinates to those of the host.
  var transform = Transform.identity
  /// The velocity of the coordinates, in points per second.
  var velocity = Point.zero
  /// The part of the host to which the views around the view clip it.
  var sight: Rect
  /// A Boolean value that is `true` if none of the views around the view is hidden, in a pool, or
  /// about to go.
  var isShown = true

  /// The extent below which a part counts as empty, in points, because sums of floating point
  /// numbers aren't exact.
  private static let tolerance = 0.001
  /// The distance from an edge at which a frame without an area is still at the edge, in points.
  ///
  /// Frames are aligned to pixels, but the size of content that scrolls isn't. Therefore, a frame
  /// at the end of the content may be half a pixel beyond the edge when all is scrolled.
  private static let reach = 0.5 + tolerance

  /// Returns the portion of a frame's area that is in sight, from 0 to 1.
  ///
  /// A frame without an area is in sight as a whole if any point of it is, even at an edge. A frame
  /// whose area is scaled to nothing isn't. A frame that is rotated counts with its bounding box.
  ///
  /// - Parameter frame: the frame in the coordinates of the place.
  func visiblePortion(of frame: Rect) -> Double {
    let least = ViewPlace.tolerance
    guard isShown, sight.size.width > least, sight.size.height > least else { return 0 }
    if frame.size.width <= least || frame.size.height <= least {
      guard transform.isInvertible else { return 0 }
      let reach = ViewPlace.reach
      let surroundings = Rect(
        x: frame.minX - reach, y: frame.minY - reach, width: frame.size.width + 2 * reach,
        height: frame.size.height + 2 * reach)
      return transform.bounds(of: surroundings).touches(sight) ? 1 : 0
    }
    let area = transform.bounds(of: frame)
    guard area.size.width > least, area.size.height > least else { return 0 }
    let part = area.intersection(sight).size
    guard part.width > least, part.height > least else { return 0 }
    return min(1, part.width / area.size.width * (part.height / area.size.height))
  }

  /// Returns `true` if any part of a frame, in the coordinates around the view, is in sight.
  func isVisible(_ frame: Rect?) -> Bool {
    guard let frame else { return false }
    let part = transform.bounds(of: frame).intersection(sight).size
    return part.width > 0 && part.height > 0
  }
}

extension MountRecord {
  /// The view around this one, even if that belongs to another tree; `nil` for the root of a host.
  var outer: MountRecord? { parent?.owner ?? surroundings }

  /// The views around this one, from the inside to the outside.
  var enclosing: [MountRecord] { Array(sequence(first: self, next: \.outer).dropFirst()) }

  /// Returns the place of the coordinates around the view; `nil` if the view isn't in the host.
  func place(in host: MountedTree, at moment: ViewPlace.Moment) -> ViewPlace? {
    MountRecord.place(inside: outer, in: host, at: moment)
  }

  /// Returns the place of the coordinates in the view; `nil` if the view isn't in the host.
  func contentPlace(in host: MountedTree, at moment: ViewPlace.Moment) -> ViewPlace? {
    MountRecord.place(inside: self, in: host, at: moment)
  }

  /// Returns the place of the coordinates in a view; `nil` if the view isn't in the host.
  private static func place(
    inside view: MountRecord?, in host: MountedTree, at moment: ViewPlace.Moment
  ) -> ViewPlace? {
    let all = Rect(origin: .zero, size: host.tree?.size ?? .zero)
    var place = ViewPlace(sight: all)
    var clip: Rect?
    var current = view
    while let view = current, view !== host.root {
      guard let frame = view.frame else { return nil }
      if view.isHidden || view.isPooled || view.isLeaving { place.isShown = false }
      var step = Transform.identity
      if let scrollView = view.view as? any ScrollView {
        step = .translation(x: scrollView.contentOrigin.x, y: scrollView.contentOrigin.y)
        clip = step.bounds(of: clip ?? .everything)
          .intersection(Rect(origin: .zero, size: frame.size))
      } else if view.configuration?.clipsToBounds == true {
        clip = (clip ?? .everything).intersection(Rect(origin: .zero, size: frame.size))
      }
      if let own = view.shownClip(of: frame.size, at: moment) {
        clip = (clip ?? .everything).intersection(own)
      }
      let (painted, velocity) = view.painted(frame, at: moment)
      step = step.followed(by: painted)
      clip = clip.map(painted.bounds(of:))
      place.transform = place.transform.followed(by: step)
      place.velocity = place.velocity + velocity
      current = view.outer
    }
    guard current != nil else { return nil }
    if let clip { place.sight = clip.intersection(all) }
    return place
  }

  /// Returns the part of the view to which its clip cuts it, in its coordinates; `nil` if all of
  /// the view is visible.
  private func shownClip(of size: Size, at moment: ViewPlace.Moment) -> Rect? {
    guard let own = ownOption(of: .clip) else { return nil }
    let shown = moment == .now ? self.shown().difference(of: .clip)?.displacement : nil
    if own == .clip(nil), shown == nil { return nil }
    guard let clip = (numbers(of: own) + (shown ?? .zero)).clip, clip.outsideOpacity == 0 else {
      return nil
    }
    return clip.frame(in: size)
  }

  /// Returns the transform of the coordinates in the view to those around it, and its velocity.
  private func painted(
    _ frame: Rect, at moment: ViewPlace.Moment
  ) -> (transform: Transform, velocity: Point) {
    let shown = moment == .now ? self.shown() : ShownView(configuration: configuration)
    let move = shown.difference(of: .frame)
    let turn = shown.difference(of: .transform)
    let now = frame.moved(by: move?.displacement ?? .zero)
    var transform = Transform.identity
    if case .transform(let own)? = ownOption(of: .transform) {
      let numbers = own.numbers + (turn?.displacement ?? .zero)
      transform = numbers.transform.transform(for: now.size)
    }
    let speed = (move?.velocity ?? .zero) + (turn?.velocity ?? .zero)
    return (
      transform.followed(by: .translation(x: now.minX, y: now.minY)),
      Point(x: speed[0], y: speed[1])
    )
  }
}

extension Rect {
  /// A rectangle that contains all others.
  fileprivate static let everything = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}
