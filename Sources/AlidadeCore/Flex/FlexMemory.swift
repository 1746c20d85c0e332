import AlidadeLayout
import Synchronization

/// The working memory of a flexbox layout, reused by later layouts to reduce allocations.
final class FlexMemory {
  // Proof for the unchecked exclusive access, whose checks would be most of the cost of a member:
  // one layout at a time uses the memory, and nested layouts that it calls back use another one.
  @exclusivity(unchecked) var tree = FlexTree()
  @exclusivity(unchecked) var workspace = FlexWorkspace()
  @exclusivity(unchecked) var members: [FlexMember] = []

  /// The unused memories.
  ///
  /// A layout takes one of them. If a measured component in the layout contains flexboxes, their
  /// layout takes another.
  private static let waiting = Mutex<[Ownership]>([])
  private static let waitingLimit = 16
  /// The number of boxes beyond which a memory isn't reused.
  private static let boxLimit = 4096

  private init() {}

  /// Calls a function with a memory that no other code uses during the call; can be called on any
  /// thread.
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

  /// A memory that is passed from one layout to the next.
  // Proof: only a layout that has finished with the memory creates it, and only the next layout
  // opens it.
  private struct Ownership: @unchecked Sendable {
    let memory: FlexMemory
  }
}
