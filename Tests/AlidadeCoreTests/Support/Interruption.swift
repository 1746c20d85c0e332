import Synchronization

@testable import AlidadeCore

/// Interrupts work in the background from within, as another thread would.
final class Interruption: Sendable, Equatable {
  private struct Contents {
    var tree: ComponentTree?
    var isArmed = false
    var skipped = 0
  }

  private let contents = Mutex(Contents())

  /// Lets the next body that calls ``strike()`` interrupt what is under way.
  ///
  /// - Parameter count: how many calls are passed over before.
  func arm(_ tree: ComponentTree, after count: Int = 0) {
    contents.withLock { $0 = Contents(tree: tree, isArmed: true, skipped: count) }
  }

  /// Called by bodies.
  func strike() {
    let tree = contents.withLock { contents -> ComponentTree? in
      guard contents.isArmed else { return nil }
      if contents.skipped > 0 {
        contents.skipped -= 1
        return nil
      }
      contents.isArmed = false
      return contents.tree
    }
    tree?.turn.urgentCount.wrappingAdd(1, ordering: .relaxed)
  }

  /// Whether something was interrupted; what was so can go on after this call.
  func end() -> Bool {
    contents.withLock { contents in
      defer { contents.tree = nil }
      guard let tree = contents.tree, !contents.isArmed else { return false }
      tree.turn.urgentCount.wrappingSubtract(1, ordering: .relaxed)
      return true
    }
  }

  static func == (one: Interruption, other: Interruption) -> Bool { one === other }
}

/// Interrupts while it is built.
struct Interrupter: Component, AlwaysRebuilt {
  let interruption: Interruption

  var body: some Component {
    let _ = interruption.strike()
    ComponentList()
  }
}
