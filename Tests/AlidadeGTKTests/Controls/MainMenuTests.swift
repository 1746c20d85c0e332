#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// The main menu of a window, which its icon tells from others.
  @Suite @MainActor struct MainMenuTests {
    @Test(arguments: [("open-menu-symbolic", true), ("view-more-symbolic", false)])
    func `F10 opens the main menu of a window, but no other menu`(
      icon: String, isMain: Bool
    ) async throws {
      let log = EventLog()
      let window = await GTKWindow.opened(
        size: Size(width: 320, height: 360), isDecorated: false
      ) {
        Column(alignment: .start) {
          Menu("Main menu", icon: icon) { MenuItem("Open") { log.record("open") } }
          Button("Other") { log.record("other") }
        }
      }
      await InputTool.press("Tab")
      await InputTool.press("Tab")
      await InputTool.press("F10")
      let root = window.hostingView.widget
      let popover = try #require(root.first(of: gtk_popover_menu_get_type()))
      await MainLoop.run { gtk_widget_get_mapped(popover) != 0 || !isMain }
      #expect((gtk_widget_get_mapped(popover) != 0) == isMain)
      if isMain {
        await InputTool.press("Return")
        await MainLoop.run { !log.entries.isEmpty }
        #expect(log.entries == ["open"])
      }
      window.close()
    }
  }
}
#endif
