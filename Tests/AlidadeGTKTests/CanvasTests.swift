#if GTK
import AlidadeComponents
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct CanvasTests {
    private let frame = Rect(x: 10, y: 10, width: 40, height: 40)
    private static let black = Color(hex: 0x000000)

    private func drawing(_ draw: (inout GraphicsContext) -> Void) -> Drawing {
      Drawing(size: frame.size, measurer: GTKContentMeasurer.shared, draw)
    }

    private func shown(
      _ draw: (inout GraphicsContext) -> Void
    ) async throws -> Pixels {
      let window = await TestWindow()
      window.add(GTKCanvasView(), frame).drawing = drawing(draw)
      return try Pixels(of: window.root)
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
      Path(Rect(x: x, y: y, width: width, height: height))
    }

    @Test func `a rectangle fills its pixels`() async throws {
      let pixels = try await shown {
        $0.fill(rect(5, 5, 10, 10), with: .color(.init(hex: 0xFF0000)))
      }
      #expect(pixels[15, 15] == 0xFF0000 && pixels[24, 24] == 0xFF0000)
      #expect(pixels[14, 15] == 0xFFFFFF && pixels[25, 24] == 0xFFFFFF)
    }

    @Test func `half a pixel is half as strong`() async throws {
      let pixels = try await shown { $0.fill(rect(5.5, 5, 10, 10), with: .color(.black)) }
      #expect((0x70...0x90).contains(pixels[15, 20] & 0xFF))
      #expect(pixels[16, 20] == 0 && pixels[14, 20] == 0xFFFFFF)
    }

    @Test func `what is outside of the canvas is clipped`() async throws {
      let pixels = try await shown { context in
        context.fill(rect(-50, 5, 200, 5), with: .color(.black))
        context.fill(
          Path(ellipseIn: Rect(x: -50, y: 20, width: 200, height: 200)), with: .color(.black))
      }
      #expect(pixels[10, 16] == 0 && pixels[49, 16] == 0)
      #expect(pixels[9, 16] == 0xFFFFFF && pixels[50, 16] == 0xFFFFFF)
      #expect(pixels[30, 49] == 0 && pixels[30, 50] == 0xFFFFFF)
    }

    @Test func `the rule of a fill decides on crossing outlines`() async throws {
      var path = rect(5, 5, 30, 30)
      path.addRect(Rect(x: 15, y: 15, width: 10, height: 10))
      let solid = try await shown { $0.fill(path, with: .color(.black)) }
      #expect(solid[30, 30] == 0 && solid[17, 17] == 0)
      let hole = try await shown { $0.fill(path, with: .color(.black), rule: .evenOdd) }
      #expect(hole[30, 30] == 0xFFFFFF && hole[17, 17] == 0)
    }

    @Test func `a line has its width, caps and dashes`() async throws {
      let line = Path(lines: [Point(x: 10, y: 20), Point(x: 30, y: 20)])
      let butt = try await shown { $0.stroke(line, with: .color(.black), width: 6) }
      #expect(butt[30, 27] == 0 && butt[30, 32] == 0 && butt[30, 26] == 0xFFFFFF)
      #expect(butt[18, 30] == 0xFFFFFF)
      let square = try await shown {
        $0.stroke(line, with: .color(.black), style: StrokeStyle(width: 6, cap: .square))
      }
      #expect(square[18, 30] == 0)
      let dashed = try await shown {
        $0.stroke(line, with: .color(.black), style: StrokeStyle(width: 6, dash: [5]))
      }
      #expect(dashed[22, 30] == 0 && dashed[27, 30] == 0xFFFFFF && dashed[32, 30] == 0)
    }

    @Test func `gradients go from color to color`() async throws {
      let gradient = Gradient([.init(hex: 0xFF0000), .init(hex: 0x0000FF)])
      let linear = try await shown {
        $0.fill(
          rect(0, 0, 40, 40), with: .linearGradient(gradient, from: .zero, to: Point(x: 40, y: 0)))
      }
      #expect(linear[11, 30] >> 16 > 0xE0 && linear[48, 30] & 0xFF > 0xE0)
      let radial = try await shown {
        $0.fill(
          rect(0, 0, 40, 40),
          with: .radialGradient(gradient, center: Point(x: 20, y: 20), endRadius: 20))
      }
      #expect(radial[30, 30] >> 16 > 0xE0 && radial[11, 30] & 0xFF > 0xE0)
      let conic = try await shown {
        $0.fill(
          rect(0, 0, 40, 40), with: .conicGradient(gradient, center: Point(x: 20, y: 20)))
      }
      #expect(conic[45, 31] >> 16 > 0xE0 && conic[45, 28] & 0xFF > 0xE0)
      #expect((0x60...0xA0).contains(conic[15, 30] & 0xFF))
      #expect(conic[10, 10] != 0xFFFFFF && conic[49, 49] != 0xFFFFFF)
    }

    @Test func `transforms, clips and layers nest`() async throws {
      let pixels = try await shown { context in
        context.drawLayer(opacity: 0.5) { layer in
          layer.clip(to: Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20)))
          layer.fill(rect(0, 0, 40, 40), with: .color(.black))
        }
        context.drawLayer { layer in
          layer.translate(x: 30, y: 30)
          layer.rotate(by: .degrees(45))
          layer.clip(to: rect(-5, -5, 10, 10))
          layer.fill(rect(-20, -20, 40, 40), with: .color(.black))
        }
        context.fill(rect(38, 0, 2, 2), with: .color(.black))
      }
      #expect((0x70...0x90).contains(pixels[20, 20] & 0xFF))
      #expect(pixels[11, 11] == 0xFFFFFF && pixels[31, 20] == 0xFFFFFF)
      #expect(pixels[40, 40] == 0 && pixels[45, 40] == 0 && pixels[44, 44] == 0xFFFFFF)
      #expect(pixels[49, 10] == 0)
    }

    @Test func `text and pictures are drawn at their places, also transformed`() async throws {
      let bytes = Array(repeating: [UInt8]([0, 255, 0, 255]), count: 4).flatMap(\.self)
      let image = try #require(Bitmap(width: 2, height: 2, bytes: bytes))
      let pixels = try await shown { context in
        context.draw(Text("H").size(20).color(Self.black), at: Point(x: 10, y: 20))
        context.draw(
          .pixels(image), in: Rect(x: 20, y: 0, width: 20, height: 10), mode: .stretch)
        context.translate(x: 40, y: 40)
        context.scale(x: -1, y: 1)
        context.draw(
          .pixels(image), in: Rect(x: 0, y: -10, width: 20, height: 10), mode: .stretch)
        context.draw(.icon("edit-find"), in: Rect(x: 20, y: -16, width: 16, height: 16))
      }
      #expect(pixels.count(x: 10..<30, y: 15..<45) { $0 < 0x404040 } > 20)
      #expect(pixels[40, 15] == 0x00FF00 && pixels[40, 45] == 0x00FF00)
      #expect(pixels[29, 19] == 0xFFFFFF)
      #expect(pixels.count(x: 10..<30, y: 34..<50) { $0 != 0xFFFFFF } > 10)
    }

    @Test func `a drawing is replayed once, and again only for other colors`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKCanvasView(), frame)
      let other = window.add(GTKView(), Rect(x: 60, y: 10, width: 10, height: 10))
      defer { GTKAppearance.preferred = nil }
      GTKAppearance.preferred = .light
      let color = Color(light: RGBA(hex: 0xFF0000), dark: RGBA(hex: 0x00FF00))
      view.drawing = drawing {
        $0.fill(Path(ellipseIn: Rect(origin: .zero, size: frame.size)), with: .color(color))
      }
      await window.frame()
      #expect(view.replayCount == 1)
      #expect(try Pixels(of: window.root)[30, 30] == 0xFF0000)
      for color in [Color.red, .green, .blue] {
        other.apply(.backgroundColor(color))
        await window.frame()
      }
      view.setNeedsDisplay()
      await window.frame()
      view.drawing = drawing {
        $0.fill(Path(ellipseIn: Rect(origin: .zero, size: frame.size)), with: .color(color))
      }
      await window.frame()
      #expect(view.replayCount == 1, "An equal drawing.")
      GTKAppearance.preferred = .dark
      await window.frame()
      #expect(try Pixels(of: window.root)[30, 30] == 0x00FF00)
      #expect(view.replayCount == 2)
      view.drawing = nil
      #expect(try Pixels(of: window.root)[30, 30] == 0xFFFFFF)
    }

    @Test func `icons follow the tint of the canvas`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKCanvasView(), frame)
      view.drawing = drawing {
        $0.draw(.icon("edit-find"), in: Rect(x: 0, y: 0, width: 32, height: 32))
      }
      for color in [UInt32(0xFF0000), 0x0000FF] {
        view.apply(.tintColor(Color(hex: color)))
        #expect(try Pixels(of: window.root).count(x: 10..<42, y: 10..<42) { $0 == color } > 10)
      }
    }

    @Test func `a canvas component is shown, and its label is its name`() async throws {
      let canvas = Canvas(1, label: "a disk") { context, size in
        context.fill(
          Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.init(hex: 0xFF0000)))
      }
      let (window, view) = await TestWindow.showing(canvas, width: 100, height: 60)
      let pixels = try Pixels(png: GTKScreenshot.png(of: view))
      #expect(pixels[50, 30] == 0xFF0000 && pixels[1, 1] != 0xFF0000)
      #expect(window.root.subviews.isEmpty)
    }
  }
}
#endif
