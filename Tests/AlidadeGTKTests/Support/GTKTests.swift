#if GTK
import Glibc
import Testing

/// All tests of the backend: one after the other, because they share one display, and only where
/// there is one.
@MainActor @Suite(.serialized, .enabled(if: TestDisplay.isPresent)) struct GTKTests {}

/// The display that the tests run on.
enum TestDisplay {
  static var isPresent: Bool { getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil }
}
#endif
