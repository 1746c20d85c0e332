#if GTK
import CGTK
import Synchronization
import Testing

/// The messages with which GLib, GDK and GTK report that they were used wrongly.
///
/// They are also printed, as outside tests.
enum GLibCriticals {
  private static let messages = Mutex<[String]>([])

  /// Collects messages from now on.
  ///
  /// GLib accepts only one writer, for as long as the process runs.
  static let areNoted: Void = g_log_set_writer_func(
    { level, fields, count, _ in
      if level.rawValue & G_LOG_LEVEL_CRITICAL.rawValue != 0 {
        let text = g_log_writer_format_fields(level, fields, count, 0)
        GLibCriticals.messages.withLock { $0.append(text.map { String(cString: $0) } ?? "?") }
        g_free(text)
      }
      return g_log_writer_default(level, fields, count, nil)
    }, nil, nil)

  /// Returns the messages since the last call.
  static func take() -> [String] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}

/// A trait of tests that fail if GLib, GDK or GTK prints a critical while they run, or when their
/// windows close.
struct PrintsNoCriticals: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    GLibCriticals.areNoted
    _ = GLibCriticals.take()
    try await function()
    await MainLoop.settle()
    for message in GLibCriticals.take() { Issue.record("\(message)") }
  }
}
#endif
