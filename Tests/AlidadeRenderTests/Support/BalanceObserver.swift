import AlidadeRender

/// Checks that each beginning has an end: for one node.
@MainActor final class BalanceObserver: MountObserver {
  private(set) var isMounted = false
  private(set) var hasView = false
  private(set) var violations: [String] = []
  private var last: MountEvent?

  nonisolated init() {}

  func unit(_ event: MountEvent, in context: MountContext) {
    switch event {
    case .willMount: expect(!isMounted && !hasView, event)
    case .willUpdate: expect(isMounted, event)
    case .didAcquireView:
      expect(
        !hasView && (last == .willMount || last == .willUpdate || last == .willRelinquishView),
        event)
      hasView = true
    case .willRelinquishView:
      expect(hasView, event)
      hasView = false
    case .didMount:
      expect(!isMounted, event)
      isMounted = true
    case .didUpdate: expect(isMounted, event)
    case .willUnmount: expect(isMounted, event)
    case .didUnmount:
      expect(isMounted && !hasView, event)
      isMounted = false
    }
    last = event
  }

  private func expect(_ condition: Bool, _ event: MountEvent) {
    if !condition { violations.append("\(event) after \(last.map { "\($0)" } ?? "nothing")") }
  }
}
