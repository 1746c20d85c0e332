import AlidadeLayout
import AlidadeTesting
import Testing

struct PixelGridTests {
  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a scale that makes no sense counts as one`(scale: Double) {
    #expect(PixelGrid(scale: scale).scale == 1)
  }

  @Test func `halves go up, also below zero`() {
    let grid = PixelGrid()
    #expect([-1.5, -0.5, 0.5, 1.5].map(grid.round) == [-1, 0, 1, 2])
    #expect(PixelGrid(scale: 2).round(0.3) == 0.5)
  }

  @Test func `rounding up ignores floating point noise`() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.roundUp(3.0000001) == 3)
    #expect(grid.roundUp(3.01) == 3.5)
    #expect(grid.roundUp(0.1 + 0.2 + 0.2) == 0.5)
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `neighbors that share an edge share it on pixels too`(scale: Double) {
    var random = SeededGenerator(seed: 1)
    let grid = PixelGrid(scale: scale)
    for _ in 0..<2000 {
      let origin = Point(
        x: Double.random(in: -50...50, using: &random),
        y: Double.random(in: -50...50, using: &random))
      let left = Rect(
        x: Double.random(in: -20...20, using: &random), y: 0,
        width: Double.random(in: 0...30, using: &random), height: 5)
      let right = Rect(
        x: left.maxX, y: 0, width: Double.random(in: 0...30, using: &random), height: 5)
      let (one, other) = (grid.align(left, in: origin), grid.align(right, in: origin))
      #expect(abs(one.maxX - other.minX) < 1e-9)
      #expect(one.size.width >= 0 && other.size.width >= 0)
      for edge in [one.minX, one.maxX] {
        let pixels = (edge + grid.round(origin.x)) * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-6)
        #expect(abs(edge - (edge == one.minX ? left.minX : left.maxX)) <= 1 / scale + 1e-9)
      }
    }
  }

  @Test func `frames inside frames stand where they would stand without the ones around them`() {
    var random = SeededGenerator(seed: 2)
    let grid = PixelGrid(scale: 2)
    for _ in 0..<1000 {
      let outer = Rect(
        x: Double.random(in: 0...9, using: &random), y: Double.random(in: 0...9, using: &random),
        width: 40, height: 40)
      let inner = Rect(
        x: Double.random(in: 0...9, using: &random), y: Double.random(in: 0...9, using: &random),
        width: 7.3, height: 3.1)
      let around = grid.align(outer, in: .zero)
      let inside = grid.align(inner, in: outer.origin)
      let direct = grid.align(inner.offset(by: outer.origin), in: .zero)
      #expect(abs(around.minX + inside.minX - direct.minX) < 1e-9)
      #expect(abs(inside.size.width - direct.size.width) < 1e-9)
    }
  }
}
