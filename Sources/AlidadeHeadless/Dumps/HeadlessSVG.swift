import AlidadeLayout
import AlidadeRender

/// A renderer that draws a view hierarchy as SVG.
///
/// The same views produce the same text on every machine.
@MainActor struct HeadlessSVG {
  let appearance: Appearance

  var body = SVGWriter()
  var definitions = SVGWriter()
  private var nameCounts: [String: Int] = [:]
  private var blurs: Set<String> = []

  private enum Task {
    case enter(HeadlessView)
    case leave(groups: Int)
  }

  init(_ appearance: Appearance) {
    self.appearance = appearance
  }

  /// Returns an SVG document of the same size as `root`, with a window's background.
  mutating func document(of root: HeadlessView) -> String {
    let size = root.frame.size
    body.element(
      "rect",
      [
        ("width", .number(size.width)), ("height", .number(size.height)),
        ("fill", .text(HeadlessColor.hex(Color.windowBackground.resolved(in: appearance)))),
      ])
    var tasks = [Task.enter(root)]
    while let task = tasks.popLast() {
      switch task {
      case .leave(let groups): for _ in 0..<groups { body.close("g") }
      case .enter(let view):
        if view.isHidden { continue }
        let around = view === root ? nil : view.superview
        let origin = around.map { $0.subviewOrigin + view.frame.origin } ?? .zero
        tasks.append(.leave(groups: draw(view, at: origin)))
        tasks += view.subviews.reversed().map(Task.enter)
      }
    }
    return SVGWriter.document(size: size, definitions: definitions, body: body)
  }

  /// Draws a view without its subviews, and leaves open the groups that its subviews belong to.
  ///
  /// - Returns: the number of open groups.
  private mutating func draw(_ view: HeadlessView, at origin: Point) -> Int {
    var attributes: [SVGWriter.Attribute] = []
    if let transform = view.options.transform, !transform.isTranslation {
      let matrix = transform.transform(for: view.frame.size)
        .followed(by: .translation(x: origin.x, y: origin.y))
      let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
      let text = numbers.map(HeadlessNumber.text).joined(separator: " ")
      attributes.append(("transform", .text("matrix(\(text))")))
    } else {
      let place = origin + (view.options.transform?.translation ?? .zero)
      if place != .zero {
        let (x, y) = (HeadlessNumber.text(place.x), HeadlessNumber.text(place.y))
        attributes.append(("transform", .text("translate(\(x) \(y))")))
      }
    }
    let opacity = HeadlessSVG.opacity(of: view)
    if opacity < 1 { attributes.append(("opacity", .number(opacity))) }
    if let label = view.options.accessibility?.label {
      attributes.append(("aria-label", .text(label)))
    }
    body.open("g", attributes)
    var groups = 1
    if let clip = view.options.clip {
      open(clip, of: view)
      groups += 1
    }
    drawBox(view)
    if view.clipsSubviews {
      openClip(box(view))
      groups += 1
    }
    drawContent(view)
    return groups
  }

  /// Opens a group that is clipped with all that a view paints.
  private mutating func open(_ clip: ViewClip, of view: HeadlessView) {
    let frame = clip.frame(in: view.frame.size)
    var rect: [SVGWriter.Attribute] = [
      ("x", .number(frame.minX)), ("y", .number(frame.minY)), ("width", .number(frame.size.width)),
      ("height", .number(frame.size.height)),
    ]
    let radius = clip.cornerRadius(in: view.frame.size)
    if radius > 0 { rect.append(("rx", .number(radius))) }
    guard clip.outsideOpacity > 0 else { return openClip(rect) }
    let name = nextName("mask")
    // Larger than anything in sight.
    let everything: [SVGWriter.Attribute] = [
      ("x", .number(-10_000)), ("y", .number(-10_000)), ("width", .number(20_000)),
      ("height", .number(20_000)),
    ]
    definitions.open(
      "mask", [("id", .text(name)), ("maskUnits", .text("userSpaceOnUse"))] + everything)
    let opacity = SVGWriter.Value.number(clip.outsideOpacity)
    definitions.element("rect", everything + [("fill", .text("#fff")), ("opacity", opacity)])
    definitions.element("rect", rect + [("fill", .text("#fff"))])
    definitions.close("mask")
    body.open("g", [("mask", .text("url(#\(name))"))])
  }

