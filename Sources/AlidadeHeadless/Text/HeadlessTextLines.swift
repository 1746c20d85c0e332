import AlidadeRender

/// The lines that a headless toolkit broke text into: the payload of its text layouts.
public final class HeadlessTextLines: Sendable {
  /// Characters of one style that stand together.
  public struct Fragment: Hashable, Sendable {
    /// The characters.
    public let text: String
    /// How they look.
    public let style: TextStyle
  }

  /// One line.
  public struct Line: Hashable, Sendable {
    /// What stands in it.
    public let fragments: [Fragment]
    /// Its extent without spaces at its end, in points.
    public let width: Double
    /// Its height, in points.
    public let height: Double
    /// The distance from its top to its baseline, in points.
    public let ascent: Double

    /// Its characters.
    public var text: String { fragments.map(\.text).joined() }
  }

  /// The lines, from the top; at least one.
  public var lines: [Line] { plain.map { [$0.made] } ?? broken }

  /// The only line, which is made when somebody looks at it: most texts are only measured.
  private let plain: PlainLine?
  private let broken: [Line]

  init(_ lines: [Line]) {
    plain = nil
    broken = lines
  }

  init(_ line: PlainLine) {
    plain = line
    broken = []
  }
}
