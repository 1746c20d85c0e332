import AlidadeLayout

/// The context that a canvas draws into: it records commands, and measures text and pictures.
///
/// The origin is the top-left corner of the canvas, even in a right-to-left layout. Later drawing
/// covers earlier drawing, and drawing outside the canvas is clipped.
///
/// NaN and infinite numbers are reported once for each canvas and kind of command, and the commands
/// that need them are omitted.
public struct GraphicsContext {
  /// The size of the canvas, in points.
  public let size: Size
  /// The layout direction of the canvas, in which only text is mirrored.
  public let layoutDirection: LayoutDirection

  private let measurer: any ContentMeasurer
  private let location: SourceLocation?
  private var commands: [Drawing.Command] = []
  private var transform = Transform.identity
  /// The transform of the last recorded command.
  private var recordedTransform = Transform.identity
  /// The number of clips and layers that end with the current layer.
  private var openCount = 0

  init(
    size: Size, measurer: any ContentMeasurer, direction: LayoutDirection,
    location: SourceLocation?
  ) {
    self.size = size
    self.measurer = measurer
    layoutDirection = direction
    self.location = location
  }

  // MARK: Shapes

  /// Fills the inside of a path.
  public mutating func fill(
    _ path: Path, with shading: Shading, rule: FillRule = .nonZero
  ) {
    guard isDrawable(path, "fill"), isDrawable(shading) else { return }
    record(.fill(path, shading, rule))
  }

  /// Draws a line along a path.
  public mutating func stroke(
    _ path: Path, with shading: Shading, style: StrokeStyle = StrokeStyle()
  ) {
    guard isDrawable(path, "stroke"), isDrawable(shading), let style = checked(style) else {
      return
    }
    record(.stroke(path, shading, style))
  }

  /// Draws a line of a width in points along a path.
  public mutating func stroke(_ path: Path, with shading: Shading, width: Double) {
    stroke(path, with: shading, style: StrokeStyle(width: width))
  }

  // MARK: Text

  /// Measures text as it would be drawn.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - width: the width at which lines are broken, in points.
  /// - Complexity: O(characters).
  public func measure(_ text: TextContent, width: Double = .infinity) -> TextLayout {
    var text = text
    text.direction = layoutDirection
    return measurer.layout(text, width: width > 0 ? width : 0)
  }

  /// Draws measured text.
  ///
  /// - Parameters:
  ///   - text: the result of ``measure(_:width:)-(Text,_)``.
  ///   - point: the point at which the anchor is placed.
  ///   - anchor: the place in the text that is placed at the point.
  public mutating func draw(_ text: TextLayout, at point: Point, anchor: UnitPoint = .center) {
    let origin = Point(
      x: point.x - anchor.x * text.size.width, y: point.y - anchor.y * text.size.height)
    guard isFinite(origin.isFinite, "text") else { return }
    if text.content.runs.allSatisfy(\.text.isEmpty) { return }
    record(.text(Drawing.DrawnText(layout: text), at: origin))
  }

  /// Draws text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - point: the point at which the anchor is placed.
  ///   - anchor: the place in the text that is placed at the point.
  ///   - width: the width at which lines are broken, in points.
  public mutating func draw(
    _ text: TextContent, at point: Point, anchor: UnitPoint = .center, width: Double = .infinity
  ) {
    draw(measure(text, width: width), at: point, anchor: anchor)
  }

  // MARK: Pictures

  /// Returns the size of a picture, in points; `nil` if the picture can't be read.
  ///
  /// This method may read the header of a file.
  public func naturalSize(of source: ImageSource) -> Size? { measurer.naturalSize(of: source) }

  /// Draws a picture.
  ///
  /// A file is decoded when the canvas is shown, unless it has already been decoded; a file that
  /// can't be read is reported once, and nothing is drawn.
  ///
  /// - Parameters:
  ///   - source: the source of the picture.
  ///   - rect: the rectangle that the picture is drawn in and clipped to.
  ///   - mode: the way that the picture fits into the rectangle.
  ///   - tint: the color of an icon; `nil` for the tint color of the canvas, or the color of text.
  public mutating func draw(
    _ source: ImageSource, in rect: Rect, mode: ContentMode = .fit, tint: Color? = nil
  ) {
    guard isFinite(rect.isFinite, "picture") else { return }
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    // Asking for the size lets the backend decode the file before it is needed.
    if case .file = source { _ = measurer.naturalSize(of: source) }
    record(.image(ImageContent(source, mode: mode, tint: tint), in: rect))
  }

