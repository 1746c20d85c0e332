import Testing

@testable import AlidadeTables

@Suite struct ColumnFramesTests {
  @Test func `columns of fixed width are one after the other`() {
    let frames = ColumnFrames([.points(100), .points(50)], in: 400)
    #expect(frames.starts == [0, 100])
    #expect(frames.widths == [100, 50])
    #expect(frames.total == 150)
  }

  @Test func `flexible columns divide what is left in the ratio of their shares`() {
    let frames = ColumnFrames(
      [.points(100), .flexible(minimum: 50), .flexible(minimum: 50, share: 2)], in: 500)
    #expect(frames.widths == [100, 150, 250])
    #expect(frames.total == 500)
  }

  @Test func `a column at its maximum leaves the rest to the others`() {
    let frames = ColumnFrames(
      [.flexible(minimum: 50, maximum: 80), .flexible(minimum: 50)], in: 400)
    #expect(frames.widths == [80, 320])
  }

  @Test func `columns are never narrower than their minimum`() {
    let frames = ColumnFrames([.flexible(minimum: 90), .points(100), .points(3)], in: 50)
    #expect(frames.widths == [90, 100, TableColumnWidth.minimum])
    #expect(ColumnFrames([.flexible(minimum: 90)], in: .infinity).widths == [90])
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -5])
  func `widths that can't be used are replaced`(_ value: Double) {
    let frames = ColumnFrames(
      [.points(value), .flexible(minimum: value, maximum: value, share: value)], in: 300)
    #expect(frames.widths.allSatisfy { $0.isFinite && $0 >= TableColumnWidth.minimum })
  }

  @Test func `a column changes places when its middle passes that of a neighbor`() {
    let frames = ColumnFrames([.points(100), .points(50), .points(80)], in: 230)
    #expect(frames.destination(of: 0, draggedBy: 0) == 0)
    #expect(frames.destination(of: 0, draggedBy: 75) == 0)
    #expect(frames.destination(of: 0, draggedBy: 76) == 1)
    #expect(frames.destination(of: 0, draggedBy: 500) == 2)
    #expect(frames.destination(of: 2, draggedBy: -500) == 0)
  }

  @Test func `the column at a point outside is the nearest one`() {
    let frames = ColumnFrames([.points(100), .points(50)], in: 150)
    #expect(frames.column(at: -5) == 0)
    #expect(frames.column(at: 99) == 0)
    #expect(frames.column(at: 100) == 1)
    #expect(frames.column(at: 900) == 1)
    #expect(ColumnFrames([], in: 150).column(at: 3) == nil)
  }
}
