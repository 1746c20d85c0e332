import AlidadeLayout
import AlidadeRender
import Testing

@testable import AlidadeLists

/// Coordinates and commands of lists along each axis.
@Suite struct RowAxisTests {
  @Test func `points of a list are turned into points of its view`() {
    let point = Point(x: 10, y: 30)
    #expect(RowAxis.vertical.inView(point, height: 100) == point)
    #expect(RowAxis.leftToRight.inView(point, height: 100) == Point(x: 30, y: 10))
    #expect(RowAxis.rightToLeft.inView(point, height: 100) == Point(x: 70, y: 10))
    let rect = Rect(x: 10, y: 30, width: 5, height: 20)
    #expect(RowAxis.vertical.inView(rect, height: 100) == rect)
    #expect(
      RowAxis.leftToRight.inView(rect, height: 100) == Rect(x: 30, y: 10, width: 20, height: 5))
    #expect(
      RowAxis.rightToLeft.inView(rect, height: 100) == Rect(x: 50, y: 10, width: 20, height: 5))
  }

  @Test(arguments: [RowAxis.vertical, .leftToRight, .rightToLeft])
  func `what is turned into the view and back is the same`(_ axis: RowAxis) {
    let (point, rect) = (Point(x: 3, y: 70), Rect(x: 3, y: 70, width: 11, height: 13))
    #expect(axis.inList(axis.inView(point, height: 90), height: 90) == point)
    #expect(axis.inList(axis.inView(rect, height: 90), height: 90) == rect)
    let size = Size(width: 4, height: 9)
    #expect(axis.rotated(axis.rotated(size)) == size)
    #expect(axis.height(of: axis.rotated(size)) == 9)
  }

  @Test func `a drag to the left goes forward from right to left`() {
    let distance = Point(x: -8, y: 2)
    #expect(RowAxis.vertical.distanceInList(distance) == distance)
    #expect(RowAxis.leftToRight.distanceInList(distance) == Point(x: 2, y: -8))
    #expect(RowAxis.rightToLeft.distanceInList(distance) == Point(x: 2, y: 8))
  }

  @Test func `the arrow keys along the rows move to the previous and the next row`() {
    let arrows: [ScrollCommand] = [.left, .right, .previous, .next]
    #expect(arrows.map(RowAxis.vertical.command) == arrows)
    #expect(arrows.map(RowAxis.leftToRight.command) == [.previous, .next, .left, .right])
    #expect(arrows.map(RowAxis.rightToLeft.command) == [.next, .previous, .left, .right])
    for axis in [RowAxis.vertical, .leftToRight, .rightToLeft] {
      for command in [ScrollCommand.pageForward, .pageBackward, .start, .end] {
        #expect(axis.command(command) == command)
      }
    }
  }

  @Test func `rows are as wide as their list, and as high as they want to be`() {
    #expect(
      RowAxis.vertical.rowSizes(width: 50)
        == SizeRange(min: Size(width: 50, height: 0), max: Size(width: 50, height: .infinity)))
    #expect(
      RowAxis.rightToLeft.rowSizes(width: 50)
        == SizeRange(min: Size(width: 0, height: 50), max: Size(width: .infinity, height: 50)))
  }

  @Test func `only a list from one side to the other depends on the layout direction`() {
    #expect(RowAxis(.vertical, .rightToLeft) == .vertical)
    #expect(RowAxis(.horizontal, .leftToRight) == .leftToRight)
    #expect(RowAxis(.horizontal, .rightToLeft) == .rightToLeft)
    #expect(RowAxis.vertical.lineDirection(.rightToLeft) == .rightToLeft)
    #expect(RowAxis.rightToLeft.lineDirection(.rightToLeft) == .leftToRight)
  }
}
