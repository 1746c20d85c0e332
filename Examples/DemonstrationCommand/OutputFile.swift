import Foundation

/// Writes what the command line asked for.
package enum OutputFile {
  /// Why a file was not written.
  package struct Failure: Error, CustomStringConvertible {
    let path: String
    let reason: String

    package var description: String {
      """
      "\(path)" was not written: \(reason). Check that the folder exists, that it may be written to, and that there is \
      room on the disk.
      """
    }
  }

  /// Writes a file as a whole: what was there before is replaced only when all of it could be
  /// written.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(Failure) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(path: path, reason: reason(of: error as NSError))
    }
  }

  private static func reason(of error: NSError) -> String {
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error
    let cause = underlying.map { $0 as NSError } ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return "something went wrong (\(cause))" }
    return String(cString: strerror(Int32(cause.code)))
  }
}
