import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore
@testable import AlidadeRender

@MainActor @Suite struct LayoutExchangeTests {
  private let context = LayoutContext(measurer: HeadlessMeasurer())

  @Test(arguments: 1...40)
  func `what is exchanged is what a layout from scratch gives`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let probe = Probe()
    var names: [String] = []
    let content = LayoutExchangeTests.content(&generator, depth: 3, probe, &names)
    let tree = ComponentTree(Column { content }) { _ in }
    let ranges = [
      SizeRange(exactly: Size(width: 240, height: 300)),
      SizeRange(min: Size(width: 100, height: 0), max: Size(width: 100, height: .infinity)),
      SizeRange(max: Size(width: .infinity, height: 500)),
    ]
    for _ in 0..<30 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        if let name = names.randomElement(using: &generator) { probe.increment(name) }
      }
      let exchanged = ranges.map { tree.render(in: $0, context).renderTree }
      tree.invalidateLayout()
      for (range, exchanged) in zip(ranges, exchanged) {
        let layout = tree.layout(in: range, context)
        let whole = RenderTree(flattening: layout, on: context.grid)
        LayoutExchangeTests.expectSame(exchanged, whole, "seed \(seed), \(range)")
      }
    }
  }

  @Test func `another size of one child has its siblings laid out anew`() {
    let probe = Probe()
    let view = HeadlessHostingView {
      Column {
        Counter(name: "a", probe: probe)
        Counter(name: "b", probe: probe)
      }
    }
    for _ in 0..<10 { probe.increment("a") }
    view.settle()
    #expect(view.texts == ["a 10", "b 0"])
    let fresh = HeadlessHostingView {
      Column {
        Text("a 10")
        Text("b 0")
      }
    }
    #expect(view.root.descendants.map(\.frame) == fresh.root.descendants.map(\.frame))
  }

  // MARK: - Random contents

  private static func content(
    _ generator: inout SeededGenerator, depth: Int, _ probe: Probe, _ names: inout [String]
  ) -> AnyComponent {
    var children: [AnyComponent] = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      if depth > 0, Bool.random(using: &generator) {
        children.append(content(&generator, depth: depth - 1, probe, &names))
        continue
      }
      let name = "n\(names.count)"
      names.append(name)
      children.append(decorated(Counter(name: name, probe: probe), &generator))
    }
    let spacing = Double(Int.random(in: 0...3, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return AnyComponent(Row(spacing: spacing) { children })
    case 1: return AnyComponent(Row(alignment: .baseline) { children })
    case 2: return AnyComponent(Column(spacing: spacing, alignment: .center) { children })
    case 3: return AnyComponent(ZStack { children })
    case 4: return AnyComponent(Wrap(spacing: spacing) { children })
    default: return AnyComponent(Column { children }.padding(spacing).background(.red))
    }
  }

  private static func decorated(
    _ counter: Counter, _ generator: inout SeededGenerator
  ) -> AnyComponent {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: AnyComponent(counter.padding(3))
    case 1: AnyComponent(counter.background(.blue, cornerRadius: 2))
    case 2: AnyComponent(counter.frame(width: 70))
    case 3: AnyComponent(counter.grow())
    case 4: AnyComponent(counter.onAppear {})
    case 5: AnyComponent(counter.key("key"))
    default: AnyComponent(counter)
    }
  }

  private static func expectSame(
    _ one: RenderTree, _ other: RenderTree, _ comment: Comment
  ) {
    #expect(one.units.count == other.units.count, comment)
    #expect(one.size == other.size, comment)
    #expect(one.signature == other.signature, comment)
    #expect(one.hasObservers == other.hasObservers, comment)
    // An expectation for each unit would take longer than the layouts.
    var different: Int?
    for (index, (unit, twin)) in zip(one.units, other.units).enumerated() where different == nil {
      let isSame =
        unit.frame == twin.frame && unit.identity == twin.identity && unit.key == twin.key
        && unit.parent == twin.parent && unit.previous == twin.previous && unit.end == twin.end
        && unit.configuration == twin.configuration && unit.observer === twin.observer
      if !isSame { different = index }
    }
    #expect(different == nil, comment)
  }
}
