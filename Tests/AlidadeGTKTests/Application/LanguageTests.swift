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

    @Test func `a menu has the direction of its window, not that of the desktop's language`()
      async throws
    {
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      for direction in [GTK_TEXT_DIR_RTL, GTK_TEXT_DIR_LTR] {
        gtk_widget_set_default_direction(
          direction == GTK_TEXT_DIR_RTL ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL)
        let window = await GTKWindow.opened(size: Size(width: 320, height: 360)) {
          Menu("Letters") {
            MenuItem("Aleph") {}
            Submenu("More") { MenuItem("Beth") {} }
          }
          .layoutDirection(direction == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight)
        }
        let popover = try #require(
          window.hostingView.widget.first(of: gtk_popover_menu_get_type()))
        gtk_popover_popup(popover.cast(to: GtkPopover.self))
        await MainLoop.run { gtk_widget_get_mapped(popover) != 0 }
        let items = self.items(in: popover)
        #expect(Set(items.map(\.text)).isSuperset(of: ["Aleph", "More", "Beth"]))
        #expect(items.allSatisfy { $0.direction == direction })
        gtk_popover_popdown(popover.cast(to: GtkPopover.self))
        await MainLoop.run { gtk_widget_get_mapped(popover) == 0 }
        await MainLoop.settle()
        window.close()
      }
    }

    /// The items of a menu and of those inside, and their directions.
    private func items(
      in widget: UnsafeMutablePointer<GtkWidget>
    ) -> [(text: String, direction: GtkTextDirection)] {
      var items: [(text: String, direction: GtkTextDirection)] = []
      if let text = widget.menuItemText {
        items.append((text, gtk_widget_get_direction(widget)))
      }
      for child in widget.children { items += self.items(in: child) }
      return items
    }

    @Test func `a dialog for files without a title says what it does`() {
      for _ in 0..<100 {
        #expect(FileChooser.standardTitle(of: .save(name: "poem.txt")) == "Save")
        for kind in [FileRequest.Kind.file, .files, .folder, .folders] {
          #expect(FileChooser.standardTitle(of: kind) == "Open")
        }
      }
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
