import AlidadeLists
import Synchronization

/// The children of nodes in one order, kept until they change.
///
/// Can be used on any thread.
final class SortedSiblings<Node: Sendable>: Sendable {
  /// The children of one node, which are retained, so that no other array has their address.
  private struct Siblings: Sendable {
    let nodes: [Node]
    let sorted: [Node]
  }

  /// The children in the previous traversal, by the addresses of their arrays.
  private let latest = Mutex<[UInt: Siblings]>([:])

  /// Traverses a tree with a closure that sorts the children of a node; equal ones keep their
  /// order.
  ///
  /// Only arrays that were not in the previous traversal are sorted.
  ///
  /// - Parameters:
  ///   - areInIncreasingOrder: returns `true` if the first node comes before the second one; the
  ///     same order in each call.
  ///   - traverse: traverses the tree.
  func traverse<Result>(
    sortingBy areInIncreasingOrder: @escaping (Node, Node) -> Bool,
    _ traverse: (_ sort: ([Node]) -> [Node]) -> Result
  ) -> Result {
    // Don't hold the lock during the traversal, which runs application code.
    let known = latest.withLock { $0 }
    var sorted: [UInt: Siblings] = [:]
    let result = traverse { nodes in
      if nodes.count < 2 { return nodes }
      let address = nodes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      let siblings =
        known[address]
        ?? Siblings(nodes: nodes, sorted: nodes.sorted(by: areInIncreasingOrder))
      sorted[address] = siblings
      return siblings.sorted
    }
    let previous = latest.withLock { [sorted] latest in
      defer { latest = sorted }
      return latest
    }
    // Releasing nodes can run application code, so do it outside the lock.
    withExtendedLifetime((known, previous)) {}
    return result
  }
}
