import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

@testable import AlidadeApplication

@Suite struct ChildrenByTopTests {
  private enum Line {}

  private func layout(_ frames: [Range<Double>]) -> Layout {
    let children = frames.map { frame in
      let height = frame.upperBound - frame.lowerBound
      return Layout.Child(
        position: Point(x: 0, y: frame.lowerBound),
        layout: Layout(
          identity: .unique(), componentType: ComponentType(Line.self),
          size: Size(width: 10, height: height)))
    }
    return Layout(
      identity: .unique(), componentType: ComponentType(Line.self),
      size: Size(width: 10, height: frames.map(\.upperBound).max() ?? 0), children: children)
  }

  @Test func `in a column, only the child across a place is found`() {
    let column = (0..<1_000).map { Double($0) * 20..<Double($0) * 20 + 20 }
    let children = ChildrenByTop(of: layout(column))
    #expect(children.children(across: 5_010) == [250])
    #expect(children.children(across: 5_000).isEmpty)
    #expect(children.children(across: 0).isEmpty)
    #expect(children.children(across: 30_000).isEmpty)
    #expect(ChildrenByTop(of: layout([])).children(across: 10).isEmpty)
  }

  @Test(arguments: 0..<20)
  func `no child across a place is missed, in any order`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let frames = (0..<50).map { _ in
      let top = Double(Int.random(in: 0...100, using: &generator))
      return top..<top + Double(Int.random(in: 0...30, using: &generator))
    }
    let children = ChildrenByTop(of: layout(frames))
    for place in stride(from: 0.0, through: 130, by: 0.5) {
      let found = Set(children.children(across: place))
      let across = frames.indices.filter {
        frames[$0].lowerBound < place && frames[$0].upperBound > place
      }
      #expect(found.isSuperset(of: across))
      #expect(found.allSatisfy { frames[$0].lowerBound < place })
    }
  }
}
