import AlidadeLayout
import Synchronization

/// The memory that a layout of flexboxes works in, used for one after another so that a layout
/// allocates little.
final class FlexMemory {
  // Proof for what is not checked for exclusive access, which would be most of what a member costs:
  // one layout at a time has the memory, and what it calls back for gets another one.
  @exclusivity(unchecked) var tree = FlexTree()
  @exclusivity(unchecked) var workspace = FlexWorkspace()
  @exclusivity(unchecked) var members: [FlexMember] = []

  /// What waits to be used again.
  ///
  /// A layout takes one; a measured component in it that has flexboxes inside takes the next.
  private static let waiting = Mutex<[Ownership]>([])
  private static let waitingLimit = 16
  /// A memory that has grown beyond this number of boxes is not kept.
  private static let boxLimit = 4096

  private init() {}

  /// Does something with a memory that nobody else has meanwhile; any thread.
  static func withMemory<Result>(_ body: (FlexMemory) -> Result) -> Result {
    let memory = waiting.withLock { $0.popLast() }?.memory ?? FlexMemory()
    defer { memory.giveBack() }
    return body(memory)
  }

  private func giveBack() {
    let isSmall = members.count <= FlexMemory.boxLimit
    tree.removeAll()
    members.removeAll(keepingCapacity: isSmall)
    guard isSmall else { return }
    let ownership = Ownership(memory: self)
    FlexMemory.waiting.withLock { waiting in
      if waiting.count < FlexMemory.waitingLimit { waiting.append(ownership) }
    }
  }

  /// A memory on its way from one layout to the next.
  // Proof: made only by a layout that is done with the memory, and taken apart by the next, alone.
  private struct Ownership: @unchecked Sendable {
    let memory: FlexMemory
  }
}
