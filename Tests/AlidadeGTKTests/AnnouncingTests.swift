#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  /// What assistive technologies read out by themselves.
  @MainActor @Suite struct AnnouncingTests {
    /// Records announcements during some steps, instead of reading them out.
    private func announcements(during steps: () async throws -> Void) async rethrows -> [String] {
      let perform = Announcements.perform
      defer { Announcements.perform = perform }
      var texts: [String] = []
      Announcements.perform = { text, _ in texts.append(text) }
      try await steps()
      return texts
    }

    private func show(
      _ text: String?, in view: GTKHostingView, _ window: TestWindow
    ) async {
      view.setContent { AnnouncingTests.results(text) }
      await window.frame()
      await MainLoop.settle()
    }

    nonisolated private static func results(_ text: String?) -> some Component {
      Box(role: .status) {
        Column { if let text { Text(text) } }
      }
    }

    @Test func `a status is announced when it appears and whenever its text changes`() async {
      let texts = await announcements {
        let (window, view) = await TestWindow.showing(AnnouncingTests.results("3 results"))
        await MainLoop.settle()
        await show("2 results", in: view, window)
        await show("2 results", in: view, window)
        await show("1 result", in: view, window)
        withExtendedLifetime(window) {}
      }
      #expect(texts == ["3 results", "2 results", "1 result"])
    }

    @Test func `a text that returns to a status is announced again`() async {
      let texts = await announcements {
        let (window, view) = await TestWindow.showing(AnnouncingTests.results("Saved"))
        await MainLoop.settle()
        await show(nil, in: view, window)
        await show("Saved", in: view, window)
        withExtendedLifetime(window) {}
      }
      #expect(texts == ["Saved", "Saved"])
    }

    @Test func `texts outside a status are not announced`() async {
      let texts = await announcements {
        let (window, view) = await TestWindow.showing(Text("one"))
        await MainLoop.settle()
        view.setContent { Text("two") }
        await window.frame()
        await MainLoop.settle()
        withExtendedLifetime(window) {}
      }
      #expect(texts.isEmpty)
    }

    @Test func `code announces a text in its window`() async {
      let window = await TestWindow()
      var announced: UnsafeMutablePointer<GtkWidget>?
      let perform = Announcements.perform
      defer { Announcements.perform = perform }
      Announcements.perform = { _, widget in announced = widget }
      window.host.announce("Copied")
      #expect(announced == window.widget)
    }
  }
}
#endif
