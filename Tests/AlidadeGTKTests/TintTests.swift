#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct TintTests {
    private let red = Color(hex: 0xFF0000)

    /// The number of pixels of a view that have a color.
    private func count(_ color: UInt32, in view: GTKView) throws -> Int {
      let pixels = try Pixels(of: view)
      return pixels.count(x: 0..<pixels.width, y: 0..<pixels.height) { $0 == color }
    }

    @Test func `an icon follows the tint color of the view around it`() async throws {
      let window = await TestWindow()
      let box = window.add(GTKView(), Rect(x: 0, y: 0, width: 100, height: 100))
      let icon = GTKImageView()
      icon.imageContent = ImageContent(.icon("edit-find-symbolic"))
      window.host.insert(icon, into: box, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 64, height: 64), of: icon)
      await window.frame()
      #expect(try count(0xFF0000, in: window.root) == 0)
      box.apply(.tintColor(red))
      await window.frame()
      #expect(try count(0xFF0000, in: window.root) > 50)
      icon.imageContent?.tint = Color(hex: 0x0000FF)
      await window.frame()
      #expect(try count(0x0000FF, in: window.root) > 50)
    }

    @Test func `a view that moves to another parent takes over its tint color`() async throws {
      let window = await TestWindow()
      let boxes = (0..<2).map {
        window.add(GTKView(), Rect(x: 100 * Double($0), y: 0, width: 100, height: 100))
      }
      boxes[1].apply(.tintColor(red))
      let icon = GTKImageView()
      icon.imageContent = ImageContent(.icon("edit-find-symbolic"))
      for (box, isTinted) in [(boxes[0], false), (boxes[1], true), (boxes[0], false)] {
        window.host.insert(icon, into: box, above: nil)
        window.host.setFrame(Rect(x: 0, y: 0, width: 64, height: 64), of: icon)
        await window.frame()
        #expect(try (count(0xFF0000, in: window.root) > 50) == isTinted)
      }
    }

    @Test func `the accents of controls have the tint color`() async throws {
      let window = await TestWindow()
      let box = window.add(GTKView(), Rect(x: 0, y: 0, width: 200, height: 150))
      let toggle = GTKToggleView()
      toggle.controlValue = true
      let slider = GTKSliderView()
      slider.controlValue = 0.8
      let progress = GTKProgressBarView()
      progress.controlValue = 0.8
      let check = GTKCheckBoxView()
      check.controlValue = .on
      for (index, view) in [toggle, slider, progress, check].enumerated() {
        window.host.insert(view, into: box, above: nil)
        window.host.setFrame(
          Rect(x: 0, y: Double(index) * 36, width: 150, height: 34), of: view)
      }
      await window.frame()
      #expect(try count(0xFF0000, in: window.root) == 0)
      box.apply(.tintColor(red))
      await window.frame()
      let pixels = try Pixels(of: window.root)
      for index in 0..<4 {
        let found = pixels.count(x: 0..<200, y: index * 36..<index * 36 + 34) { $0 == 0xFF0000 }
        #expect(found > 20, "control \(index)")
      }
      box.apply(.tintColor(Color(hex: 0x00FF00)))
      await window.frame()
      #expect(try count(0xFF0000, in: window.root) == 0)
    }

    @Test func `radio buttons that are added later have the tint color, too`() async throws {
      let window = await TestWindow()
      let box = window.add(GTKView(), Rect(x: 0, y: 0, width: 200, height: 150))
      box.apply(.tintColor(red))
      let group = GTKRadioGroupView()
      window.host.insert(group, into: box, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 150, height: 100), of: group)
      group.controlContent = RadioGroupContent(options: ["one", "two"])
      group.controlValue = 1
      await window.frame()
      #expect(try count(0xFF0000, in: window.root) > 20)
    }

    /// A view that paints over its widget's background.
    private final class PaintedToggle: GTKWidgetView {
      override func draw(in snapshot: OpaquePointer, size: Size) {}
    }

    @Test func `a subclass that paints keeps the tint of the color scheme`() async throws {
      defer { GTKAppearance.preferred = nil }
      GTKAppearance.preferred = .light
      let window = await TestWindow()
      let box = window.add(GTKView(), Rect(x: 0, y: 0, width: 200, height: 150))
      box.apply(.tintColor(Color(light: RGBA(hex: 0xFF0000), dark: RGBA(hex: 0x00FF00))))
      let view = PaintedToggle(content: gtk_switch_new())
      view.setProperty("active", true)
      window.host.insert(view, into: box, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 100, height: 34), of: view)
      await window.frame()
      #expect(try count(0xFF0000, in: window.root) > 20)
      GTKAppearance.preferred = .dark
      for _ in 0..<3 { await window.frame() }
      #expect(try count(0x00FF00, in: window.root) > 20)
    }

    @Test func `views in a widget's child have the tint color of the view around the widget`() {
      let outer = GTKView()
      let frame = GTKWidgetView(typeName: "GtkFrame", role: .generic)
      outer.insert(frame, above: nil)
      outer.apply(.tintColor(red))
      let inner = GTKView()
      (frame.contentView as? GTKView)?.insert(inner, above: nil)
      #expect(inner.tintColor == red)
      outer.apply(.tintColor(.green))
      #expect(inner.tintColor == .green)
    }

    @Test func `a video fits its frame as it is told`() throws {
      let view = GTKVideoView()
      let picture = try #require(view.content.first(of: gtk_picture_get_type()))
      view.apply(.contentMode(.fill))
      #expect(gtk_picture_get_content_fit(picture.opaque) == GTK_CONTENT_FIT_COVER)
      view.apply(.contentMode(.fit))
      #expect(gtk_picture_get_content_fit(picture.opaque) == GTK_CONTENT_FIT_CONTAIN)
    }
  }
}
#endif