  // MARK: Transforms, clips and layers

  /// Moves the origin of everything that is drawn from now on, by distances in points.
  public mutating func translate(x: Double, y: Double) {
    concatenate(.translation(x: x, y: y))
  }

  /// Scales everything that is drawn from now on, around the origin; zero makes it invisible.
  public mutating func scale(x: Double, y: Double) {
    concatenate(.scale(x: x, y: y))
  }

  /// Rotates everything that is drawn from now on around the origin, clockwise for a positive
  /// angle.
  public mutating func rotate(by angle: Angle) {
    concatenate(.rotation(angle))
  }

  /// Transforms the coordinates of everything that is drawn from now on.
  public mutating func concatenate(_ transform: Transform) {
    guard isFinite(transform.isFinite, "transform") else { return }
    self.transform = transform.followed(by: self.transform)
  }

  /// Restricts everything that is drawn from now on to the inside of a path.
  ///
  /// Clips are intersected. A clip ends with the ``drawLayer(opacity:_:)`` in which it is set.
  public mutating func clip(to path: Path, rule: FillRule = .nonZero) {
    reportOmissions(of: path, "clip")
    guard transform.isInvertible else { return }
    recordTransform()
    commands.append(.beginClip(path, rule))
    openCount += 1
  }

  /// Draws a part with its own transforms and clips, and blends it as a whole.
  ///
  /// - Parameters:
  ///   - opacity: the opacity of the part, from 0 to 1; values outside that range are clamped, and
  ///     NaN becomes 0.
  ///   - content: draws the part.
  public mutating func drawLayer(
    opacity: Double = 1, _ content: (inout GraphicsContext) -> Void
  ) {
    let (previousTransform, previousCount) = (transform, openCount)
    openCount = 0
    if !(opacity >= 1) {
      commands.append(.beginLayer(opacity: opacity > 0 ? opacity : 0))
      openCount = 1
    }
    content(&self)
    endOpen()
    (transform, openCount) = (previousTransform, previousCount)
  }

  // MARK: Recording

  /// Ends all clips, and returns the commands.
  mutating func finish() -> [Drawing.Command] {
    endOpen()
    return commands
  }

  private mutating func endOpen() {
    for _ in 0..<openCount { commands.append(.end) }
    openCount = 0
  }

  private mutating func record(_ command: Drawing.Command) {
    guard transform.isInvertible else { return }
    recordTransform()
    commands.append(command)
  }

  private mutating func recordTransform() {
    guard transform != recordedTransform else { return }
    commands.append(.transform(transform))
    recordedTransform = transform
  }

  // MARK: Checks

  private func isDrawable(_ path: Path, _ command: String) -> Bool {
    reportOmissions(of: path, command)
    return !path.isEmpty
  }

  private func isDrawable(_ shading: Shading) -> Bool { isFinite(shading.isValid, "gradient") }

  private func reportOmissions(of path: Path, _ command: String) {
    _ = isFinite(path.omittedCount == 0, "path of a \(command)")
  }

  /// Returns a style that can be drawn; `nil` if it draws nothing.
  private func checked(_ style: StrokeStyle) -> StrokeStyle? {
    guard isFinite(style.width.isFinite && style.width >= 0, "width of a stroke"),
      style.width > 0
    else { return nil }
    var style = style
    let dash = style.dash
    let isValid =
      dash.allSatisfy { $0.isFinite && $0 >= 0 } && (dash.isEmpty || dash.contains { $0 > 0 })
      && style.dashPhase.isFinite
    if !isFinite(isValid, "dash of a stroke") {
      style.dash = []
      style.dashPhase = 0
    }
    if !(style.miterLimit >= 1) { style.miterLimit = 1 }
    return style
  }

  /// Reports a number that can't be drawn if a condition is `false`, and returns the condition.
  private func isFinite(_ condition: Bool, _ subject: String) -> Bool {
    if condition { return true }
    Diagnostics.reportOnce(
      Diagnostic(
        "A canvas can't draw with a number that is NaN, infinite or negative.",
        values: ["subject  \(subject)"],
        remedy: """
          It is left out. Such a number usually comes from a division by zero: check that the size and the data of \
          the canvas aren't empty before you divide. This is reported once for each canvas and subject.
          """,
        location: location))
    return false
  }
}
