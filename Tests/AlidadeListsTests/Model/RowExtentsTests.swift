import AlidadeDiffing
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

struct RowExtentsTests {
  /// Heights on whole pixels, some of them zero, and no two neighbors alike for long.
  private let extents = RowExtents.rows(400) { row in Double((row * 37) % 11) }

  @Test func `a row is found from any other row as it is from the beginning`() {
    for distance in stride(from: -3.0, through: extents.total + 3, by: 0.5) {
      let fresh = RowExtents(extents.heights)
      let found = fresh.row(at: distance)
      for start in [0, found - 9, found - 8, found - 1, found, found + 1, found + 8, 399, 400, -1] {
        _ = extents.height(of: start)
        #expect(extents.row(at: distance) == found, "\(distance) from \(start)")
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
    let none = RowExtents.rows(0) { _ in 1 }
    #expect(none.row(at: 10) == 0)
    #expect(none.offset(of: 0) == 0 && none.offset(of: 3) == 0 && none.height(of: 0) == 0)
  }

  @Test(arguments: [1, 1.25, 1.5, 3])
  func `distances are exact on the pixels of any display`(_ scale: Double) {
    let extents = RowExtents.rows(1_000, scale: scale) { Double($0 % 7) / 3 + 1 }
    for row in 0..<1_000 {
      #expect(extents.row(at: extents.offset(of: row)) == row)
      #expect(extents.row(at: extents.offset(of: row) - 0.5 / scale) == max(0, row - 1))
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 3])
  func `an offset between two pixels paints the upper one, wherever it was measured from`(
    _ scale: Double
  ) {
    let extents = RowExtents.rows(1_000, scale: scale) { Double($0 % 7) / 3 + 1 }
    for row in 1..<1_000 {
      let offset = (Double(extents.pixelOffset(of: row)) + 0.5) / scale
      for other in [row - 1, 999 - row] {
        // The row has moved, and keeps its distance from the top.
        let distance = offset - extents.offset(of: row)
        let moved = extents.offset(of: other) + distance
        #expect(extents.topPixel(at: moved) == extents.pixelOffset(of: other))
      }
    }
  }

  @Test(arguments: [Double.nan, -1, .infinity, -.infinity, 1e300])
  func `a height that makes no sense does no harm`(_ height: Double) {
    let extents = RowExtents.rows(3) { $0 == 1 ? height : 10 }
    #expect(extents.total.isFinite && extents.total >= 20)
    #expect(extents.row(at: height) == (height > 10 ? 2 : 0))
  }

  @Test func `another height moves what is below and nothing above`() {
    let (above, below, total) = (extents.offset(of: 100), extents.offset(of: 101), extents.total)
    extents.setHeight(extents.height(of: 100) + 25, of: 100)
    #expect(extents.offset(of: 100) == above)
    #expect(extents.offset(of: 101) == below + 25)
    #expect(extents.total == total + 25)
  }

  @Test func `heights follow their rows through random changes`() {
    var random = SeededGenerator(seed: 7)
    var ids = Array(0..<500)
    var heights = Dictionary(uniqueKeysWithValues: ids.map { ($0, 20) })
    var extents = RowExtents(RowHeights(count: ids.count, height: 20, grid: PixelGrid()))
    var nextID = ids.count
    for step in 0..<300 {
      let previous = ids
      for _ in 0..<(step % 40 == 0 ? 400 : 5) {
        let place = Int.random(in: 0...ids.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where place < ids.count: ids.remove(at: place)
        case 1 where place < ids.count:
          let moved = ids.remove(at: place)
          ids.insert(moved, at: Int.random(in: 0...ids.count, using: &random))
        default:
          let count = Int.random(in: 1...(step % 7 == 0 ? 200 : 2), using: &random)
          ids.insert(contentsOf: nextID..<(nextID + count), at: place)
          nextID += count
        }
      }
      if step % 50 == 49 { ids.reverse() }
      if step % 30 == 29 { ids.removeLast(ids.count * 3 / 4) }
      let map = OffsetMap(from: previous, to: ids, id: { $0 })
      extents = RowExtents(extents.heights.moved(by: map, estimate: 20))
      for _ in 0..<40 where !ids.isEmpty {
        let row = Int.random(in: 0..<ids.count, using: &random)
        let height = Int.random(in: 0...9, using: &random) * 10
        heights[ids[row]] = height
        extents.setHeight(Double(height), of: row)
      }
      var top = 0
      for (row, id) in ids.enumerated() {
        let height = heights[id] ?? 20
        if extents.pixelHeight(of: row) != height || extents.pixelOffset(of: row) != top {
          Issue.record("row \(row) in step \(step)")
          return
        }
        top += height
      }
      #expect(extents.count == ids.count && extents.totalPixels == top)
    }
  }

  @Test func `a million rows that are not measured take no more memory than one`() {
    let heights = RowHeights(count: 1_000_000, height: 44, grid: PixelGrid())
    #expect(heights.tree.level == 0 && heights.tree.leaf.runs.count == 1)
  }

  @Test func `a change of a long list that is measured copies next to none of its heights`() {
    let extents = RowExtents.rows(100_000) { Double($0 % 50) }
    let map = OffsetMap(from: 0..<100_000, to: -10..<100_000, id: { $0 })
    let moved = extents.heights.moved(by: map, estimate: 20)
    let previous = extents.heights.leafAddresses
    #expect(moved.leafAddresses.subtracting(previous).count <= 2)
  }
}

extension RowExtents {
  static func rows(_ count: Int, scale: Double = 1, height: (Int) -> Double) -> RowExtents {
    let grid = PixelGrid(scale: scale)
    let extents = RowExtents(RowHeights(count: count, height: 1, grid: grid))
    for row in 0..<count { extents.setHeight(height(row), of: row) }
    return extents
  }
}

extension RowHeights {
  fileprivate var leafAddresses: Set<UnsafeRawPointer?> {
    var addresses: Set<UnsafeRawPointer?> = []
    tree.forEachLeaf { leaf in
      addresses.insert(leaf.runs.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) })
    }
    return addresses
  }
}
