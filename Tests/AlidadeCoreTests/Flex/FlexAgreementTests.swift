import AlidadeHeadless
import AlidadeNative
import Testing

/// Components are laid out as the solver lays out the same boxes written by hand.
@Suite struct FlexAgreementTests {
  /// So fine that nothing is rounded.
  private static let grid = PixelGrid(scale: 64)

  private func frames(
    _ component: some Component, in range: SizeRange,
    _ direction: LayoutDirection = .leftToRight
  ) -> [Rect] {
    let context = LayoutContext(
      measurer: HeadlessMeasurer(), grid: FlexAgreementTests.grid, direction: direction)
    let tree = ComponentTree(component) { _ in }
    return tree.render(in: range, context).renderTree.units.map(\.frame)
  }

  @Test func `random trees come out as the solver says`() {
    let size = Size(width: 200, height: 150)
    for seed in 0..<250 {
      for direction in LayoutDirection.allCases {
        var boxes = RandomBoxes(seed: UInt64(seed))
        let component = boxes.container(depth: 3)
        let found = frames(component, in: SizeRange(exactly: size), direction)
        #expect(found == boxes.frames(in: size, direction), "seed \(seed), \(direction)")
      }
    }
  }

  @Test func `a percentage of a nested container that is stretched is of its final height`() {
    let component = Row {
      Words(count: 1)
      Column { Words(count: 1).frame(height: .percent(50)) }
    }
    let found = frames(component, in: SizeRange(exactly: Size(width: 100, height: 80)))
    #expect(found[1] == Rect(x: 10, y: 0, width: 10, height: 40))
  }

  @Test func `baselines are shared across nested rows, padding and columns`() {
    let component = Row(alignment: .baseline) {
      Column { Words(count: 1) }.padding(20)
      Row(alignment: .baseline) {
        Words(count: 1)
        Words(count: 1).padding(5)
      }
    }
    let found = frames(component, in: SizeRange(exactly: Size(width: 200, height: 80)))
    #expect(found.map(\.minY) == [20, 20, 20])
  }

  @Test func `a nested container does not shrink below what is in it`() {
    let component = Row {
      Row { Column { Words(count: 3, width: 30) } }.padding(5)
      Words(count: 40)
    }
    let found = frames(component, in: SizeRange(exactly: Size(width: 60, height: 80)))
    #expect(found[0].size.width == 30)
    #expect(found[1].minX == 40)
  }

  @Test(arguments: [Size(width: 200, height: .infinity), Size(width: .infinity, height: 50)])
  func `what grows makes its row take the width it is offered, if that is finite`(_ most: Size) {
    let row = Column(alignment: .center) {
      Row {
        Words(count: 1)
        Spacer()
        Words(count: 1)
      }
    }
    let found = frames(row, in: SizeRange(max: most))
    #expect(found[1].maxX == (most.width.isFinite ? 200 : 20))
  }

  @Test func `a percentage of something without bound is left out`() {
    let component = Row { Words(count: 4).frame(width: .percent(50)) }
    #expect(frames(component, in: .unbounded)[0].size.width == 20)
    let bounded = SizeRange(exactly: Size(width: 100, height: 20))
    #expect(frames(component, in: bounded)[0].size.width == 50)
  }

  @Test func `neighbors touch on every grid`() {
    for scale in [1, 1.25, 1.5, 2, 3] {
      for pixels in 150..<200 {
        let width = Double(pixels) / scale
        let component = Row {
          for _ in 0..<7 { Row { Words(count: 1, width: 0.1).grow() }.grow().basis(0) }
        }
        let context = LayoutContext(measurer: HeadlessMeasurer(), grid: PixelGrid(scale: scale))
        let tree = ComponentTree(component) { _ in }
        let range = SizeRange(exactly: Size(width: width, height: 10))
        let frames = tree.render(in: range, context).renderTree.units.map(\.frame)
        for (one, next) in zip(frames, frames.dropFirst()) {
          #expect(abs(one.maxX - next.minX) < 1e-9, "\(scale) \(width)")
        }
        let end = frames.last?.maxX ?? 0
        #expect(abs(end - context.grid.round(width)) < 1e-9, "\(scale) \(width)")
      }
    }
  }
}
