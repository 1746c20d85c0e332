extension GridTrackSizing {
  /// Expands flexible tracks (§11.7).
  mutating func expandFlexible(in space: Space) {
    guard case .between(let least, let most) = space else { return }
    guard tracks.contains(where: \.definition.isFlexible) else { return }
    if most.isFinite {
      applyFraction(fraction(of: tracks.indices, filling: most))
      return
    }
    let before = tracks
    applyFraction(fractionOfContent())
    if taken(by: tracks.indices) < least {
      tracks = before
      applyFraction(fraction(of: tracks.indices, filling: least))
    }
  }

  private mutating func applyFraction(_ fraction: Double) {
    for index in tracks.indices {
      guard let share = tracks[index].definition.share else { continue }
      tracks[index].base = max(tracks[index].base, fraction * share)
    }
  }

  /// Returns the size of one share in an unbounded grid, large enough for the most demanding track
  /// or item.
  private func fractionOfContent() -> Double {
    let ofTracks = tracks.map { track in
      track.definition.share.map { track.base / max(1, $0) } ?? 0
    }
    let ofItems = items.lazy.filter { item in
      tracks[item.tracks].contains(where: \.definition.isFlexible)
    }.map { fraction(of: $0.tracks, filling: $0.most) }
    return max(ofTracks.max() ?? 0, ofItems.max() ?? 0)
  }

  /// Returns the size of one share if the tracks fill a space and none falls below its base
  /// (§11.7.1, find the size of an `fr`).
  private func fraction(of range: Range<Int>, filling space: Double) -> Double {
    var flexible = range.filter { tracks[$0].definition.isFlexible }
    var left = space - spacing * Double(range.count - 1)
    for index in range where !tracks[index].definition.isFlexible { left -= tracks[index].base }
    while true {
      let shares = flexible.reduce(0) { $0 + (tracks[$1].definition.share ?? 0) }
      let fraction = max(0, left) / max(1, shares)
      // A track keeps its base if its share would be smaller.
      let tooLarge = flexible.filter {
        fraction * (tracks[$0].definition.share ?? 0) < tracks[$0].base
      }
      if tooLarge.isEmpty || flexible.isEmpty { return flexible.isEmpty ? 0 : fraction }
      for index in tooLarge { left -= tracks[index].base }
      flexible.removeAll { tooLarge.contains($0) }
    }
  }
}
