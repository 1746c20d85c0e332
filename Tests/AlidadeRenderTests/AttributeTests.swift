import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

/// The table of `ViewAttribute`, row by row.
@MainActor struct AttributeTests {
  private let recorder = Recorder()

  /// An attribute that writes down what is done with it.
  private func attribute(
    _ name: String, _ value: Int, unapplies: Bool = false, updates: Bool = false
  ) -> ViewAttribute<Label> {
    let recorder = recorder
    let unapply: @MainActor @Sendable (Label, Int) -> Void = { _, old in
      recorder.entries.append("unapply \(name) \(old)")
    }
    let update: @MainActor @Sendable (Label, Int, Int) -> Void = { _, old, new in
      recorder.entries.append("update \(name) \(old) \(new)")
    }
    return ViewAttribute(
      AttributeIdentifier("table.\(name) \(unapplies) \(updates)"), value,
      unapplicator: unapplies ? unapply : nil, updater: updates ? update : nil
    ) { _, value in recorder.entries.append("apply \(name) \(value)") }
  }

  @Test(arguments: [false, true], [false, true])
  func `a first value is applied`(unapplies: Bool, updates: Bool) {
    let stage = Stage()
    stage.mount([Node.label("").with(attribute("x", 1, unapplies: unapplies, updates: updates))])
    #expect(recorder.entries == ["apply x 1"])
  }

  @Test(arguments: [false, true], [false, true])
  func `an equal value costs nothing`(unapplies: Bool, updates: Bool) {
    let stage = Stage()
    let node = Node.label("")
    stage.mount([node.with(attribute("x", 1, unapplies: unapplies, updates: updates))])
    _ = recorder.take()
    stage.mount([node.with(attribute("x", 1, unapplies: unapplies, updates: updates))])
    #expect(recorder.entries == [])
  }

  @Test(arguments: [
    (false, false, ["apply x 2"]), (true, false, ["unapply x 1", "apply x 2"]),
    (false, true, ["update x 1 2"]), (true, true, ["update x 1 2"]),
  ])
  func `a changed value is set as the attribute says`(
    unapplies: Bool, updates: Bool, expected: [String]
  ) {
    let stage = Stage()
    let node = Node.label("")
    stage.mount([node.with(attribute("x", 1, unapplies: unapplies, updates: updates))])
    _ = recorder.take()
    stage.mount([node.with(attribute("x", 2, unapplies: unapplies, updates: updates))])
    #expect(recorder.entries == expected)
  }

  @Test(arguments: [false, true])
  func `an attribute that can be taken back is taken back from the same view`(updates: Bool) {
    let stage = Stage()
    let node = Node.label("")
    stage.mount([node.with(attribute("x", 1, unapplies: true, updates: updates))])
    let view = stage.views[0]
    _ = recorder.take()
    stage.mount([node.with()])
    #expect(recorder.take() == ["unapply x 1"])
    #expect(stage.views[0] === view)
    stage.mount([node.with(attribute("x", 2, unapplies: true, updates: updates))])
    #expect(recorder.take() == ["apply x 2"])
  }

  @Test(arguments: [false, true])
  func `an attribute that cannot be taken back keeps its view`(updates: Bool) {
    let stage = Stage()
    let node = Node.label("")
    stage.mount([node.with(attribute("x", 1, updates: updates))])
    let view = stage.views[0]
    _ = recorder.take()
    stage.mount([node.with()])
    #expect(stage.views[0] !== view)
    #expect(recorder.entries == [])
  }

  @Test func `one changed attribute leaves the others of the view alone`() {
    let stage = Stage()
    let node = Node.label("")
    stage.mount([node.with(attribute("x", 1), attribute("y", 1), attribute("z", 1))])
    _ = recorder.take()
    stage.mount([node.with(attribute("x", 1), attribute("y", 2), attribute("z", 1))])
    #expect(recorder.entries == ["apply y 2"])
  }

