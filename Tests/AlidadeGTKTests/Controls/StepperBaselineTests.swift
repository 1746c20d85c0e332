#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct StepperBaselineTests {
    @Test func `text beside a stepper stands on the line of its number`() async throws {
      let window = GTKWindow(title: "Test", size: Size(width: 240, height: 60)) {
        Row(spacing: 20, alignment: .baseline) {
          Text("5")
          Stepper("Number", value: 5, in: 0...100) { _ in }
        }
      }
      window.present()
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      await MainLoop.settle()
      let views = window.hostingView.root.subviews
      let (text, stepper) = (try #require(views.first), try #require(views.last))
      let pixels = try Pixels(png: GTKScreenshot.png(of: window.hostingView))
      let left = Int(text.frame.minX)..<Int(text.frame.maxX)
      // The number begins at the left, behind the border and the padding.
      let right = Int(stepper.frame.minX) + 4..<Int(stepper.frame.minX) + 24
      let rows = Int(stepper.frame.minY) + 4..<Int(stepper.frame.maxY) - 4
      func lowest(_ columns: Range<Int>) -> Int? {
        rows.last { row in pixels.count(x: columns, y: row..<row + 1) { $0 & 0xFF < 0x60 } > 0 }
      }
      let (plain, number) = (try #require(lowest(left)), try #require(lowest(right)))
      #expect(abs(plain - number) <= 1, "\(plain) beside \(number)")
      window.close()
    }
  }
}
#endif
