import AlidadeLists
import Synchronization

/// The children of nodes in the order that the user has chosen, kept until the children or the
/// order change.
///
/// Can be used on any thread.
final class SortedSiblings<Node: Sendable>: Sendable {
  /// The children of one node, which are retained, so that no other array has their address.
  private struct Siblings: Sendable {
    let nodes: [Node]
    let sorted: [Node]
  }

  private struct Traversal: Sendable {
    var order: RowOrder<Node>.Identity?
    /// The children, by the addresses of their arrays.
    var siblings: [UInt: Siblings] = [:]
  }

  private let latest = Mutex(Traversal())

  /// Traverses a tree with a closure that sorts the children of a node; equal ones keep their
  /// order.
  ///
  /// Only arrays that were not in the previous traversal are sorted.
  func traverse<Result>(
    sortingBy order: RowOrder<Node>, _ traverse: (_ sort: ([Node]) -> [Node]) -> Result
  ) -> Result {
    // Don't hold the lock during the traversal, which runs application code.
    let latest = latest.withLock { $0 }
    let known = latest.order == order.identity ? latest.siblings : [:]
    var traversal = Traversal(order: order.identity)
    let result = traverse { nodes in
      if nodes.count < 2 { return nodes }
      let address = nodes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      let siblings =
        known[address]
        ?? Siblings(nodes: nodes, sorted: nodes.sorted(by: order.areInIncreasingOrder))
      traversal.siblings[address] = siblings
      return siblings.sorted
    }
    self.latest.withLock { [traversal] in $0 = traversal }
    // Releasing nodes can run application code, so do it outside the lock.
    withExtendedLifetime(latest) {}
    return result
  }
}
