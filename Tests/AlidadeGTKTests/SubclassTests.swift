#if GTK
import AlidadeGTK
import AlidadeNative
import CGTK
import Testing

// Without `@testable`, as a program sees the classes.

/// A view that only paints.
private final class Stripe: GTKView {
  private(set) var drawn = 0

  override func draw(in snapshot: OpaquePointer, size: Size) { drawn += 1 }
}

/// A view that only paints, around a widget.
private final class StripedBox: GTKWidgetView {
  override func draw(in snapshot: OpaquePointer, size: Size) {}
}

extension GTKTests {
  @MainActor @Suite struct SubclassTests {
    @Test func `a subclass that only paints needs no initializer`() {
      #expect(Stripe().role == .generic)
      #expect(Stripe(role: .image).role == .image)
      let box = StripedBox()
      #expect(gtk_widget_get_first_child(box.widget) == box.content)
    }

    @Test func `a subclass from another module is the view of a component`() async {
      let window = GTKWindow(title: "Test", size: Size(width: 60, height: 40)) {
        Leaf(view: ViewConfiguration(Stripe.self), size: ComponentSize(width: 20, height: 10))
      }
      window.present()
      func stripe() -> Stripe? { window.hostingView.root.subviews.first as? Stripe }
      await MainLoop.run { (stripe()?.drawn ?? 0) > 0 }
      #expect((stripe()?.drawn ?? 0) > 0)
      window.close()
    }
  }
}
#endif
