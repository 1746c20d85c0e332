#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A renderer that replays a drawing as render nodes.
///
/// Text and pictures have their own nodes, as in other views, and so do rectangles of a single
/// color on whole pixels. Consecutive paths share a node that cairo draws.
@MainActor struct DrawingRenderer {
  /// A clip or a layer that hasn't ended yet.
  private enum Group {
    /// A group that the snapshot ends with a pop.
    case pushed
    /// A clip to a path, whose content goes into its own snapshot.
    case clip(Path, FillRule, Transform, around: OpaquePointer)
  }

  private let bounds: Rect
  private let tint: Color
  private let appearance: Appearance
  private let scale: Int32
  private var snapshot: OpaquePointer
  private var transform = Transform.identity
  private var groups: [Group] = []

  /// Returns a new render node for a drawing, which the caller owns; `nil` if there is nothing to
  /// draw.
  ///
  /// - Parameters:
  ///   - drawing: the drawing.
  ///   - tint: the color of icons without their own color; `nil` for the color of text.
  ///   - appearance: the appearance with which colors are resolved.
  ///   - scale: the number of pixels in a point.
  /// - Complexity: O(commands and points).
  static func node(
    for drawing: Drawing, tint: Color?, appearance: Appearance, scale: Int32
  ) -> OpaquePointer? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    var bounds = graphene_rect_t(drawing.size)
    gtk_snapshot_push_clip(snapshot, &bounds)
    var renderer = DrawingRenderer(
      bounds: Rect(origin: .zero, size: drawing.size), tint: tint ?? .primaryText,
      appearance: appearance, scale: scale, snapshot: snapshot)
    renderer.replay(drawing.commands)
    gtk_snapshot_pop(snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }

  private init(
    bounds: Rect, tint: Color, appearance: Appearance, scale: Int32, snapshot: OpaquePointer
  ) {
    self.bounds = bounds
    self.tint = tint
    self.appearance = appearance
    self.scale = scale
    self.snapshot = snapshot
  }

  private mutating func replay(_ commands: [Drawing.Command]) {
    var index = 0
    while index < commands.count {
      switch commands[index] {
      case .transform(let next): transform = next
      case .fill, .stroke:
        if appendColor(commands[index]) { break }
        let end = endOfPaths(commands, from: index)
        appendPaths(commands[index..<end])
        index = end
        continue
      case .text(let text, let point): append(text.layout, at: point)
      case .image(let content, let rect): append(content, in: rect)
      case .beginClip(let path, let rule): beginClip(path, rule)
      case .beginLayer(let opacity):
        gtk_snapshot_push_opacity(snapshot, opacity)
        groups.append(.pushed)
      case .end: endGroup()
      }
      index += 1
    }
  }

  // MARK: Paths

  /// Appends a rectangle of a single color on whole pixels; returns `false` for any other command.
  private func appendColor(_ command: Drawing.Command) -> Bool {
    guard case .fill(let path, .color(let color), _) = command, let rect = path.rect,
      transform.keepsAxes
    else { return false }
    let place = transform.bounds(of: rect)
    guard isOnPixels(place) else { return false }
    var area = graphene_rect_t(place)
    var paint = GdkRGBA(color, in: appearance)
    gtk_snapshot_append_color(snapshot, &paint, &area)
    return true
  }

  private func isOnPixels(_ rect: Rect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { edge in
      let pixels = edge * Double(scale)
      return abs(pixels - pixels.rounded()) < 1e-6
    }
  }

  /// Returns the index of the first command after `start` that isn't drawn with cairo.
  private func endOfPaths(_ commands: [Drawing.Command], from start: Int) -> Int {
    commands[start...].firstIndex { command in
      switch command {
      case .fill, .stroke, .transform: false
      default: true
      }
    } ?? commands.count
  }

  private mutating func appendPaths(_ commands: ArraySlice<Drawing.Command>) {
    let start = transform
    var area: Rect?
    for command in commands {
      if case .transform(let next) = command { transform = next }
      guard let place = place(of: command) else { continue }
      area = area.map { $0.union(place) } ?? place
    }
    guard let area else { return }
    let end = transform
    transform = start
    withCairo(in: area) { cairo, renderer in
      for command in commands {
        if case .transform(let next) = command { renderer.transform = next }
        cairo_save(cairo)
        cairo.transform(renderer.transform)
        cairo.draw(command, renderer.appearance)
        cairo_restore(cairo)
      }
    }
    transform = end
  }

