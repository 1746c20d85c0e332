#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  /// Signals of widgets that the program keeps for longer than their views.
  @MainActor @Suite struct SignalTests {
    /// A widget of the program's own, which goes after the test.
    @MainActor private final class KeptWidget {
      // Proof: read on the main thread only.
      nonisolated(unsafe) let pointer: UnsafeMutablePointer<GtkWidget>

      init(_ make: () -> UnsafeMutablePointer<GtkWidget>) {
        pointer = make()
        g_object_ref_sink(pointer)
      }

      isolated deinit { g_object_unref(pointer) }
    }

    @MainActor private final class Told {
      var count = 0
    }

    @Test func `a widget that outlives its view tells nobody of its signals`() async {
      GTKToolkit.start()
      let kept = KeptWidget { gtk_check_button_new() }
      let told = Told()
      weak var view: GTKView?
      do {
        let hosting = GTKHostingView {
          GTKWidget("kept check button", .signal("notify::active") { _ in told.count += 1 }) {
            kept.pointer
          }
        }
        hosting.host.size = Size(width: 100, height: 100)
        hosting.host.update()
        view = hosting.root.subviews.first
        #expect(view != nil)
        gtk_check_button_set_active(kept.pointer.cast(to: GtkCheckButton.self), 1)
        #expect(told.count == 1)
      }
      await MainLoop.settle()
      #expect(view == nil)
      gtk_check_button_set_active(kept.pointer.cast(to: GtkCheckButton.self), 0)
      #expect(told.count == 1)
    }
  }
}
#endif
