import AlidadeLayout
import AlidadeRender

extension BackendContract {
  /// The rules for the order of lifecycle notifications.
  static let lifecycleCases = [
    rule("in one pass, each step ends before the next begins") { stage, journal in
      let (goes, stays) = (observed("goes", stage), observed("stays", stage))
      stage.mount([goes, stays])
      _ = journal.take()
      stage.mount([stays, observed("comes", stage)])
      journal.expect(
        journal.entries.filter { !$0.hasPrefix("apply") },
        equals: [
          "goes willUnmount", "stays willUpdate", "comes willMount", "goes willRelinquishView",
          "comes didAcquireView", "stays didUpdate", "comes didMount", "goes didUnmount",
        ], "the events")
    },
    rule("children get didMount before their parents") { stage, journal in
      var parent = observed("parent", stage)
      parent.children = [observed("child", stage)]
      stage.mount([parent])
      journal.expect(
        journal.entries.filter { $0.hasSuffix("didMount") },
        equals: ["child didMount", "parent didMount"], "the events")
    },
    rule("a component that has appeared is visible and in place") { stage, journal in
      stage.mount([stage.node(1)])
      stage.mount([])
      var checks = 0
      var node = stage.node(2).at(y: 30)
      node.observer = ContractObserver { event, context in
        guard event == .didMount else { return }
        checks += 1
        journal.expect(!stage.backend.isHidden(context.view), "it is hidden")
        journal.expect(
          stage.backend.frame(of: context.view),
          equals: Rect(x: 0, y: 30, width: 40, height: 10), "its frame")
        journal.expect(journal.value("value", of: context.view), equals: 2, "what it shows")
        journal.expect(stage.views().first === context.view, "it is not in its place")
      }
      stage.mount([node, stage.node(3)])
      journal.expect(checks, equals: 1, "notifications")
    },
    rule("a view recycled in place enters and leaves no pool") { stage, journal in
      stage.mount([hooked(stage)])
      stage.mount([hooked(stage)])
      journal.expect(stage.mounter.counters.viewsReused, equals: 1, "views recycled")
      journal.expect(journal.entries, equals: [], "the hooks")
    },
    rule("a view enters the pool once, and leaves it once when it is needed again") {
      stage, journal in
      let node = hooked(stage)
      stage.mount([node])
      stage.mount([])
      stage.mount([])
      journal.expect(journal.take(), equals: ["enter"], "the hooks")
      stage.mount([node])
      stage.mount([node])
      journal.expect(journal.take(), equals: ["leave"], "the hooks")
    },
    rule("views inside another enter the pool with it, and leave it only if they are needed") {
      stage, journal in
      let parent = stage.node(0, [hooked(stage)])
      stage.mount([parent])
      _ = journal.take()
      stage.mount([])
      journal.expect(journal.take(), equals: ["enter"], "the hooks")
      stage.mount([parent.holding([])])
      journal.expect(journal.take(), equals: [], "the hooks")
      stage.mount([parent])
      journal.expect(journal.take(), equals: ["leave"], "the hooks")
    },
  ]

  @MainActor private static func hooked(_ stage: ContractStage) -> ContractNode {
    let journal = stage.journal
    var node = ContractNode()
    node.configuration = stage.backend.configuration(
      entering: { journal.write("enter") }, leaving: { journal.write("leave") })
    return node
  }

  @MainActor private static func observed(_ name: String, _ stage: ContractStage) -> ContractNode {
    let journal = stage.journal
    var node = stage.node(0)
    node.observer = ContractObserver { event, _ in journal.write("\(name) \(event)") }
    return node
  }
}

/// An observer that calls a closure for each event.
@MainActor final class ContractObserver: MountObserver {
  private let action: (MountEvent, MountContext) -> Void

  init(_ action: @escaping (MountEvent, MountContext) -> Void) {
    self.action = action
  }

  func unit(_ event: MountEvent, in context: MountContext) { action(event, context) }
}
