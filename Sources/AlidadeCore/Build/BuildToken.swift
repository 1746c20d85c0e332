import Synchronization

/// A token that identifies one piece of work on a tree, and determines if code runs within the
/// work: on its thread, and before its end.
///
/// A task started within the work inherits its task-local values, and a closure can keep values
/// from it; neither passes this test.
final class BuildToken: Sendable {
  private let thread = ThreadIdentity.current
  private let isOpen = Atomic<Bool>(true)

  /// A Boolean value that is `true` within the work.
  var isHere: Bool { thread == .current && isOpen.load(ordering: .relaxed) }

  /// Ends the work.
  func close() { isOpen.store(false, ordering: .relaxed) }
}
