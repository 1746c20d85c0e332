import AlidadeNative
import Testing

@testable import AlidadeLists

struct RowExtentsTests {
  /// Heights on whole pixels, some of them zero, and no two neighbors alike for long.
  private let extents = RowExtents(count: 400) { row in Double((row * 37) % 11) }

  @Test func `a row is found from any other row as it is from the beginning`() {
    for distance in stride(from: -3.0, through: extents.total + 3, by: 0.5) {
      let found = extents.row(at: distance)
      for start in [0, found - 9, found - 8, found - 1, found, found + 1, found + 8, 399, 400, -1] {
        #expect(extents.row(at: distance, near: start) == found, "\(distance) from \(start)")
      }
    }
  }

  @Test func `the row found begins at or above the distance and ends below it`() {
    for distance in stride(from: 0, to: extents.total, by: 0.5) {
      let row = extents.row(at: distance)
      #expect(extents.offset(of: row) <= distance)
      #expect(extents.offset(of: row + 1) > distance)
    }
  }

  @Test func `no rows have no row, wherever one is looked for`() {
    let none = RowExtents(count: 0) { _ in 1 }
    #expect(none.row(at: 10) == 0)
    #expect(none.row(at: 10, near: 3) == 0)
  }

  @Test(arguments: [1, 1.25, 1.5, 3])
  func `distances are exact on the pixels of any display`(_ scale: Double) {
    let extents = RowExtents(count: 1_000, grid: PixelGrid(scale: scale)) { Double($0 % 7) / 3 + 1 }
    for row in 0..<1_000 {
      #expect(extents.row(at: extents.offset(of: row)) == row)
      #expect(extents.row(at: extents.offset(of: row) - 0.5 / scale, near: row) == max(0, row - 1))
    }
  }

  @Test(arguments: [Double.nan, -1, .infinity, -.infinity, 1e300])
  func `a height that makes no sense does no harm`(_ height: Double) {
    let extents = RowExtents(count: 3) { $0 == 1 ? height : 10 }
    #expect(extents.total.isFinite && extents.total >= 20)
    #expect(extents.row(at: height) == (height > 10 ? 2 : 0))
  }

  @Test func `another height moves what is below and nothing above`() {
    let changed = extents
    let (above, below, total) = (changed.offset(of: 100), changed.offset(of: 101), changed.total)
    changed.setHeight(changed.height(of: 100) + 25, of: 100)
    #expect(changed.offset(of: 100) == above)
    #expect(changed.offset(of: 101) == below + 25)
    #expect(changed.total == total + 25)
  }
}
