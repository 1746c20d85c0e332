import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

/// Drives trees with stateful views at random, and compares them after each step with a model that
/// knows nothing of wrappers, pools and turns.
@MainActor @Suite struct StatefulViewModelTests {
  @MainActor private final class Run {
    let stage = PlayerStage()
    let host = HeadlessMountHost(isRecording: false)
    let places: [PlayerPlace]
    var trees: [String: ComponentTree] = [:]
    /// Which tree each place shows.
    var shown: [String?]
    /// Which view each mounted player had when it was mounted last, as long as nobody may take it.
    var expected: [String: ObjectIdentifier] = [:]
    var generator: SeededGenerator
    var lastName = 0

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      let host = host
      let mounter = Mounter(host: host)
      places = (0..<5).map { $0 < 3 ? PlayerPlace(host, mounter: mounter) : PlayerPlace(host) }
      shown = places.map { _ in nil }
      stage.maximumPoolSize = [-1, 0, 1, 3].randomElement(using: &generator) ?? -1
    }

    func step() {
      let place = Int.random(in: 0..<places.count, using: &generator)
      switch Int.random(in: 0..<12, using: &generator) {
      case 0...3: move(to: place)
      case 4: addTree(in: place)
      case 5: clear(place)
      case 6: endRandomTree()
      case 7: change()
      case 8: refuseOrAgree()
      case 9: host.statefulViews.noteScroll()
      case 10: runTurn()
      default:
        host.settle()
        expected = expected.filter { name, _ in isShown(name) || stage.refusing.contains(name) }
      }
      check()
    }

    private func isShown(_ name: String) -> Bool { shown.contains(name) }

    private func runTurn() {
      host.runLaterTurns()
      host.runFrame()
      expected = expected.filter { name, _ in isShown(name) || stage.refusing.contains(name) }
    }

    private func addTree(in place: Int) {
      guard trees.count < 8 else { return }
      lastName += 1
      let name = "\(lastName)"
      trees[name] = ComponentTree(player(name)) { _ in }
      show(name, in: place)
    }

    private func player(_ name: String) -> Player {
      Player(
        name: name, stage: stage, viewContext: lastName.isMultiple(of: 2) ? "even" : "odd",
        size: ComponentSize(width: Double.random(in: 1...90, using: &generator).rounded()))
    }

    private var randomName: String? { trees.keys.sorted().randomElement(using: &generator) }

    private func move(to place: Int) {
      guard let name = randomName else { return }
      if let previous = shown.firstIndex(of: name) {
        guard previous != place else { return }
        clear(previous)
        // What waits may be asked between the two, or not.
        if Int.random(in: 0..<4, using: &generator) == 0 { runTurn() }
      }
      show(name, in: place)
    }

    private func show(_ name: String, in place: Int) {
      guard let tree = trees[name] else { return }
      clear(place)
      places[place].show(tree)
      shown[place] = name
      guard let view = places[place].players.first else { return }
      if let expected = expected[name] {
        #expect(ObjectIdentifier(view) == expected, "\(name) lost its view")
      }
      expected[name] = ObjectIdentifier(view)
    }

    private func clear(_ place: Int) {
      places[place].clear()
      shown[place] = nil
    }

    private func endRandomTree() {
      guard let name = randomName else { return }
      if let place = shown.firstIndex(of: name) { clear(place) }
      trees[name]?.tearDown()
      trees[name] = nil
      expected[name] = nil
    }

    private func change() {
      guard let name = randomName, let place = shown.firstIndex(of: name) else { return }
      let before = stage.controllers[name]?.component.viewContext
      var changed = player(name)
      changed.viewContext = before ?? changed.viewContext
      trees[name]?.setComponent(changed)
      show(name, in: place)
    }

    private func refuseOrAgree() {
      guard let name = randomName else { return }
      if stage.refusing.remove(name) != nil {
        stage.controllers[name]?.canRelinquishStatefulViewDidChange()
      } else {
        stage.refusing.insert(name)
      }
    }

    /// Each mounted player has exactly its own view, and no view is in two places.
    private func check() {
      var seen: Set<ObjectIdentifier> = []
      for (place, name) in zip(places, shown) {
        #expect(place.players.count == (name == nil ? 0 : 1))
        guard let name, let view = place.players.first else { continue }
        #expect(stage.controllers[name]?.statefulView === view)
        #expect(view.configurations.last == name)
        #expect(seen.insert(ObjectIdentifier(view)).inserted, "a view is shown twice")
      }
    }

    func end() {
      for place in shown.indices { clear(place) }
      for tree in trees.values { tree.tearDown() }
      trees = [:]
      host.settle()
      let entries = stage.journal.entries
      let acquired = entries.count { $0.hasPrefix("acquire") }
      #expect(acquired == entries.count { $0.hasPrefix("relinquish") })
      #expect(!entries.contains { $0.contains("wrong") })
      #expect(stage.owners.isEmpty)
      #expect(stage.tracker.survivors.count == host.statefulViews.count, "only the pool has views")
      for place in places { place.mounted.tearDown() }
      host.statefulViews.removeAll()
      #expect(stage.tracker.survivors == [])
      #expect(stage.controllers.isEmpty)
    }
  }

  @Test(arguments: 1...UInt64(20)) func `every view has one owner, none is lost and none leaks`(
    seed: UInt64
  ) {
    let reports = DiagnosticsRecorder.reports {
      let run = Run(seed: seed)
      for _ in 0..<400 { run.step() }
      run.end()
    }
    #expect(reports.isEmpty, "\(reports)")
  }
}