  /// Returns the area that a command may paint, in the coordinates of the canvas.
  private func place(of command: Drawing.Command) -> Rect? {
    switch command {
    case .fill(let path, _, _): return transform.bounds(of: path.bounds)
    case .stroke(let path, _, let style):
      // A pointed corner extends farthest, and the end of a square cap extends by half a diagonal.
      let reach = style.width / 2 * (style.join == .miter ? max(1.5, style.miterLimit) : 1.5)
      return transform.bounds(of: path.bounds.inset(by: EdgeInsets(-reach)))
    default: return nil
    }
  }

  /// Draws with cairo into a node for the visible part of an area.
  private mutating func withCairo(
    in area: Rect, _ draw: (OpaquePointer, inout DrawingRenderer) -> Void
  ) {
    let visible = Rect(
      x: area.minX.rounded(.down) - 1, y: area.minY.rounded(.down) - 1,
      width: area.size.width + 3, height: area.size.height + 3
    ).intersection(bounds)
    guard visible.size.width > 0, visible.size.height > 0 else { return }
    var place = graphene_rect_t(visible)
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &place) else { return }
    draw(cairo, &self)
    cairo_destroy(cairo)
  }

  // MARK: Text and pictures

  private mutating func append(_ layout: TextLayout, at point: Point) {
    let node = TextRenderer.shared.node(for: layout, width: layout.size.width, appearance)
    guard let node else { return }
    append(node, in: Rect(origin: point, size: layout.size))
    gsk_render_node_unref(node)
  }

  private mutating func append(_ content: ImageContent, in rect: Rect) {
    guard let inner = gtk_snapshot_new() else { return }
    LoadedPicture(content.source).paint(
      in: inner, size: rect.size, mode: content.mode, tint: content.tint ?? tint,
      appearance: appearance, scale: scale, direction: content.direction)
    guard let node = gtk_snapshot_free_to_node(inner) else { return }
    append(node, in: rect)
    gsk_render_node_unref(node)
  }

  /// Appends a node with its origin at that of a rectangle.
  private mutating func append(_ node: OpaquePointer, in place: Rect) {
    if transform.keepsAxes {
      let place = transform.applied(to: place.origin)
      var origin = graphene_point_t(x: Float(place.x), y: Float(place.y))
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &origin)
      gtk_snapshot_scale(snapshot, Float(transform.a), Float(transform.d))
      gtk_snapshot_append_node(snapshot, node)
      gtk_snapshot_restore(snapshot)
      return
    }
    // Not every renderer can draw a node under every transform, but cairo can. Glyphs may extend
    // beyond the lines of their text.
    let area = place.inset(by: EdgeInsets(-place.size.height / 2))
    let transform = transform
    withCairo(in: transform.bounds(of: area)) { cairo, _ in
      cairo.transform(transform)
      cairo_translate(cairo, place.minX, place.minY)
      gsk_render_node_draw(node, cairo)
    }
  }

  // MARK: Clips and layers

  private mutating func beginClip(_ path: Path, _ rule: FillRule) {
    if let rect = path.rect, transform.keepsAxes {
      var area = graphene_rect_t(transform.bounds(of: rect))
      gtk_snapshot_push_clip(snapshot, &area)
      groups.append(.pushed)
    } else if let inner = gtk_snapshot_new() {
      groups.append(.clip(path, rule, transform, around: snapshot))
      snapshot = inner
    }
  }

  private mutating func endGroup() {
    switch groups.popLast() {
    case .pushed: gtk_snapshot_pop(snapshot)
    case .clip(let path, let rule, let clipTransform, let outer):
      let node = gtk_snapshot_free_to_node(snapshot)
      snapshot = outer
      guard let node else { return }
      // Cairo clips to any path, and draws all kinds of nodes.
      withCairo(in: clipTransform.bounds(of: path.bounds)) { cairo, _ in
        cairo_save(cairo)
        cairo.transform(clipTransform)
        cairo.append(path)
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_restore(cairo)
        cairo_clip(cairo)
        gsk_render_node_draw(node, cairo)
      }
      gsk_render_node_unref(node)
    case nil: break
    }
  }
}
#endif
