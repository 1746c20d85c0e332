#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  /// Pictures of windows whose content never rests.
  @MainActor @Suite struct StreamingScreenshotTests {
    private func content(_ step: Int) -> some Component {
      Column(alignment: .stretch) {
        for line in 0...step { Text("line \(line)") }
        Box(background: Color(hex: step % 2 == 0 ? 0xFF0000 : 0x00FF00)) {
          Leaf().frame(height: 20)
        }
        .grow()
      }
    }

    @Test func `a window that changes in each frame has a picture after each change`() async throws
    {
      let window = GTKWindow(title: "Test", size: Size(width: 120, height: 200)) { content(0) }
      window.present()
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      for step in 1...6 {
        window.hostingView.setContent { content(step) }
        window.hostingView.host.update()
        let pixels = try Pixels(png: GTKScreenshot.png(of: window))
        #expect(
          pixels[pixels.width / 2, pixels.height - 10] == (step % 2 == 0 ? 0xFF0000 : 0x00FF00))
        let hosting = try Pixels(png: GTKScreenshot.png(of: window.hostingView))
        #expect(hosting[60, hosting.height - 10] == (step % 2 == 0 ? 0xFF0000 : 0x00FF00))
        if step > 3 { await MainLoop.turnOnce() }
      }
      window.close()
    }

    @Test func `a widget that has changed since its last frame has a picture`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKSpinnerView(), Rect(x: 0, y: 0, width: 40, height: 40))
      view.controlValue = true
      await window.frame()
      gtk_widget_queue_draw(view.content)
      _ = try GTKScreenshot.png(ofWidget: view.content)
    }
  }
}
#endif
