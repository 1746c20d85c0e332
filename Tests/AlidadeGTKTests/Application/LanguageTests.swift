#if GTK
import AlidadeApplication
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

/// A window in a language that the user can choose.
private struct Letters: App {
  struct State: Sendable { var language: Language? }
  func initialState() -> State { State() }

  let identifier: String? = "org.example.Letters"

  func body(_ context: Context<State>) -> some Component {
    Window("Letters", size: Size(width: 300, height: 200)) {
      Column(alignment: .start) {
        Button("Arabic") { context.update { $0.language = "ar" } }
        Button("Desktop") { context.update { $0.language = nil } }
        Button(.quit)
      }
    }
    .language(context.state.language)
  }
}

extension GTKTests {
  @MainActor @Suite struct LanguageTests {
    private func start() async throws -> (GTKApplication, GTKWindow) {
      let application = GTKApplication(Letters(), settings: MemorySettings())
      application.register()
      application.activate()
      let window = try #require(application.window)
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      await MainLoop.settle()
      return (application, window)
    }

    @Test func `a language turns a window around, and back`() async throws {
      let (application, window) = try await start()
      #expect(window.hostingView.host.layoutDirection == .leftToRight)
      try await AccessibilityClient.press("push button", "Arabic")
      await MainLoop.run { window.hostingView.host.layoutDirection == .rightToLeft }
      #expect(gtk_widget_get_direction(window.widget) == GTK_TEXT_DIR_RTL)
      try await AccessibilityClient.press("push button", "Desktop")
      await MainLoop.run { window.hostingView.host.layoutDirection == .leftToRight }
      #expect(gtk_widget_get_direction(window.widget) == GTK_TEXT_DIR_LTR)
      application.application?.end()
    }

    @Test func `assistive technologies read Alidade's words in the language`() async throws {
      let (application, _) = try await start()
      #expect(try await AccessibilityClient.elements().contains { $0.name == "Quit" })
      try await AccessibilityClient.press("push button", "Arabic")
      await MainLoop.settle()
      #expect(try await AccessibilityClient.elements().contains { $0.name == "إنهاء" })
      application.application?.end()
    }

    @Test func `windows have the icon with the identifier of the application`() async throws {
      let (application, _) = try await start()
      let name = gtk_window_get_default_icon_name().map { String(cString: $0) }
      #expect(name == "org.example.Letters")
      application.application?.end()
    }
  }
}
#endif
