import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct OverlayTests {
  @Test(arguments: AlignedTests.places)
  func `a badge has its own size and its place`(_ alignment: Alignment, _ place: Point) {
    let badge = { block(20, 10) }
    let above = Leaf().overlay(alignment: alignment) { badge() }
    #expect(HeadlessHostingView { above }.boxes.map(\.origin) == [place])
    let behind = Leaf().background(alignment: alignment) { badge() }
    #expect(HeadlessHostingView { behind }.boxes.map(\.origin) == [place])
    let mirrored = HeadlessHostingView { above.layoutDirection(.rightToLeft) }
    #expect(mirrored.boxes.map(\.origin) == [Point(x: 280 - place.x, y: place.y)])
  }

  @Test func `a badge takes no space, and sticks out where it is not aligned`() {
    let icon = block(16, 16).overlay(alignment: .topEnd) {
      Box(background: .blue).frame(width: 30, height: 8)
    }
    #expect(
      LayoutProbe.layout(of: icon, in: .unbounded)?.size == Size(width: 16, height: 16))
    let view = HeadlessHostingView { icon.padding(50).aligned(.topStart) }
    #expect(view.boxes.last == Rect(x: 36, y: 50, width: 30, height: 8))
  }

  @Test func `text on something small is not cut off, and wraps on something large`() {
    let small = HeadlessHostingView {
      block(16, 16).overlay(alignment: .top) { Text("unbreakable words") }.aligned(.center)
    }
    #expect(small.first(HeadlessTextView.self)?.visibleText == "unbreakable\nwords")
    let large = HeadlessHostingView {
      block(100, 100).overlay(alignment: .top) { Text("unbreakable words") }.aligned(.center)
    }
    #expect(large.first(HeadlessTextView.self)?.visibleText == "unbreakable\nwords")
  }
}
