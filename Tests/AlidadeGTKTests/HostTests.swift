#if GTK
import AlidadeCore
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct HostTests {
    @Test func `what is asked for in one frame happens in the next, once and in order`() async {
      let window = await TestWindow()
      var events: [String] = []
      window.host.scheduleFrame {
        events.append("one")
        window.host.scheduleFrame { events.append("three") }
      }
      window.host.scheduleFrame { events.append("two") }
      #expect(events.isEmpty)
      await MainLoop.run { events.count == 3 }
      await window.frame()
      #expect(events == ["one", "two", "three"])
    }

    @Test func `a frame is asked for even while there is no window`() async {
      let host = GTKMountHost(root: GTKView())
      let root = GTKView()
      let other = GTKMountHost(root: root)
      var isDone = false
      other.scheduleFrame { isDone = true }
      await MainLoop.run { isDone }
      _ = host
    }

    @Test func `later turns come in order and not at once`() async {
      let window = await TestWindow(isShown: false)
      var events: [Int] = []
      for number in 1...3 { window.host.scheduleLaterTurn { events.append(number) } }
      #expect(events.isEmpty)
      await MainLoop.run { events.count == 3 }
      #expect(events == [1, 2, 3])
    }

    @Test func `every kind of view is made with its role`() async throws {
      let window = await TestWindow(isShown: false)
      let host = window.host
      #expect(host.makeView(PortableViewClass(.text, role: .heading)) is GTKTextView)
      #expect(host.makeView(PortableViewClass(.image, role: .image)) is GTKImageView)
      #expect(host.makeView(PortableViewClass(.scroll, role: .list)) is GTKScrollView)
      #expect(host.makeView(PortableViewClass(.container, role: .group)) is GTKView)
      let view = try #require(
        host.makeView(PortableViewClass(.pressable, role: .link)) as? GTKPressableView)
      let accessible = OpaquePointer(view.widget)
      #expect(gtk_test_accessible_has_role(accessible, GTK_ACCESSIBLE_ROLE_LINK) != 0)
      #expect(host.scaleFactor == 1)
    }

    @Test func `background work runs and comes back to the main actor`() async {
      let window = await TestWindow(isShown: false)
      let host = window.host
      @MainActor final class Arrival { var isDone = false }
      let arrival = Arrival()
      host.runInBackground {
        host.runOnMain {
          MainActor.assertIsolated()
          arrival.isDone = true
        }
      }
      await MainLoop.run { arrival.isDone }
    }
  }
}
#endif
