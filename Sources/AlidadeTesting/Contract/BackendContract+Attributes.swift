import AlidadeRender

extension BackendContract {
  /// The rules for applying attributes.
  static let attributeCases = [
    rule("an applicator is called with each new value and not with an equal one") {
      stage, journal in
      let node = ContractNode()
      for value in [1, 1, 2] { stage.mount([node.with(journal.attribute("x", value))]) }
      journal.expect(journal.entries, equals: ["apply x 1", "apply x 2"], "the calls")
    },
    rule("an unapplicator takes the old value back before the new one is set") { stage, journal in
      let node = ContractNode()
      for value in [1, 1, 2] {
        stage.mount([node.with(journal.attribute("x", value, unapplies: true))])
      }
      stage.mount([node.with()])
      journal.expect(
        journal.entries, equals: ["apply x 1", "unapply x 1", "apply x 2", "unapply x 2"],
        "the calls")
      journal.expect(stage.mounter.counters.viewsCreated, equals: 1, "views created")
    },
    rule("an updater replaces one value with another in one step") { stage, journal in
      let node = ContractNode()
      for value in [1, 1, 2] {
        stage.mount([node.with(journal.attribute("x", value, updates: true))])
      }
      journal.expect(journal.entries, equals: ["apply x 1", "update x 1 2"], "the calls")
      stage.mount([node.with()])
      journal.expect(stage.mounter.counters.viewsCreated, equals: 2, "views created")
    },
    rule("an attribute with both is updated, and taken back when it is no longer set") {
      stage, journal in
      let node = ContractNode()
      for value in [1, 1, 2] {
        stage.mount([node.with(journal.attribute("x", value, unapplies: true, updates: true))])
      }
      stage.mount([node.with()])
      stage.mount([node.with(journal.attribute("x", 3, unapplies: true, updates: true))])
      journal.expect(
        journal.entries, equals: ["apply x 1", "update x 1 2", "unapply x 2", "apply x 3"],
        "the calls")
    },
    rule("values are taken back before others are set, both in the order of declaration") {
      stage, journal in
      let node = ContractNode()
      stage.mount([
        node.with(
          journal.attribute("a", 1, unapplies: true), journal.attribute("s", 1),
          journal.attribute("b", 1, unapplies: true))
      ])
      _ = journal.take()
      stage.mount([
        node.with(
          journal.attribute("b", 2, unapplies: true), journal.attribute("s", 2),
          journal.attribute("c", 1, unapplies: true))
      ])
      journal.expect(
        journal.entries,
        equals: ["unapply a 1", "unapply b 1", "apply b 2", "apply s 2", "apply c 1"], "the calls")
    },
    rule("the newest closure runs, and exchanging it costs nothing") { stage, journal in
      let source = EventSource()
      let node = ContractNode()
      stage.mount([node.with(event(source) { journal.write("first") })])
      source.handler?.send()
      _ = stage.recorder.takeCalls()
      stage.mount([node.with(event(source) { journal.write("second") })])
      source.handler?.send()
      journal.expect(journal.entries, equals: ["first", "second"], "the closures")
      journal.expect(stage.recorder.takeCalls(), equals: [], "the calls")
      journal.expect(source.connections, equals: 1, "connections")
    },
    rule("a closure is released while its view waits, and runs again afterward") {
      stage, journal in
      var tracker = LeakTracker()
      let source = EventSource()
      do {
        let model = EventSource()
        tracker.track(model, "the object in the closure")
        stage.mount([ContractNode().with(event(source) { model.connections += 1 })])
      }
      stage.mount([])
      journal.expect(tracker.survivors, equals: [], "alive")
      source.handler?.send()
      stage.mount([ContractNode().with(event(source) { journal.write("again") })])
      source.handler?.send()
      journal.expect(journal.entries, equals: ["again"], "the closures")
      journal.expect(source.connections, equals: 1, "connections")
    },
  ]

  /// A source of events that tests send on demand, in place of a native view.
  @MainActor private final class EventSource: Sendable {
    var handler: EventHandler<Void>?
    var connections = 0
  }

  @MainActor private static func event(
    _ source: EventSource, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> ViewAttribute<any NativeView> {
    .on(
      "contract.event", perform: { (_: Void) in action() },
      connect: { _, handler in
        source.handler = handler
        source.connections += 1
      },
      disconnect: { _, _ in source.handler = nil })
  }
}
