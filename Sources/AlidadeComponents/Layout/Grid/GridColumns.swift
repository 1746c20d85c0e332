import AlidadeLayout

/// The columns of a grid: a list of tracks, or as many as fit.
public struct GridColumns: Hashable, Sendable, ExpressibleByArrayLiteral {
  enum Kind: Hashable, Sendable {
    case tracks([GridTrack])
    case adaptive(minimum: Double)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// These columns, from the start; no column at all counts as an automatic one.
  ///
  /// A track with a number that makes no sense is reported and counts as an automatic one.
  public init(_ tracks: [GridTrack]) {
    let usable = tracks.map { $0.checked("A column of a grid") }
    self.init(.tracks(usable.isEmpty ? [.automatic] : usable))
  }

  /// These columns, from the start.
  public init(arrayLiteral tracks: GridTrack...) {
    self.init(tracks)
  }

  /// So many columns of the same width, whatever is in them.
  ///
  /// - Parameter count: the number of columns, from 1 to 1000; a smaller one is reported and counts
  ///   as 1, a larger one counts as 1000.
  public static func equal(_ count: Int) -> GridColumns {
    let usable = min(ParameterCheck.count(count, "The number of columns of a grid"), countLimit)
    return GridColumns(Array(repeating: .fraction(1, minimum: 0), count: usable))
  }

  /// As many columns of the same width as fit, like `repeat(auto-fill, minmax(minimum, 1fr))` in
  /// CSS.
  ///
  /// There are at most 1000. There is always one, as wide as there is room if that is less than the minimum. In unbounded
  /// width there are as many as it takes to be as wide as the grid must be, which usually is one.
  /// What is wider than its column sticks out.
  ///
  /// - Parameter minimum: the smallest width of a column, in points; one that is not finite and
  ///   positive is reported, and there is one column then.
  public static func adaptive(minimum: Double) -> GridColumns {
    let usable = ParameterCheck.positive(
      minimum, "The smallest width of a grid's columns",
      otherwise: "There is one column until then.")
    guard let usable else { return GridColumns([.fraction(1)]) }
    return GridColumns(.adaptive(minimum: usable))
  }

  /// The tracks in a range of widths.
  func tracks(from least: Double, to most: Double, spacing: Double) -> [GridTrack] {
    switch kind {
    case .tracks(let tracks): return tracks
    case .adaptive(let minimum):
      let step = minimum + spacing
      let fitting =
        most.isFinite
        ? ((most + spacing) / step).rounded(.down) : ((least + spacing) / step).rounded(.up)
      let count = max(1, Int(min(fitting, Double(GridColumns.countLimit))))
      return Array(repeating: .fraction(1, minimum: min(minimum, most)), count: count)
    }
  }

  /// The tracks of which it cannot have fewer.
  var least: [GridTrack] {
    switch kind {
    case .tracks(let tracks): tracks
    case .adaptive: [.fraction(1)]
    }
  }

  /// More columns than anybody can read.
  private static let countLimit = 1_000
}

extension GridTrack {
  /// The track, or an automatic one in place of one with a number that makes no sense.
  func checked(_ name: String) -> GridTrack {
    switch self {
    case .automatic: return self
    case .fixed(let extent):
      let usable = ParameterCheck.length(extent, name)
      return usable == extent ? self : .automatic
    case .fraction(let share, let minimum):
      let usable = ParameterCheck.length(share, name)
      let least = minimum.map { ParameterCheck.length($0, name) }
      return usable == share && least == minimum ? self : .automatic
    }
  }
}
