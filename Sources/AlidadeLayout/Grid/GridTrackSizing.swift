/// Decides the extents of the columns or of the rows of a grid: the track sizing algorithm of CSS
/// Grid Layout Level 1, §11.3, for tracks of points, shares and automatic extents.
///
/// In one thing it differs: what covers several tracks, some of them shares, keeps its smallest
/// extent too. In CSS it has none (§6.6), and its content is cut off or lies over its neighbors.
package struct GridTrackSizing: Sendable {
  /// What covers some of the tracks.
  package struct Item: Sendable {
    /// The tracks it covers.
    package let tracks: Range<Int>
    /// The smallest extent that it can take, in points: its minimum contribution.
    package let least: Double
    /// The extent that it likes, in points: its max-content contribution.
    package let most: Double

    /// Makes an item; what it likes is not less than its smallest extent.
    package init(tracks: Range<Int>, least: Double, most: Double) {
      self.tracks = tracks
      self.least = least
      self.most = max(least, most)
    }
  }

  /// What there is for all tracks and the spacing between them, in points.
  package enum Space: Sendable {
    /// As little as the content allows.
    case least
    /// At most, or infinity if that is not known, and at least so much.
    case between(Double, Double)
  }

  /// One track under way.
  struct Track {
    let definition: GridTrack
    /// Its extent so far.
    var base = 0.0
    /// How far it may grow; infinite until its content is known.
    var limit = 0.0
    /// Whether its limit may grow again at once (§11.5, "infinitely growable").
    var isGrowable = false

    var isAutomatic: Bool { definition == .automatic }
  }

  var tracks: [Track]
  let items: [Item]
  let spacing: Double

  /// The extents of tracks, in points.
  ///
  /// - Parameters:
  ///   - definitions: the tracks; their numbers are finite and not negative.
  ///   - spacing: the distance between neighbors, in points; finite and not negative.
  ///   - items: what covers the tracks.
  ///   - space: what there is for them.
  /// - Complexity: O(tracks + items × tracks that each covers), and sorting the items that cover
  ///   several.
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

  /// §11.4, initialize track sizes.
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

  /// What the tracks of a range take, with the spacing between them.
  func taken(by range: Range<Int>) -> Double {
    tracks[range].reduce(spacing * Double(max(0, range.count - 1))) { $0 + $1.base }
  }

  /// §11.6, maximize tracks: automatic tracks grow to what their content likes, as far as there is
  /// room.
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

  /// §11.8, stretch automatic tracks over what there is at least.
  private mutating func stretch(in space: Space) {
    guard case .between(let least, _) = space else { return }
    let automatic = tracks.indices.filter { tracks[$0].isAutomatic }
    let free = least - taken(by: tracks.indices)
    guard free > 0, !automatic.isEmpty else { return }
    for index in automatic { tracks[index].base += free / Double(automatic.count) }
  }

  /// Shares space equally among some that may each take no more than their room, and tells what is
  /// left over.
  static func share(
    _ space: Double, among indices: [Int], room: (Int) -> Double
  ) -> (increases: [Double], left: Double) {
    var increases = Array(repeating: 0.0, count: indices.count)
    var left = max(0, space)
    // Those with the least room first: what they cannot take is for the others.
    let order = indices.indices.sorted { room(indices[$0]) < room(indices[$1]) }
    for (position, place) in order.enumerated() {
      let part = min(left / Double(order.count - position), room(indices[place]))
      increases[place] = part
      left -= part
    }
    return (increases, max(0, left))
  }
}
