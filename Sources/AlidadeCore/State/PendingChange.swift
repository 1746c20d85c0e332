import AlidadeRender
import Dispatch

/// An entry of a ``ChangeQueue``.
///
/// An instance of this class itself changes nothing; a thread adds one to wait for the changes
/// before it.
// Proof: `next` is used by the thread that adds the object until it is added, and from then on only
// by the thread that takes it; nothing else ever changes.
class PendingChange: @unchecked Sendable {
  /// The change added before this one; once the queue is taken, the change added after it.
  final var next: Unmanaged<PendingChange>?
  /// The time at which the change becomes visible; `nil` for an entry that changes nothing.
  final let priority: UpdatePriority?
  /// The animation of the change; `nil` to show it immediately.
  final let animation: Animation?
  /// Signaled when all changes up to this one are applied; `nil` if no thread waits for that.
  final let isApplied: DispatchSemaphore?

  init(
    _ priority: UpdatePriority?, _ animation: Animation? = nil,
    signaling isApplied: DispatchSemaphore?
  ) {
    self.priority = priority
    self.animation = animation
    self.isApplied = isApplied
  }
}