  private static func opacity(of view: HeadlessView) -> Double {
    let alpha = view.options.alpha ?? 1
    let isDisabled = (view as? HeadlessPressableView)?.isEnabled == false
    return (alpha > 0 ? min(alpha, 1) : 0) * (isDisabled ? 0.5 : 1)
  }

  /// Returns a unique name.
  mutating func nextName(_ kind: String) -> String {
    nameCounts[kind, default: 0] += 1
    return "\(kind)\(nameCounts[kind, default: 0])"
  }

  /// Opens a group that is clipped to a rectangle.
  mutating func openClip(_ rect: [SVGWriter.Attribute]) { openClip(to: "rect", rect) }

  /// Opens a group that is clipped to a path.
  mutating func openClip(path: [SVGWriter.Attribute]) { openClip(to: "path", path) }

  private mutating func openClip(to element: String, _ attributes: [SVGWriter.Attribute]) {
    let name = nextName("clip")
    definitions.open("clipPath", [("id", .text(name))])
    definitions.element(element, attributes)
    definitions.close("clipPath")
    body.open("g", [("clip-path", .text("url(#\(name))"))])
  }

  private mutating func drawBox(_ view: HeadlessView) {
    if let shadow = view.options.shadow { draw(shadow, of: view) }
    if let background = view.options.backgroundColor, background != .clear {
      body.element("rect", box(view) + [("fill", paint(background))])
    }
    if let border = view.options.border, border.width > 0 {
      let stroke = [("fill", SVGWriter.Value.text("none")), ("stroke", paint(border.color))]
      body.element(
        "rect",
        box(view, grownBy: -border.width / 2) + stroke + [("stroke-width", .number(border.width))])
    }
    if let view = view as? HeadlessPressableView, view.host?.focusedView === view {
      let stroke = [("fill", SVGWriter.Value.text("none")), ("stroke", paint(.accent))]
      body.element("rect", box(view, grownBy: 2) + stroke + [("stroke-width", .number(2))])
    }
  }

  private mutating func draw(_ shadow: Shadow, of view: HeadlessView) {
    // In CSS, the blur is twice the standard deviation.
    let deviation = HeadlessNumber.text(max(0, shadow.blur) / 2)
    if blurs.insert(deviation).inserted {
      let name = "blur\(deviation)"
      definitions.open(
        "filter",
        [
          ("id", .text(name)), ("x", .text("-100%")), ("y", .text("-100%")),
          ("width", .text("300%")), ("height", .text("300%")),
        ])
      definitions.element("feGaussianBlur", [("stdDeviation", .text(deviation))])
      definitions.close("filter")
    }
    let place =
      "translate(\(HeadlessNumber.text(shadow.offset.x)) \(HeadlessNumber.text(shadow.offset.y)))"
    body.element(
      "rect",
      box(view, grownBy: shadow.spread) + [
        ("transform", .text(place)), ("fill", paint(shadow.color)),
        ("filter", .text("url(#blur\(deviation))")),
      ])
  }

  private mutating func drawContent(_ view: HeadlessView) {
    if let imageView = view as? HeadlessImageView, let image = imageView.imageContent {
      draw(image, tint: imageView.paintedTint, size: view.frame.size)
    } else if let text = (view as? HeadlessTextView)?.textLayout {
      draw(text, width: view.frame.size.width)
    } else if let drawing = (view as? HeadlessCanvasView)?.drawing {
      draw(drawing, tint: view.tintColor)
    }
  }

