import Testing

@testable import AlidadeLists

struct RowExtentsTests {
  /// Heights on whole pixels, some of them zero, and no two neighbours alike for long.
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

  @Test func `another height moves what is below and nothing above`() {
    var changed = extents
    let (above, below, total) = (changed.offset(of: 100), changed.offset(of: 101), changed.total)
    changed.setHeight(changed.height(of: 100) + 25, of: 100)
    #expect(changed.offset(of: 100) == above)
    #expect(changed.offset(of: 101) == below + 25)
    #expect(changed.total == total + 25)
  }
}
