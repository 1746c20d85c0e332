/// The track sizing algorithm of CSS Grid Layout Level 1, §11.3, which computes the extents of
/// columns or rows, for fixed, flexible and automatic tracks.
///
/// It differs from CSS in one way: an item that covers several tracks, some of them flexible, keeps
/// its smallest extent. In CSS, such an item has no automatic minimum (§6.6), so its content is
/// clipped or overlaps its neighbors.
package struct GridTrackSizing: Sendable {
  /// An item that covers some of the tracks.
  package struct Item: Sendable {
    /// The tracks that the item covers.
    package let tracks: Range<Int>
    /// The smallest extent, in points: the minimum contribution.
    package let least: Double
    /// The preferred extent, in points: the max-content contribution.
    package let most: Double

    /// Creates an item.
    ///
    /// The preferred extent is raised to the smallest extent.
    package init(tracks: Range<Int>, least: Double, most: Double) {
      self.tracks = tracks
      self.least = least
      self.most = max(least, most)
    }
  }

  /// The space for all tracks and the spacing between them, in points.
  package enum Space: Sendable {
    /// The minimum that the content allows.
    case least
    /// The minimum and the maximum; the maximum is infinite if it is unknown.
    case between(Double, Double)
  }

  /// The state of a track during sizing.
  struct Track {
    let definition: GridTrack
    /// The extent so far.
    var base = 0.0
    /// The extent up to which the track may grow; infinite until its content is known.
    var limit = 0.0
    /// A Boolean value that is `true` if the limit may grow again in this step (§11.5, "infinitely
    /// growable").
    var isGrowable = false

    var isAutomatic: Bool { definition == .automatic }
  }

  var tracks: [Track]
  let items: [Item]
  let spacing: Double

  /// Returns the extents of tracks, in points.
  ///
  /// - Parameters:
  ///   - definitions: the tracks; their numbers are finite and not negative.
  ///   - spacing: the distance between neighbors, in points; finite and not negative.
  ///   - items: the items that cover the tracks.
  ///   - space: the space for the tracks.
  /// - Complexity: O(tracks + the sum of the tracks that each item covers), plus sorting the items
  ///   that cover several tracks.
  package static func extents(
    of definitions: [GridTrack], spacing: Double, items: [Item], in space: Space
  ) -> [Double] {
    var sizing = GridTrackSizing(definitions, spacing: spacing, items: items)
    sizing.resolveIntrinsicSizes()
    sizing.maximize(in: space)
    sizing.expandFlexible(in: space)
    sizing.stretch(in: space)
    return sizing.tracks.map(\.base)
  }

  /// Creates the state of a sizing with initial track sizes (§11.4).
  private init(_ definitions: [GridTrack], spacing: Double, items: [Item]) {
    self.spacing = spacing
    self.items = items
    tracks = definitions.map { definition in
      var track = Track(definition: definition)
      switch definition {
      case .fixed(let extent): track.base = extent
      case .fraction(_, let minimum): track.base = minimum ?? 0
      case .automatic: break
      }
      track.limit = definition == .automatic ? .infinity : track.base
      return track
    }
  }

  /// Returns the extent of a range of tracks with the spacing between them.
  func taken(by range: Range<Int>) -> Double {
    tracks[range].reduce(spacing * Double(max(0, range.count - 1))) { $0 + $1.base }
  }

  /// Grows automatic tracks up to their content's preferred extent as long as there is space
  /// (§11.6, maximize tracks).
  private mutating func maximize(in space: Space) {
    guard case .between(_, let most) = space else { return }
    if most.isInfinite {
      for index in tracks.indices { tracks[index].base = tracks[index].limit }
      return
    }
    let growing = tracks.indices.filter { tracks[$0].limit > tracks[$0].base }
    let increases = GridTrackSizing.share(most - taken(by: tracks.indices), among: growing) {
      tracks[$0].limit - tracks[$0].base
    }
    for (index, increase) in zip(growing, increases.increases) { tracks[index].base += increase }
  }

  /// Stretches automatic tracks to fill the minimum space (§11.8).
  private mutating func stretch(in space: Space) {
    guard case .between(let least, _) = space else { return }
    let automatic = tracks.indices.filter { tracks[$0].isAutomatic }
    let free = least - taken(by: tracks.indices)
    guard free > 0, !automatic.isEmpty else { return }
    for index in automatic { tracks[index].base += free / Double(automatic.count) }
  }

  /// Divides space equally among tracks, up to the limit of each, and returns the increases and the
  /// remaining space.
  static func share(
    _ space: Double, among indices: [Int], room: (Int) -> Double
  ) -> (increases: [Double], left: Double) {
    var increases = Array(repeating: 0.0, count: indices.count)
    var left = max(0, space)
    // Tracks with the smallest limit come first, so the space that they can't take goes to the
    // other tracks.
    let order = indices.indices.sorted { room(indices[$0]) < room(indices[$1]) }
    for (position, place) in order.enumerated() {
      let part = min(left / Double(order.count - position), room(indices[place]))
      increases[place] = part
      left -= part
    }
    return (increases, max(0, left))
  }
}
