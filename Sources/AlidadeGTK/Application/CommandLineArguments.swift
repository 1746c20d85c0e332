#if GTK
import CGTK

/// The arguments of a command in the form that C functions take.
enum CommandLineArguments {
  /// Calls a closure with the number of arguments and pointers to them, followed by a null pointer.
  static func withPointers<Result>(
    _ arguments: [String],
    _ body: (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = arguments.map { g_strdup($0) } + [nil]
    defer { for pointer in pointers { g_free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      // The array contains at least the null pointer.
      body(Int32(arguments.count), buffer.baseAddress.unsafelyUnwrapped)
    }
  }
}
#endif
