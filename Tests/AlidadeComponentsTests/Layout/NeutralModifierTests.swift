import AlidadeNative
import AlidadeTesting
import Testing

/// A modifier that changes nothing changes nothing, wherever it is.
///
/// `CatalogTests` checks it for each component.
@Suite struct NeutralModifierTests {
  private static func neutral(_ inside: AnyComponent, _ number: Int) -> AnyComponent {
    switch number {
    case 0: AnyComponent(inside.padding(0))
    case 1: AnyComponent(inside.frame())
    case 2: AnyComponent(inside.background {})
    case 3: AnyComponent(inside.overlay {})
    case 4: AnyComponent(inside.background(alignment: .center) {})
    case 5: AnyComponent(inside.hidden(false))
    case 6: AnyComponent(inside.aligned())
    default: AnyComponent(inside.layoutDirection(.leftToRight))
    }
  }

  private static func leaf() -> Leaf {
    Leaf(view: ViewConfiguration(.container()), size: ComponentSize(width: 10, height: 10))
  }

  @Test(arguments: 0..<8)
  func `what an exact range makes of a view it makes of it in a neutral modifier`(_ number: Int) {
    let range = SizeRange(exactly: Size(width: 300, height: 300))
    let modified = NeutralModifierTests.neutral(AnyComponent(NeutralModifierTests.leaf()), number)
    let layout = LayoutProbe.layout(of: modified, in: range)
    let inside = layout?.children.compactMap { $0.layout.configuration == nil ? nil : $0.layout }
    #expect(inside?.map(\.size) == [range.max])
  }

  @Test(arguments: [1.0, 5])
  func `padding takes from what an exact range gives, and from nothing else`(_ distance: Double) {
    let range = SizeRange(exactly: Size(width: 300, height: 300))
    let padded = LayoutProbe.layout(of: NeutralModifierTests.leaf().padding(distance), in: range)
    let inside = padded?.children.first
    #expect(inside?.position == Point(x: distance, y: distance))
    #expect(
      inside?.layout.size == Size(width: 300 - 2 * distance, height: 300 - 2 * distance))
  }

  @Test func `a view that grows grows as far in a neutral modifier`() {
    for number in 0..<8 {
      let leaf = AnyComponent(NeutralModifierTests.leaf())
      let row = { (item: AnyComponent) in
        Row {
          item
          Box(background: .red).grow()
        }
      }
      let range = SizeRange(exactly: Size(width: 300, height: 40))
      for (plain, modified) in [
        (leaf.grow(), NeutralModifierTests.neutral(leaf, number).grow()),
        (leaf.grow(), NeutralModifierTests.neutral(leaf.grow(), number)),
        (leaf.margin(3), NeutralModifierTests.neutral(leaf, number).margin(3)),
        (leaf.alignSelf(.end), NeutralModifierTests.neutral(leaf.alignSelf(.end), number)),
      ] {
        expectSame(row(plain), row(modified), in: range, "modifier \(number)")
      }
    }
  }

  @Test(arguments: 0..<60)
  func `neutral modifiers anywhere in a random tree change nothing`(_ seed: Int) {
    var plain = RandomLayouts(seed: UInt64(seed)) { inside, _ in inside }
    var modified = RandomLayouts(seed: UInt64(seed), around: NeutralModifierTests.neutral)
    let (one, other) = (plain.component(depth: 3), modified.component(depth: 3))
    for range in [
      SizeRange.unbounded, SizeRange(exactly: Size(width: 200, height: 150)),
      SizeRange(max: Size(width: 90, height: .infinity)),
      SizeRange(min: Size(width: 30, height: 40), max: Size(width: 320, height: 240)),
      SizeRange(exactly: Size(width: 3, height: 0)),
    ] {
      expectSame(one, other, in: range, "seed \(seed)")
    }
  }

  private func expectSame(
    _ one: some Component, _ other: some Component, in range: SizeRange, _ comment: String
  ) {
    for direction in [LayoutDirection.leftToRight] {
      guard let layout = LayoutProbe.layout(of: one, in: range, direction),
        let modified = LayoutProbe.layout(of: other, in: range, direction)
      else {
        Issue.record("There is no layout in \(range).")
        return
      }
      let difference = LayoutFrames(layout).difference(from: LayoutFrames(modified))
      #expect(difference == nil, "\(comment), \(range.min) to \(range.max)")
    }
  }
}

/// Random trees of containers, modifiers and views, with something around each component.
private struct RandomLayouts {
  private var random: SeededGenerator
  /// Chooses what is put around components, without changing the tree.
  private var choices: SeededGenerator
  private let around: (AnyComponent, Int) -> AnyComponent

  init(seed: UInt64, around: @escaping (AnyComponent, Int) -> AnyComponent) {
    random = SeededGenerator(seed: seed)
    choices = SeededGenerator(seed: seed &+ 1_000)
    self.around = around
  }

  mutating func component(depth: Int) -> AnyComponent {
    var component = depth == 0 ? view() : container(depth: depth)
    for _ in 0..<Int.random(in: 0...2, using: &choices) {
      component = around(component, Int.random(in: 0..<8, using: &choices))
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: component = AnyComponent(component.padding(3))
    case 1: component = component.grow()
    case 2: component = component.margin(2)
    case 3: component = AnyComponent(component.frame(minWidth: 20, maxWidth: 60))
    case 4: component = AnyComponent(component.frame(width: .percent(50)))
    case 5: component = AnyComponent(component.aligned(horizontal: .end))
    default: break
    }
    if Bool.random(using: &choices) {
      component = around(component, Int.random(in: 0..<8, using: &choices))
    }
    return component
  }

  private mutating func view() -> AnyComponent {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      AnyComponent(
        Leaf(
          view: ViewConfiguration(.container()), size: ComponentSize(width: 25, height: 10)))
    case 1: AnyComponent(Box(background: .red))
    case 2: AnyComponent(Text("some words to break into lines"))
    default: AnyComponent(Text("one"))
    }
  }

  private mutating func container(depth: Int) -> AnyComponent {
    var children: [AnyComponent] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      children.append(component(depth: depth - 1))
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return AnyComponent(Row(spacing: 2) { children })
    case 1: return AnyComponent(Row(alignment: .baseline) { children })
    case 2: return AnyComponent(Column(alignment: .center) { children })
    case 3: return AnyComponent(ZStack { children })
    case 4: return AnyComponent(Wrap(spacing: 1) { children })
    default: return AnyComponent(Column { children })
    }
  }
}
