import AlidadeLayout
import Testing

struct GeometryTests {
  @Test func `an axis picks the extent along it`() {
    var size = Size(along: .vertical, main: 5, cross: 3)
    #expect(size == Size(width: 3, height: 5))
    #expect(size[.vertical] == 5 && size[Axis.vertical.cross] == 3)
    size[.horizontal] = 9
    #expect(size.width == 9)
  }

  @Test func `insets never make a rectangle negative`() {
    let rect = Rect(x: 1, y: 2, width: 10, height: 20).inset(by: EdgeInsets(8))
    #expect(rect == Rect(x: 9, y: 10, width: 0, height: 4))
  }

  @Test func `the layout direction decides on which side insets start`() {
    let insets = EdgeInsets(top: 1, start: 2, bottom: 3, end: 4)
    #expect(insets.left(.leftToRight) == 2 && insets.right(.leftToRight) == 4)
    #expect(insets.left(.rightToLeft) == 4 && insets.right(.rightToLeft) == 2)
  }

  @Test func `a union holds both rectangles`() {
    let (one, other) = (
      Rect(x: 0, y: 0, width: 2, height: 2), Rect(x: 5, y: -3, width: 1, height: 1)
    )
    #expect(one.union(other) == Rect(x: 0, y: -3, width: 6, height: 5))
    #expect(one.union(one) == one)
  }

  @Test func `rectangles that touch meet, and so does an empty one inside`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.touches(Rect(x: 10, y: 10, width: 5, height: 5)))
    #expect(rect.touches(Rect(x: 4, y: 4, width: 0, height: 0)))
    #expect(!rect.touches(Rect(x: 10.1, y: 0, width: 5, height: 5)))
    #expect(!rect.touches(Rect(x: 0, y: -6, width: 5, height: 5)))
  }

  @Test func `the left and top edges belong to a rectangle, the others do not`() {
    let rect = Rect(x: 1, y: 1, width: 2, height: 2)
    #expect(rect.contains(Point(x: 1, y: 1)))
    #expect(!rect.contains(Point(x: 3, y: 1)))
    #expect(!rect.contains(Point(x: 1, y: 3)))
  }
}
