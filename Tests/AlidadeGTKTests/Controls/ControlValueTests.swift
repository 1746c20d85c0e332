#if GTK
import AlidadeLayout
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  /// What GTK's own widgets say that the user has chosen.
  @MainActor @Suite struct ControlValueTests {
    private let log = EventLog()

    private func open(@ComponentBuilder _ content: () -> ComponentList) async -> GTKWindow {
      await .opened(size: Size(width: 320, height: 360), isDecorated: false, content)
    }

    private func calendar(in view: GTKView) -> GTKCalendarView? {
      view as? GTKCalendarView ?? view.subviews.lazy.compactMap { calendar(in: $0) }.first
    }

    @Test func `the next month of a calendar has the same day`() async throws {
      let window = await open {
        Column(alignment: .start) {
          DatePicker("Day", date: .epoch, style: .calendar) { [log] in log.record("\($0)") }
        }
      }
      let view = try #require(calendar(in: window.hostingView.root))
      let header = try #require(view.content.children.first)
      let arrows = header.children.filter {
        UnsafeMutableRawPointer($0).isInstance(of: gtk_button_get_type())
      }
      // The arrows beside the name of the month come first.
      try #require(arrows.count == 4)
      try await arrows[1].click()
      await MainLoop.settle()
      #expect(log.take() == ["1970-02-01"])
      #expect(view.shownValue == .epoch, "the program shows the date that it has")
      window.close()
    }

    @Test func `a number with more digits than its field stays when the focus leaves`() async throws
    {
      let window = await open {
        Column(alignment: .start) {
          Stepper("Angle", value: 3.14159, in: 0...50, fractionDigits: 2) { [log] in
            log.record("\($0)")
          }
          Stepper("Copies", value: 5, in: 0...50) { [log] in log.record("\($0)") }
        }
      }
      await InputTool.press("Tab")
      await InputTool.press("Tab")
      await MainLoop.settle()
      #expect(log.take() == [])
      await InputTool.press("shift+Tab")
      await InputTool.press("ctrl+a 2 Return")
      #expect(log.take() == ["2.0"])
      window.close()
    }
  }
}
#endif
