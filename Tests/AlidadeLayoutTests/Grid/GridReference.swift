import AlidadeLayout
import AlidadeTesting

/// Track sizes for items in single tracks, found by bisection: slow, but as the specification says
/// what is to hold, not how to get there.
enum GridReference {
  static func track(using generator: inout SeededGenerator) -> GridTrack {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .fixed(Double.random(in: 0...100, using: &generator))
    case 1: .fraction(Double.random(in: 0...3, using: &generator))
    case 2:
      .fraction(
        Double.random(in: 0...3, using: &generator),
        minimum: Double.random(in: 0...50, using: &generator))
    default: .automatic
    }
  }

  static func item(_ count: Int, using generator: inout SeededGenerator) -> GridTrackSizing.Item {
    let index = Int.random(in: 0..<count, using: &generator)
    let least = Double.random(in: 0...100, using: &generator)
    let most = least + Double.random(in: 0...100, using: &generator)
    return GridTrackSizing.Item(tracks: index..<index + 1, least: least, most: most)
  }

  static func extents(
    of tracks: [GridTrack], items: [GridTrackSizing.Item], space: Double
  ) -> [Double] {
    var bases: [Double] = []
    var limits: [Double] = []
    var shares: [Double] = []
    for (index, track) in tracks.enumerated() {
      let inside = items.filter { $0.tracks.contains(index) }
      let least = inside.map(\.least).max() ?? 0
      switch track {
      case .fixed(let extent): bases.append(extent)
      case .fraction(_, let minimum): bases.append(minimum ?? least)
      case .automatic: bases.append(least)
      }
      limits.append(track == .automatic ? inside.map(\.most).max() ?? 0 : bases[index])
      if case .fraction(let share, _) = track { shares.append(share) } else { shares.append(0) }
    }
    // Automatic tracks rise together, each to its limit.
    let rise = level(space) { rise in
      zip(bases, limits).reduce(0) { $0 + min($1.0 + rise, max($1.0, $1.1)) }
    }
    bases = zip(bases, limits).map { min($0 + rise, max($0, $1)) }
    // Shares are as large as their sum, or 1 if that is less, of what is left.
    let scale = max(1, shares.reduce(0, +))
    let free = space - zip(bases, shares).reduce(0) { $0 + ($1.1 == 0 ? $1.0 : 0) }
    guard scale > 1 else {
      return shorten(bases, shares, free)
    }
    let fraction = level(space) { fraction in
      zip(bases, shares).reduce(0) { $0 + max($1.0, fraction * $1.1) }
    }
    // Where tracks that keep their base leave shares of less than 1, a share is not more than all
    // that is left.
    return isShort(bases, shares, fraction)
      ? shorten(bases, shares, free) : zip(bases, shares).map { max($0, fraction * $1) }
  }

  /// The largest level at which a rising total does not exceed a space.
  private static func level(_ space: Double, _ total: (Double) -> Double) -> Double {
    var low = 0.0
    var high = 1e6
    guard total(0) < space else { return 0 }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if total(middle) <= space { low = middle } else { high = middle }
    }
    return low
  }

  private static func isShort(_ bases: [Double], _ shares: [Double], _ fraction: Double) -> Bool {
    let taking = zip(bases, shares).filter { $0.1 * fraction >= $0.0 && $0.1 > 0 }
    return taking.reduce(0) { $0 + $1.1 } < 1
  }

  /// Shares of less than 1 in all: the largest set of tracks that each get their share of the rest.
  private static func shorten(
    _ bases: [Double], _ shares: [Double], _ free: Double
  ) -> [Double] {
    var taking = shares.indices.filter { shares[$0] > 0 }
    while true {
      let kept = shares.indices.filter { shares[$0] > 0 && !taking.contains($0) }
      let left = max(0, free - kept.reduce(0) { $0 + bases[$1] })
      let fraction = left / max(1, taking.reduce(0) { $0 + shares[$1] })
      let next = taking.filter { fraction * shares[$0] >= bases[$0] }
      if next == taking {
        return bases.indices.map {
          taking.contains($0) ? max(bases[$0], fraction * shares[$0]) : bases[$0]
        }
      }
      taking = next
    }
  }
}
