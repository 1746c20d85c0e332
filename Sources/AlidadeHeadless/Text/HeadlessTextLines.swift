import AlidadeRender
import Synchronization

/// The lines of a text: the payload of a headless toolkit's text layouts.
public final class HeadlessTextLines: Sendable {
  /// A run of characters in a line that share a style.
  public struct Fragment: Hashable, Sendable {
    /// The characters.
    public let text: String
    /// The style of the characters.
    public let style: TextStyle
    /// The width, in points.
    public let width: Double
    /// A Boolean value that is `true` for the space of a component, which shows no characters.
    public let isSpace: Bool
  }

  /// A line of text.
  public struct Line: Hashable, Sendable {
    /// The runs of characters in the line.
    public let fragments: [Fragment]
    /// The width without trailing spaces, in points.
    public let width: Double
    /// The height, in points.
    public let height: Double
    /// The distance from the top of the line to its baseline, in points.
    public let ascent: Double

    /// The characters of the line.
    public var text: String { fragments.map(\.text).joined() }
  }

  /// The lines from top to bottom; at least one.
  public var lines: [Line] { plain.map { [$0.made] } ?? broken }

  /// The only line; converted on access, because most texts are only measured.
  private let plain: PlainLine?
  private let broken: [Line]
  /// The factor applied to the font sizes of all styles.
  let scale: Double
  /// The positions of the characters; `nil` until they are first needed, because few texts are
  /// selected or contain links.
  let places = Mutex<[LinePlaces]?>(nil)

  init(_ lines: [Line], scale: Double) {
    plain = nil
    broken = lines
    self.scale = scale
  }

  init(_ line: PlainLine, scale: Double) {
    plain = line
    broken = []
    self.scale = scale
  }
}
