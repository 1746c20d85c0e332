import Dispatch

/// A place in a ``ChangeQueue``; by itself one that changes nothing, with which a thread waits for
/// the changes before it.
// Proof: `next` is used by the thread that adds the object until it is added, and from then on only by
// the one that takes it; nothing else is ever changed.
class PendingChange: @unchecked Sendable {
  /// The change that was added before this one; after this one once the queue is taken.
  final var next: Unmanaged<PendingChange>?
  /// When the change becomes visible; `nil` if it changes nothing.
  final let priority: UpdatePriority?
  /// Signaled when all changes up to this one are applied; `nil` if nothing waits for that.
  final let isApplied: DispatchSemaphore?

  init(_ priority: UpdatePriority?, signaling isApplied: DispatchSemaphore?) {
    self.priority = priority
    self.isApplied = isApplied
  }
}
