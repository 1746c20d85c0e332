#if GTK
import AlidadeNative
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  @MainActor @Suite(PrintsNoCriticals()) struct MinimizedWindowTests {
    @Test func `a component in a minimized window isn't visible`() async throws {
      let (window, view) = await TestWindow.showing(Text("Seen"))
      gtk_window_set_title(window.widget.window, "Minimized")
      await window.frame()
      #expect(view.host.isVisible)
      // Without a window manager, a window is minimized by the display.
      await InputTool.run("search --sync --name Minimized windowunmap")
      await MainLoop.run { !view.host.isVisible }
      await InputTool.run("search --name Minimized windowmap")
      await MainLoop.run { view.host.isVisible }
      gtk_widget_set_visible(view.widget, 0)
      #expect(!view.host.isVisible)
    }

    @Test func `a component that is shown in a minimized window isn't visible`() async throws {
      let (window, view) = await TestWindow.showing(Text("Seen"))
      gtk_window_set_title(window.widget.window, "Minimized")
      await window.frame()
      gtk_widget_set_visible(view.widget, 0)
      await InputTool.run("search --sync --name Minimized windowunmap")
      gtk_widget_set_visible(view.widget, 1)
      #expect(!view.host.isVisible)
      await InputTool.run("search --name Minimized windowmap")
      await MainLoop.run { view.host.isVisible }
    }

    @Test(arguments: [
      (GDK_TOPLEVEL_STATE_FOCUSED.rawValue, false), (GDK_TOPLEVEL_STATE_MAXIMIZED.rawValue, false),
      (GDK_TOPLEVEL_STATE_RIGHT_RESIZABLE.rawValue, false),
      (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue, true),
      (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | GDK_TOPLEVEL_STATE_TILED.rawValue, true),
      (1 << 16, true),
    ])
    func `the state of a window tells whether it is seen`(state: UInt32, isMinimized: Bool) {
      #expect(ScreenPresence.isConcealed(GdkToplevelState(rawValue: state)) == isMinimized)
    }
  }
}
#endif
