#if GTK
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct PressableTests {
    private func activate(_ view: GTKView) {
      gtk_widget_activate_action_variant(view.widget, "view.press", nil)
    }

    @Test func `assistive technologies press by an action`() {
      let view = GTKPressableView()
      var presses = 0
      view.pressHandler = EventHandler { presses += 1 }
      activate(view)
      #expect(presses == 1)
      view.pressHandler?.action = nil
      activate(view)
      view.pressHandler = nil
      activate(view)
      #expect(presses == 1)
    }

    @Test func `a disabled view is not pressed, not focused and looks faded`() async {
      let window = await TestWindow()
      let view = window.add(GTKPressableView(), Rect(x: 0, y: 0, width: 50, height: 50))
      var presses = 0
      view.pressHandler = EventHandler { presses += 1 }
      view.apply(.alpha(0.8))
      view.isEnabled = false
      view.press()
      #expect(presses == 0)
      #expect(gtk_widget_grab_focus(view.widget) == 0)
      #expect(abs(gtk_widget_get_opacity(view.widget) - 0.4) < 0.01)
      view.isEnabled = true
      view.press()
      #expect(presses == 1)
      #expect(abs(gtk_widget_get_opacity(view.widget) - 0.8) < 0.01)
      #expect(gtk_widget_grab_focus(view.widget) != 0)
    }

    @Test func `the focus ring shows when the keyboard is in use`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKPressableView(), Rect(x: 10, y: 10, width: 50, height: 50))
      gtk_widget_grab_focus(view.widget)
      gtk_window_set_focus_visible(
        UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self), 1)
      await MainLoop.run { gtk_widget_has_visible_focus(view.widget) != 0 }
      let pixels = try Pixels(of: window.root)
      #expect(pixels[10, 30] != 0xFFFFFF && pixels[14, 30] == 0xFFFFFF)
    }

    @Test func `what does not interact cannot be picked, focused or pressed`() async {
      let window = await TestWindow()
      let outer = window.add(GTKView(), Rect(x: 0, y: 0, width: 50, height: 50))
      let view = GTKPressableView()
      window.host.insert(view, into: outer, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 50, height: 50), of: view)
      #expect(gtk_widget_pick(window.root.widget, 20, 20, GTK_PICK_DEFAULT) == view.widget)
      outer.apply(.isInteractive(false))
      #expect(gtk_widget_pick(window.root.widget, 20, 20, GTK_PICK_DEFAULT) == window.root.widget)
      #expect(gtk_widget_child_focus(outer.widget, GTK_DIR_TAB_FORWARD) == 0)
      var presses = 0
      view.pressHandler = EventHandler { presses += 1 }
      view.press()
      activate(view)
      #expect(presses == 0)
      outer.apply(.isInteractive(true))
      view.press()
      #expect(presses == 1)
    }

    @Test func `a view that stops interacting loses the focus, and the view around it gets none`()
      async
    {
      let window = await TestWindow()
      let outer = window.add(GTKView(), Rect(x: 0, y: 0, width: 50, height: 50))
      let view = GTKPressableView()
      window.host.insert(view, into: outer, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 50, height: 50), of: view)
      gtk_widget_grab_focus(view.widget)
      #expect(view.containsFocus)
      outer.apply(.isInteractive(false))
      #expect(!view.containsFocus)
      outer.apply(.isInteractive(true))
      #expect(!view.containsFocus)
      #expect(gtk_widget_grab_focus(view.widget) != 0)
    }

    @Test func `every role is told to the toolkit`() {
      for role in AccessibilityRole.allCases {
        for kind in [.container, .text, .image, .pressable] as [PortableViewClass.Kind] {
          let host = GTKMountHost(root: GTKView())
          _ = host.makeView(PortableViewClass(kind, role: role))
        }
        let view = GTKPressableView(role: role)
        #expect(view.role == role)
      }
      let heading = GTKView(role: .heading)
      let accessible = OpaquePointer(heading.widget)
      #expect(gtk_test_accessible_has_role(accessible, GTK_ACCESSIBLE_ROLE_HEADING) != 0)
    }

    @Test func `states are told and taken back`() {
      let view = GTKView(role: .checkbox)
      let accessible = OpaquePointer(view.widget)
      let has = { gtk_test_accessible_has_state(accessible, $0) != 0 }
      view.apply(.accessibility(Accessibility(hint: "hint", isChecked: true, headingLevel: 2)))
      #expect(has(GTK_ACCESSIBLE_STATE_CHECKED))
      #expect(
        gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != 0)
      #expect(gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LEVEL) != 0)
      view.apply(.accessibility(Accessibility(isExpanded: false)))
      AccessibleNames.update()
      #expect(!has(GTK_ACCESSIBLE_STATE_CHECKED))
      #expect(has(GTK_ACCESSIBLE_STATE_EXPANDED))
      #expect(
        gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == 0)
    }
  }
}
#endif
