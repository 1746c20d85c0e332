#if GTK
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct TextRendererTests {
    private let content = TextContent(runs: [TextRun("MMMM", style: TextStyle(color: .black))])

    private func ink(_ layout: TextLayout) async throws -> Int {
      let window = await TestWindow()
      let view = window.add(GTKTextView(), Rect(x: 0, y: 0, width: 200, height: 30))
      view.textLayout = layout
      return try Pixels(of: window.root).count(x: 0..<200, y: 0..<30) { $0 != 0xFFFFFF }
    }

    /// The same glyphs, said to be of a font that the main thread knows under the same name but
    /// from another file.
    private func forged(_ layout: TextLayout) throws -> TextLayout {
      let shaped = try #require(layout.payload as? ShapedText)
      let map = pango_cairo_font_map_get_default()
      let context: OpaquePointer = pango_font_map_create_context(map)
      defer { g_object_unref(UnsafeMutableRawPointer(context)) }
      let description: OpaquePointer = pango_font_description_from_string("Monospace 15px")
      defer { pango_font_description_free(description) }
      let other = try #require(pango_font_map_load_font(map, context, description))
      defer { g_object_unref(other) }
      let runs = shaped.runs.map { run in
        ShapedText.Run(
          font: FontIdentity(
            FontIdentity.Facts(
              description: run.font.facts.description, face: FontFace(of: other),
              isOfMainThread: false)),
          glyphs: pango_glyph_string_copy(run.glyphs), x: run.x, baseline: run.baseline,
          style: run.style, range: run.range, isRightToLeft: run.isRightToLeft,
          isEllipsis: run.isEllipsis, endsCut: run.endsCut)
      }
      return TextLayout(
        content: layout.content, maximumWidth: layout.maximumWidth, size: layout.size,
        baseline: layout.baseline, lineCount: layout.lineCount,
        payload: ShapedText(
          runs: runs, rules: [], lines: shaped.lines, content: layout.content))
    }

    @Test func `text is set again when the main thread has another file for its font`() async throws
    {
      let layout = GTKContentMeasurer.shared.layout(content, width: 200)
      let expected = try await ink(layout)
      #expect(expected > 50)
      #expect(try await ink(forged(layout)) == expected)
    }

    @Test func `a layout of another backend is set again`() async throws {
      let layout = GTKContentMeasurer.shared.layout(content, width: 200)
      let foreign = TextLayout(
        content: content, maximumWidth: 200, size: layout.size, baseline: 1, lineCount: 1)
      #expect(try await ink(foreign) == ink(layout))
    }

    @Test func `fonts of one description and file have one identity in all shapers`() throws {
      let environment = TextEnvironment()
      let identities = try (0..<2).map { _ in
        let layout = TextShaper(environment).layout(content, width: .infinity)
        return try #require((layout.payload as? ShapedText)?.runs.first?.font)
      }
      #expect(identities[0] == identities[1])
      #expect(identities[0].facts.description.hasSuffix("15px"))
    }

    private func content(size: Double) -> TextContent {
      TextContent(runs: [TextRun("M", style: TextStyle(size: size))])
    }

    @Test func `text whose size changes continuously loads a font for each eighth of a point`() {
      let shaper = TextShaper(TextEnvironment())
      for step in 0...1000 {
        _ = shaper.layout(content(size: 10 + Double(step) / 1000), width: .infinity)
      }
      #expect(shaper.fonts.count == 9)
    }

    @Test func `text of many sizes keeps a limited number of fonts, and is drawn again`() throws {
      let environment = TextEnvironment()
      let (shaper, renderer) = (TextShaper(environment), TextRenderer(environment))
      let first = shaper.layout(content(size: 10), width: .infinity)
      for step in 0...TextShaper.fontLimit {
        let layout = shaper.layout(content(size: 10 + Double(step) / 8), width: .infinity)
        let node = try #require(
          renderer.node(for: layout, width: layout.size.width, Appearance()))
        gsk_render_node_unref(node)
      }
      #expect(shaper.fonts.count == 1 && renderer.fonts.count == 1)
      let again = try #require(renderer.node(for: first, width: first.size.width, Appearance()))
      gsk_render_node_unref(again)
      #expect(renderer.fonts.count == 2)
    }
  }
}
#endif
