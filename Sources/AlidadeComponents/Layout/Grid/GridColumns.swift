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

  /// Creates columns from a list of tracks, beginning at the start edge; an empty list counts as
  /// one automatic column.
  ///
  /// A track with an invalid number is reported and counts as automatic.
  public init(_ tracks: [GridTrack]) {
    let usable = tracks.map { $0.checked("A column of a grid") }
    self.init(.tracks(usable.isEmpty ? [.automatic] : usable))
  }

  /// Creates columns from a list of tracks, beginning at the start edge.
  public init(arrayLiteral tracks: GridTrack...) {
    self.init(tracks)
  }

  /// Returns a number of columns of equal width, whatever their content.
  ///
  /// - Parameter count: the number of columns, from 1 to 1000. A smaller number is reported and
  ///   counts as 1; a larger one counts as 1000.
  public static func equal(_ count: Int) -> GridColumns {
    let usable = min(ParameterCheck.count(count, "The column count of a grid"), countLimit)
    return GridColumns(Array(repeating: .fraction(1, minimum: 0), count: usable))
  }

  /// Returns as many columns of equal width as fit, like `repeat(auto-fill, minmax(minimum, 1fr))`
  /// in CSS.
  ///
  /// There are 1 to 1000 columns. A single column is narrower than the minimum if the available
  /// width is narrower. In unbounded width, there are as many columns as the grid's minimum width
  /// requires, which usually is one. A child wider than its column overflows.
  ///
  /// - Parameter minimum: the smallest width of a column, in points. If it isn't finite and
  ///   positive, it is reported and there is one column.
  public static func adaptive(minimum: Double) -> GridColumns {
    let usable = ParameterCheck.positive(
      minimum, "The minimum column width of a grid",
      otherwise: "Until then, there is one column.")
    guard let usable else { return GridColumns([.fraction(1)]) }
    return GridColumns(.adaptive(minimum: usable))
  }

  /// Returns the tracks for a range of widths.
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

  /// The smallest possible list of tracks.
  var least: [GridTrack] {
    switch kind {
    case .tracks(let tracks): tracks
    case .adaptive: [.fraction(1)]
    }
  }

  /// The maximum number of columns; more than a user could read.
  private static let countLimit = 1_000
}

extension GridTrack {
  /// Returns the track, or an automatic one if a number of the track is invalid.
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
