import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct DirectionTests {
  private let place = Aligned(.topStart) { block(20, 10) }

  @Test func `a direction holds for all inside, and not for what is beside`() {
    let view = HeadlessHostingView {
      Column {
        Column { place.frame(height: 20) }.padding(5).layoutDirection(.rightToLeft)
        place.frame(height: 20)
      }
    }
    #expect(view.boxes.map(\.minX) == [275, 0])
  }

  @Test func `the innermost direction holds`() {
    let view = HeadlessHostingView {
      place.layoutDirection(.leftToRight).layoutDirection(.rightToLeft)
    }
    #expect(view.boxes.map(\.minX) == [0])
  }

  @Test func `a tree is laid out anew where lines begin elsewhere`() {
    let tree = ComponentTree(place) { _ in }
    let range = SizeRange(exactly: Size(width: 300, height: 200))
    let found = [LayoutDirection.leftToRight, .rightToLeft, .leftToRight].map { direction in
      let context = LayoutContext(measurer: HeadlessMeasurer(), direction: direction)
      return tree.render(in: range, context).renderTree.units.first?.frame.minX
    }
    #expect(found == [0, 280, 0])
  }

  @Test func `a direction says nothing about sizes`() {
    let grid = Grid(columns: [.fixed(20), .automatic]) { Text("some words") }
    let plain = LayoutProbe.minimum(of: grid)
    let turned = LayoutProbe.minimum(of: grid.layoutDirection(.rightToLeft))
    #expect(plain == turned)
    #expect(
      LayoutProbe.layout(of: Row { block(20, 10).layoutDirection(.rightToLeft) }, in: .unbounded)?
        .size == Size(width: 20, height: 10))
  }
}
