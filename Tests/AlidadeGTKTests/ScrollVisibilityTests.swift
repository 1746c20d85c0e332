#if GTK
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Components that report when they become visible, in real windows.
  @MainActor @Suite struct ScrollVisibilityTests {
    private let window = GTKTests.ScrollWindow()

    @Test func `a component is visible while half of it is in sight, and while its window is`()
      async throws
    {
      let log = EventLog()
      await window.show {
        Scroll {
          Column {
            ForEach(Array(0..<10), id: \.self) { number in
              Text("line \(number)").frame(height: 100)
                .onScrollVisibilityChange { log.record("\(number) \($0)") }
            }
          }
        }
      }
      await MainLoop.run { log.entries.count >= 2 }
      #expect(log.take() == ["0 true", "1 true"])
      let view = try window.scrollView()
      view.contentOffset.y = 49
      #expect(log.take() == [])
      view.contentOffset.y = 51
      #expect(log.take() == ["0 false", "2 true"])
      gtk_widget_set_visible(window.view.widget, 0)
      #expect(log.take() == ["1 false", "2 false"])
      gtk_widget_set_visible(window.view.widget, 1)
      await MainLoop.run { log.entries.count >= 2 }
      #expect(log.take() == ["1 true", "2 true"])
    }
  }
}
#endif
