#if GTK
import CGTK
import Foundation
import Testing

/// A real keyboard: keys go through the display server to the window that has the focus.
@MainActor enum Keyboard {
  /// Gives the window the focus of the display, as a window manager would.
  static func focus(_ window: TestWindow) async throws {
    let name = "Alidade keyboard test \(UInt(bitPattern: window.widget))"
    gtk_window_set_title(
      UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self), name)
    await window.frame()
    try await run(["search", "--sync", "--name", name, "windowfocus", "--sync"])
    await MainLoop.run {
      gtk_window_is_active(
        UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self)) != 0
    }
  }

  /// Types text as fast as the display takes it.
  static func type(_ text: String) async throws {
    try await run(["type", "--delay", "0", text])
  }

  /// Presses keys by their names, one after the other, such as `ctrl+z`.
  static func press(_ keys: String...) async throws {
    try await run(["key", "--delay", "0"] + keys)
  }

  /// Runs the tool while the main loop turns.
  private static func run(_ arguments: [String]) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    await MainLoop.run(untilEndOf: process)
    await MainLoop.settle()
    #expect(process.terminationStatus == 0, "\(arguments.prefix(3))")
  }
}

extension MainLoop {
  /// One turn, with other work of the main actor after it.
  static func turnOnce() async {
    let timer = g_timeout_add(2, { _ in 0 }, nil)
    g_main_context_iteration(nil, 1)
    if g_main_context_find_source_by_id(nil, timer) != nil { g_source_remove(timer) }
    await Task.yield()
  }
}
#endif
