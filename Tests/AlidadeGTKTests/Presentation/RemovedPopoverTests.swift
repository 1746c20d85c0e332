#if GTK
import AlidadeLayout
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  @MainActor @Suite struct RemovedPopoverTests {
    @Test func `a window gets input after a view with an open popover is removed`() async throws {
      let window = await TestWindow()
      let entry = window.add(
        GTKWidgetView(content: gtk_entry_new()), Rect(x: 0, y: 0, width: 200, height: 40))
      let popover = try #require(gtk_popover_new())
      gtk_popover_set_child(popover.cast(to: GtkPopover.self), gtk_button_new_with_label("Choose"))
      let button = try #require(gtk_menu_button_new())
      gtk_menu_button_set_popover(button.opaque, popover)
      let menu = window.add(
        GTKWidgetView(content: button), Rect(x: 0, y: 60, width: 100, height: 40))
      await window.frame()
      try await button.click()
      await MainLoop.run { gtk_widget_get_mapped(popover) != 0 }
      await MainLoop.settle()
      menu.removeFromSuperview()
      await window.frame()
      await InputTool.click(50, 20)
      await MainLoop.run { entry.containsFocus }
      withExtendedLifetime(menu) {}
    }
  }
}
#endif
