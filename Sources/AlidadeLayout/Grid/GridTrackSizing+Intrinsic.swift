extension GridTrackSizing {
  /// Resolves intrinsic track sizes (§11.5).
  mutating func resolveIntrinsicSizes() {
    for item in items where item.tracks.count == 1 { fit(item, in: item.tracks.lowerBound) }
    let spanning = items.filter { $0.tracks.count > 1 }
    let plain = spanning.filter { !crossesFlexible($0) }
    for count in Set(plain.map(\.tracks.count)).sorted() {
      fit(plain.filter { $0.tracks.count == count })
    }
    growBases(for: spanning.filter(crossesFlexible))
    for index in tracks.indices where tracks[index].limit.isInfinite {
      tracks[index].limit = tracks[index].base
    }
  }

  private func crossesFlexible(_ item: Item) -> Bool {
    tracks[item.tracks].contains(where: \.definition.isFlexible)
  }

  /// Sizes a track for an item that covers only that track (§11.5, step 2).
  private mutating func fit(_ item: Item, in index: Int) {
    guard tracks[index].definition.hasContentMinimum else { return }
    tracks[index].base = max(tracks[index].base, item.least)
    if tracks[index].isAutomatic {
      let limit = tracks[index].limit
      tracks[index].limit = max(limit.isInfinite ? 0 : limit, item.most)
    }
    tracks[index].limit = max(tracks[index].limit, tracks[index].base)
  }

  /// Sizes tracks for items that all cover the same number of tracks, none of them flexible (§11.5,
  /// step 3).
  private mutating func fit(_ items: [Item]) {
    growBases(for: items)
    growLimits(for: items, to: \.least)
    growLimits(for: items, to: \.most)
    for index in tracks.indices { tracks[index].isGrowable = false }
  }

  /// Distributes extra space to the extents of tracks (§11.5.1).
  ///
  /// Items of the same step don't affect each other: each track grows by the largest increase that
  /// any item requests.
  private mutating func growBases(for items: [Item]) {
    var planned: [Int: Double] = [:]
    for item in items {
      let affected = growing(for: item)
      let extra = item.least - taken(by: item.tracks)
      guard extra > 0, !affected.isEmpty else { continue }
      let shared = GridTrackSizing.share(extra, among: affected) {
        tracks[$0].limit - tracks[$0].base
      }
      let weights = affected.map { tracks[$0].definition.share ?? 1 }
      let sum = weights.reduce(0, +)
      for (place, index) in affected.enumerated() {
        // Beyond the limits, distribute by shares, or equally if there are none.
        let weight = sum > 0 ? weights[place] / sum : 1 / Double(affected.count)
        let increase = shared.increases[place] + shared.left * weight
        planned[index] = max(planned[index] ?? 0, increase)
      }
    }
    for (index, increase) in planned {
      tracks[index].base += increase
      tracks[index].limit = max(tracks[index].limit, tracks[index].base)
    }
  }

  /// Returns the tracks that grow to hold the smallest extent of an item: the flexible tracks, or
  /// the automatic ones if none is flexible.
  private func growing(for item: Item) -> [Int] {
    let affected = item.tracks.filter { tracks[$0].definition.hasContentMinimum }
    let flexible = affected.filter { tracks[$0].definition.isFlexible }
    return flexible.isEmpty ? affected : flexible
  }

  /// Distributes extra space to the growth limits of automatic tracks (§11.5.1).
  private mutating func growLimits(for items: [Item], to contribution: (Item) -> Double) {
    var planned: [Int: Double] = [:]
    for item in items {
      let affected = item.tracks.filter { tracks[$0].isAutomatic }
      let known = item.tracks.reduce(spacing * Double(item.tracks.count - 1)) { sum, index in
        sum + (tracks[index].limit.isInfinite ? tracks[index].base : tracks[index].limit)
      }
      let open = affected.filter { tracks[$0].limit.isInfinite || tracks[$0].isGrowable }
      let growing = open.isEmpty ? affected : open
      let extra = max(0, contribution(item) - known)
      for index in growing {
        planned[index] = max(planned[index] ?? 0, extra / Double(growing.count))
      }
      // An open track gets a limit now, even if the limit equals its extent.
      for index in open { planned[index] = planned[index] ?? 0 }
    }
    for (index, increase) in planned {
      if tracks[index].limit.isInfinite {
        tracks[index].limit = tracks[index].base + increase
        tracks[index].isGrowable = true
      } else {
        tracks[index].limit += increase
      }
    }
  }
}
