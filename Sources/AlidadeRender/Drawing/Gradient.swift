/// A series of colors that blend into each other.
///
/// The colors are resolved when they are painted, so a gradient follows the color scheme.
public struct Gradient: Hashable, Sendable {
  /// A color and its place in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: Double

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - color: the color.
    ///   - location: the place; a value outside the range from 0 to 1 is clamped, and NaN becomes
    ///     0.
    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location > 0 ? min(location, 1) : 0
    }
  }

  /// The stops, in ascending order; an empty gradient paints nothing.
  public let stops: [Stop]

  /// Creates a gradient from stops, which are sorted by their locations.
  public init(stops: [Stop]) {
    let isSorted = zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location }
    // Stops at the same place keep their order, which makes a sharp edge.
    self.stops =
      isSorted
      ? stops
      : stops.enumerated().sorted {
        ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
      }.map(\.element)
  }

  /// Creates a gradient of colors at equal distances.
  public init(_ colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop($1, at: Double($0) / last) }
  }
}
