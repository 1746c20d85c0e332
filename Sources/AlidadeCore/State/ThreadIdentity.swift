#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The identity of a thread, unique among the threads that are alive.
package struct ThreadIdentity: Equatable, Sendable {
  /// A number that is never zero.
  let rawValue: UInt

  /// The thread that runs this code.
  package static var current: ThreadIdentity {
    #if canImport(Darwin) || canImport(Musl)
    ThreadIdentity(rawValue: UInt(bitPattern: pthread_self()))
    #else
    ThreadIdentity(rawValue: UInt(pthread_self()))
    #endif
  }
}
