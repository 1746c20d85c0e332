#if GTK
import AlidadeRender
import CGTK

/// A renderer of shaped text with the main thread's fonts.
@MainActor final class TextRenderer {
  /// The renderer of the default display.
  private(set) static var shared = TextRenderer(GTKContentMeasurer.shared.environment)

  /// Replaces the renderer with one for the current fonts.
  static func renew() { shared = TextRenderer(GTKContentMeasurer.shared.environment) }

  private let environment: TextEnvironment
  private let context: OpaquePointer
  /// The main thread's font for each identity; `nil` if it comes from another file and can't draw
  /// the glyphs.
  private(set) var fonts: [FontIdentity: UnsafeMutablePointer<PangoFont>?] = [:]
  /// A shaper that lays out text again with the main thread's fonts; it is created when it is first
  /// needed.
  private lazy var mainShaper = TextShaper(environment, isOfMainThread: true)

  init(_ environment: TextEnvironment) {
    self.environment = environment
    context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    environment.apply(to: context)
  }

  isolated deinit {
    removeFonts()
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Returns a new render node for a layout, which the caller owns; `nil` if there is nothing to
  /// draw.
  ///
  /// - Complexity: O(glyphs).
  func node(for layout: TextLayout, width: Double, _ appearance: Appearance) -> OpaquePointer? {
    // Only here, because the fonts of a layout must stay until it is drawn.
    if fonts.count >= TextShaper.fontLimit { removeFonts() }
    if let shaped = layout.payload as? ShapedText,
      shaped.runs.allSatisfy({ font($0.font) != nil })
    {
      return node(shaped, layout.content, width: width, appearance)
    }
    // The main thread has a different file for a font, or another backend created the layout.
    return nodeWithMainFonts(for: layout, width: width, appearance)
  }

  private func nodeWithMainFonts(
    for layout: TextLayout, width: Double, _ appearance: Appearance
  ) -> OpaquePointer? {
    let again = mainShaper.layout(layout.content, width: layout.maximumWidth)
    guard let shaped = again.payload as? ShapedText else { return nil }
    for (identity, font) in mainShaper.fonts.fonts where fonts[identity] == nil {
      g_object_ref(font)
      fonts[identity] = font
    }
    return node(shaped, again.content, width: width, appearance)
  }

  private func node(
    _ shaped: ShapedText, _ content: TextContent, width: Double, _ appearance: Appearance
  ) -> OpaquePointer? {
    if shaped.runs.count == 1, shaped.rules.isEmpty {
      let x = Float(shaped.offset(of: shaped.lines[0], content, width: width))
      return textNode(shaped.runs[0], content, x: x, appearance)
    }
    var nodes: [OpaquePointer?] = []
    nodes.reserveCapacity(shaped.runs.count + shaped.rules.count)
    for line in shaped.lines {
      let x = Float(shaped.offset(of: line, content, width: width))
      for rule in shaped.rules[line.rules] {
        nodes.append(ruleNode(rule, content, x: x, appearance))
      }
      for run in shaped.runs[line.runs] {
        if let node = textNode(run, content, x: x, appearance) { nodes.append(node) }
      }
    }
    guard !nodes.isEmpty else { return nil }
    let all = gsk_container_node_new(&nodes, guint(nodes.count))
    for node in nodes { gsk_render_node_unref(node) }
    return all
  }

  private func textNode(
    _ run: ShapedText.Run, _ content: TextContent, x: Float, _ appearance: Appearance
  ) -> OpaquePointer? {
    guard let font = font(run.font) else { return nil }
    var color = GdkRGBA(content.runs[run.style].style.color, in: appearance)
    var origin = graphene_point_t(x: run.x + x, y: run.baseline)
    return gsk_text_node_new(font, run.glyphs, &color, &origin)
  }

  private func ruleNode(
    _ rule: ShapedText.Rule, _ content: TextContent, x: Float, _ appearance: Appearance
  ) -> OpaquePointer? {
    let style = content.runs[rule.style].style
    let wanted = rule.isBackground ? style.background ?? style.color : style.color
    var color = GdkRGBA(wanted, in: appearance)
    var bounds = rule.bounds
    bounds.origin.x += x
    return gsk_color_node_new(&color, &bounds)
  }

  // MARK: Fonts

  private func font(_ identity: FontIdentity) -> UnsafeMutablePointer<PangoFont>? {
    if let known = fonts[identity] { return known }
    let font = load(identity.facts)
    fonts[identity] = .some(font)
    return font
  }

  private func removeFonts() {
    for case let font? in fonts.values { g_object_unref(font) }
    fonts = [:]
  }

  /// Returns the main thread's font for a description, if the font comes from the same file.
  private func load(_ facts: FontIdentity.Facts) -> UnsafeMutablePointer<PangoFont>? {
    guard !facts.isOfMainThread,
      let description = pango_font_description_from_string(facts.description)
    else { return nil }
    defer { pango_font_description_free(description) }
    guard
      let font = pango_font_map_load_font(
        pango_context_get_font_map(context), context, description)
    else { return nil }
    if FontFace(of: font) == facts.face { return font }
    g_object_unref(font)
    return nil
  }
}
#endif
