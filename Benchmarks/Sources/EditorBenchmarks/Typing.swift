import CGTK4
import Glibc

/// A benchmark that types into the first editor of a window, and measures the time.
@MainActor struct Typing {
  private let window: UnsafeMutablePointer<GtkWidget>

  init(in window: UnsafeMutablePointer<GtkWidget>) { self.window = window }

  /// Types, prints the times, and ends the program.
  func run(keys: Int) async {
    try? await Task.sleep(for: .seconds(2))
    guard let view = Typing.editor(in: window), let buffer = gtk_text_view_get_buffer(view) else {
      print("There is no editor in the window.")
      exit(1)
    }
    var start = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &start, 25)
    gtk_text_buffer_place_cursor(buffer, &start)
    await settle()
    var times: [Double] = []
    for _ in 0..<keys {
      let before = Typing.processorTime()
      gtk_text_buffer_begin_user_action(buffer)
      gtk_text_buffer_insert_interactive_at_cursor(buffer, "x", 1, 1)
      gtk_text_buffer_end_user_action(buffer)
      await settle()
      times.append(Typing.processorTime() - before)
    }
    times.sort()
    let middle = times[keys / 2]
    let figures = [middle, times[keys * 95 / 100], times[keys - 1]].map(Typing.rounded)
    print("\(gtk_text_buffer_get_char_count(buffer)) characters: \(figures.joined(separator: " "))")
    exit(0)
  }

  /// Waits for the frames that follow.
  private func settle() async { try? await Task.sleep(for: .milliseconds(60)) }

  private static func rounded(_ milliseconds: Double) -> String {
    "\((milliseconds * 100).rounded() / 100)"
  }

  private static func editor(
    in widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkTextView>? {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      let instance = UnsafeMutableRawPointer(current)
      if g_type_check_instance_is_a(
        instance.assumingMemoryBound(to: GTypeInstance.self), gtk_text_view_get_type()) != 0
      {
        return instance.assumingMemoryBound(to: GtkTextView.self)
      }
      if let found = editor(in: current) { return found }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  /// Returns the processor time of the main thread, in milliseconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
