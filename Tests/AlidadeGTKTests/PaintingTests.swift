#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct PaintingTests {
    @Test func `a background fills exactly the frame`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 10, y: 10, width: 20, height: 20))
      view.apply(.backgroundColor(Color(hex: 0xFF0000)))
      let pixels = try Pixels(of: window.root)
      #expect(pixels[10, 10] == 0xFF0000 && pixels[29, 29] == 0xFF0000)
      #expect(pixels[9, 10] == 0xFFFFFF && pixels[30, 29] == 0xFFFFFF)
    }

    @Test func `round corners leave the corners free`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 10, y: 10, width: 20, height: 20))
      view.apply(.backgroundColor(Color(hex: 0xFF0000)))
      view.apply(.cornerRadius(300))
      let pixels = try Pixels(of: window.root)
      #expect(pixels[10, 10] == 0xFFFFFF)
      #expect(pixels[20, 10] != 0xFFFFFF && pixels[20, 20] == 0xFF0000)
    }

    @Test func `a border lies inside the frame`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 10, y: 10, width: 20, height: 20))
      view.apply(.border(Border(width: 2, color: Color(hex: 0x0000FF))))
      let pixels = try Pixels(of: window.root)
      #expect(pixels[10, 15] == 0x0000FF && pixels[11, 15] == 0x0000FF)
      #expect(pixels[12, 15] == 0xFFFFFF && pixels[9, 15] == 0xFFFFFF)
    }

    @Test func `a shadow falls outside the view only`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 40, y: 40, width: 20, height: 20))
      view.apply(.shadow(Shadow(color: .black, offset: Point(x: 0, y: 4), blur: 4)))
      let pixels = try Pixels(of: window.root)
      #expect(pixels[50, 50] == 0xFFFFFF)
      #expect(pixels[50, 62] != 0xFFFFFF)
      #expect(pixels[50, 35] == 0xFFFFFF)
    }

    @Test func `what sticks out is cut off only by a view that clips`() async throws {
      let window = await TestWindow()
      let outer = window.add(GTKView(), Rect(x: 10, y: 10, width: 20, height: 20))
      let inner = GTKView()
      outer.insert(inner, above: nil)
      inner.setFrame(Rect(x: 10, y: 10, width: 30, height: 5))
      inner.apply(.backgroundColor(Color(hex: 0x00FF00)))
      #expect(try Pixels(of: window.root)[40, 22] == 0x00FF00)
      outer.apply(.clipsToBounds(true))
      let pixels = try Pixels(of: window.root)
      #expect(pixels[40, 22] == 0xFFFFFF && pixels[25, 22] == 0x00FF00)
    }

    @Test func `a clip cuts a view with its background, border and shadow, and what is in it`()
      async throws
    {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 40, y: 40, width: 40, height: 40))
      view.apply(.backgroundColor(Color(hex: 0xFF0000)))
      view.apply(.shadow(Shadow(color: .black, offset: Point(x: 0, y: 4), blur: 4)))
      let inner = GTKView()
      view.insert(inner, above: nil)
      inner.setFrame(Rect(x: 20, y: 10, width: 60, height: 5))
      inner.apply(.backgroundColor(Color(hex: 0x00FF00)))
      view.apply(.clip(ViewClip(top: 5, left: 5, bottom: 10, right: -10)))
      var pixels = try Pixels(of: window.root)
      #expect(pixels[45, 45] == 0xFF0000 && pixels[79, 69] == 0xFF0000)
      #expect(
        pixels[44, 60] == 0xFFFFFF && pixels[60, 44] == 0xFFFFFF && pixels[60, 71] == 0xFFFFFF)
      #expect(pixels[89, 52] == 0x00FF00 && pixels[91, 52] == 0xFFFFFF, "it may stick out here")
      #expect(pixels[60, 82] == 0xFFFFFF, "the shadow is cut off")
      view.apply(.clip(ViewClip(0, cornerRadius: .infinity)))
      pixels = try Pixels(of: window.root)
      #expect(pixels[42, 42] == 0xFFFFFF && pixels[60, 41] == 0xFF0000)
      view.apply(.clip(nil))
      pixels = try Pixels(of: window.root)
      #expect(pixels[42, 42] == 0xFF0000 && pixels[110, 52] == 0x00FF00)
      #expect(pixels[60, 82] != 0xFFFFFF)
    }

    @Test func `while a clip appears, only what is outside fades`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 40, y: 40, width: 40, height: 40))
      view.apply(.backgroundColor(.black))
      view.apply(.alpha(0.5))
      let plain = try Pixels(of: window.root)
      let clip = ViewClip(
        top: 0, left: 0, bottom: 20, right: 0, cornerRadius: 0, outsideOpacity: 0.5)
      view.apply(.clip(clip))
      let pixels = try Pixels(of: window.root)
      #expect(pixels[60, 50] == plain[60, 50])
      let outside = pixels[60, 70] & 0xFF
      #expect(outside > 0xB0 && outside < 0xD0)
    }

    @Test func `an alpha fades the view and all in it`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 10, y: 10, width: 20, height: 20))
      view.apply(.backgroundColor(.black))
      view.apply(.alpha(0.5))
      let value = try Pixels(of: window.root)[15, 15] & 0xFF
      #expect(value > 0x70 && value < 0x90)
    }

    @Test func `a view that was hidden before it was painted is painted when it is shown`()
      async throws
    {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 10, y: 10, width: 20, height: 20))
      view.apply(.backgroundColor(Color(hex: 0xFF0000)))
      await window.frame()
      view.apply(.alpha(0))
      view.setHidden(true)
      view.apply(.alpha(1))
      await window.frame()
      #expect(try Pixels(of: window.root)[15, 15] == 0xFFFFFF)
      view.setHidden(false)
      await window.frame()
      #expect(try Pixels(of: window.root)[15, 15] == 0xFF0000)
    }

    @Test func `a color follows the color scheme without being set again`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 10, y: 10, width: 20, height: 20))
      view.apply(.backgroundColor(Color(light: RGBA(hex: 0xFF0000), dark: RGBA(hex: 0x00FF00))))
      GTKAppearance.preferred = .light
      await window.frame()
      #expect(try Pixels(of: window.root)[15, 15] == 0xFF0000)
      GTKAppearance.preferred = .dark
      #expect(GTKAppearance.scheme == .dark)
      await window.frame()
      #expect(try Pixels(of: window.root)[15, 15] == 0x00FF00)
      GTKAppearance.preferred = nil
    }

    @Test func `later siblings are painted over earlier ones`() async throws {
      let window = await TestWindow()
      let one = window.add(GTKView(), Rect(x: 0, y: 0, width: 20, height: 20))
      one.apply(.backgroundColor(Color(hex: 0xFF0000)))
      let two = window.add(GTKView(), Rect(x: 0, y: 0, width: 20, height: 20))
      two.apply(.backgroundColor(Color(hex: 0x0000FF)))
      #expect(try Pixels(of: window.root)[5, 5] == 0x0000FF)
      window.host.move(two, in: window.root, above: nil)
      #expect(try Pixels(of: window.root)[5, 5] == 0xFF0000)
    }

    @Test func `a screenshot has as many pixels as its scale says`() async throws {
      let window = await TestWindow()
      let pixels = try Pixels(of: window.root, scale: 2)
      #expect(pixels.width == 400 && pixels.height == 300)
      #expect(throws: GTKScreenshot.Failure.self) {
        try GTKScreenshot.png(of: window.root, scale: .nan)
      }
      #expect(throws: GTKScreenshot.Failure.nothingToPaint) { try GTKScreenshot.png(of: GTKView()) }
    }
  }
}
#endif