  /// Draws an image as a box with its name.
  mutating func draw(_ image: ImageContent, tint: Color?, size: Size) {
    let color = paint((tint ?? .secondaryText).opacity(0.3))
    body.open("g", [])
    body.text("title", HeadlessImageView.name(of: image.source))
    body.element(
      "rect",
      [
        ("width", .number(size.width)), ("height", .number(size.height)), ("rx", .number(2)),
        ("fill", color),
      ])
    if size.width >= 48, size.height >= 12 {
      let style = TextStyle(size: 10, color: .secondaryText)
      let name = HeadlessImageView.name(of: image.source)
      let width = min(Double(name.count) * style.advance, size.width - 8)
      draw(name, style, x: 4, y: size.height / 2 + 4, width: width)
    }
    body.close("g")
  }

  mutating func draw(_ text: TextLayout, width: Double) {
    guard let lines = text.payload as? HeadlessTextLines else { return }
    var top = 0.0
    for line in lines.lines {
      var x = HeadlessTextLines.start(of: line, text.content, width: width)
      for fragment in line.fragments {
        if !fragment.isSpace {
          draw(
            fragment.text, fragment.style, x: x, y: top + line.ascent, width: fragment.width)
        }
        x += fragment.width
      }
      top += line.height
    }
  }

  /// - Parameter width: the measured width, to which the text is stretched.
  private mutating func draw(
    _ text: String, _ style: TextStyle, x: Double, y: Double, width: Double
  ) {
    var attributes: [SVGWriter.Attribute] = [
      ("x", .number(x)), ("y", .number(y)), ("font-size", .number(style.fontSize)),
      ("fill", paint(style.color)),
    ]
    if style.family == .monospaced { attributes.append(("font-family", .text("monospace"))) }
    if case .named(let name) = style.family { attributes.append(("font-family", .text(name))) }
    if style.weight != .regular {
      attributes.append(("font-weight", .number(Double(style.weight.value))))
    }
    if style.isItalic { attributes.append(("font-style", .text("italic"))) }
    let lines = [
      style.isUnderlined ? "underline" : nil, style.isStruckThrough ? "line-through" : nil,
    ].compactMap { $0 }
    if !lines.isEmpty {
      attributes.append(("text-decoration", .text(lines.joined(separator: " "))))
    }
    attributes += [("textLength", .number(width)), ("lengthAdjust", .text("spacingAndGlyphs"))]
    if let background = style.background {
      body.element(
        "rect",
        [
          ("x", .number(x)), ("y", .number(y - style.ascent)), ("width", .number(width)),
          ("height", .number(style.lineHeight)), ("fill", paint(background)),
        ])
    }
    body.text("text", text, attributes)
  }

  private func box(_ view: HeadlessView, grownBy distance: Double = 0) -> [SVGWriter.Attribute] {
    let size = view.frame.size
    var attributes: [SVGWriter.Attribute] = []
    if distance != 0 { attributes += [("x", .number(-distance)), ("y", .number(-distance))] }
    attributes += [
      ("width", .number(max(0, size.width + 2 * distance))),
      ("height", .number(max(0, size.height + 2 * distance))),
    ]
    let radius = min(view.options.cornerRadius ?? 0, min(size.width, size.height) / 2) + distance
    if let own = view.options.cornerRadius, own > 0, radius > 0 {
      attributes.append(("rx", .number(radius)))
    }
    return attributes
  }

  func paint(_ color: Color) -> SVGWriter.Value {
    .text(HeadlessColor.hex(color.resolved(in: appearance)))
  }
}

extension HeadlessView {
  /// Returns an SVG document of the view and its visible descendants.
  ///
  /// Boxes, borders, shadows, clips and opacity are drawn. Text is stretched to its measured width.
  /// Images are boxes with their names. A conic gradient, which SVG doesn't have, is drawn in its
  /// middle color.
  ///
  /// - Parameter scheme: the color scheme; `nil` for the toolkit's scheme. The toolkit's other
  ///   color settings also apply.
  public final func svg(scheme: ColorScheme? = nil) -> String {
    var appearance = host?.appearance ?? Appearance()
    if let scheme { appearance.colorScheme = scheme }
    var svg = HeadlessSVG(appearance)
    return svg.document(of: self)
  }
}
