import AlidadeLayout

/// The recorded commands of a canvas, which the toolkit replays when it paints.
///
/// A drawing is made on any thread, and is the same for all color schemes, because colors are
/// resolved when they are painted.
public struct Drawing: Sendable {
  /// A command.
  ///
  /// Coordinates are those of the command's transform: the transform set by the last `transform`
  /// command, whether or not a group has begun or ended since.
  package enum Command: Hashable, Sendable {
    /// Sets the transform from the coordinates of the following commands to those of the canvas.
    case transform(Transform)
    case fill(Path, Shading, FillRule)
    case stroke(Path, Shading, StrokeStyle)
    /// Draws text with its top-left corner at a point.
    case text(DrawnText, at: Point)
    case image(ImageContent, in: Rect)
    /// Restricts the commands up to the matching end to the inside of a path.
    case beginClip(Path, FillRule)
    /// Blends the result of the commands up to the matching end, with an opacity from 0 to 1.
    case beginLayer(opacity: Double)
    /// Ends the last clip or layer.
    case end
  }

  /// Text in a drawing; two texts are equal if they look the same.
  package struct DrawnText: Hashable, Sendable {
    package let layout: TextLayout

    package func hash(into hasher: inout Hasher) { hasher.combine(layout.content) }
  }

  private final class Storage: Sendable {
    let size: Size
    let commands: [Command]

    init(size: Size, commands: [Command]) {
      self.size = size
      self.commands = commands
    }
  }

  private let storage: Storage

  /// The size of the canvas, in points.
  public var size: Size { storage.size }

  /// The commands, in the order of painting.
  package var commands: [Command] { storage.commands }

  /// A Boolean value that is `true` if nothing is drawn.
  public var isEmpty: Bool { storage.commands.isEmpty }

  /// The number of commands.
  public var commandCount: Int { storage.commands.count }

  /// Records a drawing.
  ///
  /// This initializer can be called on any thread.
  ///
  /// - Parameters:
  ///   - size: the size of the canvas, in points; drawing outside it is clipped.
  ///   - measurer: the measurer of text and pictures.
  ///   - direction: the layout direction of text.
  ///   - location: the place in the source that reports refer to.
  ///   - draw: draws into the given context.
  public init(
    size: Size, measurer: any ContentMeasurer, direction: LayoutDirection = .leftToRight,
    location: SourceLocation? = nil, _ draw: (inout GraphicsContext) -> Void
  ) {
    var context = GraphicsContext(
      size: size, measurer: measurer, direction: direction, location: location)
    draw(&context)
    storage = Storage(size: size, commands: context.finish())
  }
}

extension Drawing: Equatable {
  /// Returns `true` if two drawings look the same on every display.
  ///
  /// - Complexity: O(commands and points); O(1) for copies of one drawing.
  public static func == (one: Drawing, other: Drawing) -> Bool {
    one.storage === other.storage
      || (one.size == other.size && one.storage.commands == other.storage.commands)
  }
}
