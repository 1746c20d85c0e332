import Synchronization

/// Tells whether code runs within one piece of work on a tree: on its thread, and before its end.
///
/// A task that is started within the work inherits what is ambient there, and a closure can carry
/// off what it was handed; neither passes this test.
final class BuildToken: Sendable {
  private let thread = ThreadIdentity.current
  private let isOpen = Atomic<Bool>(true)

  /// A Boolean value that is `true` within the work.
  var isHere: Bool { thread == .current && isOpen.load(ordering: .relaxed) }

  /// Ends the work.
  func close() { isOpen.store(false, ordering: .relaxed) }
}