  @Test func `all that is taken back comes before all that is set, both as declared`() {
    let stage = Stage()
    let node = Node.label("")
    stage.mount([
      node.with(
        attribute("a", 1, unapplies: true), attribute("b", 1, unapplies: true), attribute("s", 1),
        attribute("c", 1, unapplies: true), attribute("u", 1, updates: true))
    ])
    #expect(recorder.take() == ["apply a 1", "apply b 1", "apply s 1", "apply c 1", "apply u 1"])
    stage.mount([
      node.with(
        attribute("u", 2, updates: true), attribute("d", 1, unapplies: true),
        attribute("c", 2, unapplies: true), attribute("s", 2), attribute("a", 1, unapplies: true))
    ])
    #expect(
      recorder.entries == [
        "unapply b 1", "unapply c 1", "update u 1 2", "apply d 1", "apply c 2", "apply s 2",
      ])
  }

  @Test func `a view that goes to another component follows the same rules`() {
    let stage = Stage()
    stage.mount([
      Node.label("").with(attribute("x", 1, updates: true), attribute("y", 1, unapplies: true))
    ])
    stage.mount([])
    _ = recorder.take()
    stage.mount([Node.label("").with(attribute("x", 2, updates: true))])
    #expect(recorder.entries == ["unapply y 1", "update x 1 2"])
  }

  @Test func `what is taken back is done by the attribute that was applied`() {
    let stage = Stage()
    let node = Node.label("")
    func attribute(_ generation: Int) -> ViewAttribute<Label> {
      ViewAttribute(
        "table.generation", generation,
        unapplicator: { [recorder] _, value in
          recorder.entries.append("generation \(generation) unapplies \(value)")
        }
      ) { [recorder] _, value in
        recorder.entries.append("generation \(generation) applies \(value)")
      }
    }
    stage.mount([node.with(attribute(1))])
    stage.mount([node.with(attribute(2))])
    #expect(
      recorder.entries == [
        "generation 1 applies 1", "generation 1 unapplies 1", "generation 2 applies 2",
      ])
  }

  @Test func `the identical configuration is skipped without comparing its values`() {
    let stage = Stage()
    let comparisons = Comparisons()
    let node = Node.label("").with(
      ViewAttribute("table.counted", CountedValue(comparisons)) { _, _ in })
    stage.mount([node])
    stage.mount([node])
    stage.mount([node])
    #expect(comparisons.count == 0)
    #expect(stage.mounter.counters.configurationsSkipped == 2)
    stage.mount([
      node.with(ViewAttribute("table.counted", CountedValue(comparisons)) { _, _ in })
    ])
    #expect(comparisons.count == 1)
  }

  @Test func `a struct reaches the applicator whole`() {
    let stage = Stage()
    let insets = EdgeInsets(top: 1, start: 2, bottom: 3, end: 4)
    stage.mount([
      Node.label("").with(
        ViewAttribute("table.insets", insets) { view, insets in view.text = "\(insets.total)" })
    ])
    #expect(stage.texts == ["\(Size(width: 6, height: 4))"])
  }

  @Test func `a value that changes and changes back in a pool is not set again`() {
    let stage = Stage()
    stage.mount([Node.label("").with(attribute("x", 1))])
    stage.mount([])
    _ = recorder.take()
    stage.mount([Node.label("").with(attribute("x", 1))])
    #expect(recorder.entries == [])
    #expect(stage.mounter.counters.viewsCreated == 1)
  }
}

/// Counts comparisons.
///
/// Only the main thread uses it.
private final class Comparisons: Sendable {
  @MainActor private(set) var count = 0

  func add() { MainActor.assumeIsolated { count += 1 } }
}

private struct CountedValue: Equatable, Sendable {
  let comparisons: Comparisons

  init(_ comparisons: Comparisons) { self.comparisons = comparisons }

  static func == (one: CountedValue, other: CountedValue) -> Bool {
    one.comparisons.add()
    return true
  }
}
