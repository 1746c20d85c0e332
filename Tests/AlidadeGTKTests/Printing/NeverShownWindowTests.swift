#if GTK
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  @MainActor @Suite struct NeverShownWindowTests {
    /// The things that happened, in their order.
    @MainActor private final class Course {
      var entries: [String] = []
    }

    @Test(arguments: [0, 1, 20])
    func `a window that was never shown isn't asked for its size once it is gone`(
      _ turns: Int
    ) async throws {
      try #require(GTKToolkit.start())
      let course = Course()
      let window = try #require(gtk_window_new())
      g_object_ref_sink(window)
      let label = try #require(gtk_label_new("text"))
      gtk_window_set_child(window.window, label)
      gtk_widget_realize(window)
      let surface = try #require(
        gtk_widget_get_native(window).flatMap { gtk_native_get_surface($0) })
      connect(UnsafeMutableRawPointer(surface), "compute-size") { _ in
        course.entries.append("size")
        return .none
      }
      let gone: @convention(c) (gpointer?, UnsafeMutablePointer<GObject>?) -> Void = { course, _ in
        guard let course else { return }
        let found = Unmanaged<Course>.fromOpaque(course).takeRetainedValue()
        MainActor.assumeIsolated { found.entries.append("gone") }
      }
      g_object_weak_ref(
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GObject.self), gone,
        Unmanaged.passRetained(course).toOpaque())
      for _ in 0..<turns { await Task.yield() }
      gtk_window_set_child(window.window, nil)
      NeverShownWindow.destroy(window)
      await MainLoop.run { course.entries.contains("gone") }
      for _ in 0..<20 { await Task.yield() }
      #expect(course.entries.last == "gone" && course.entries.first == "size")
    }
  }
}
#endif
