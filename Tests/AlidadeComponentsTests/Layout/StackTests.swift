import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct StackTests {
  @Test func `a stack is as large as the largest, and later ones lie on top`() {
    let stack = ZStack {
      block(40, 10)
      Box(background: .blue).frame(width: 20, height: 30)
    }
    #expect(
      LayoutProbe.layout(of: stack, in: .unbounded)?.size == Size(width: 40, height: 30))
    let view = HeadlessHostingView { stack.aligned(.topStart) }
    #expect(
      view.boxes == [
        Rect(x: 0, y: 10, width: 40, height: 10), Rect(x: 10, y: 0, width: 20, height: 30),
      ])
    #expect(view.root.subviews.map(\.options.backgroundColor) == [.red, .blue])
  }

  @Test(arguments: AlignedTests.places)
  func `children stand where the stack says`(_ alignment: Alignment, _ place: Point) {
    let stack = ZStack(alignment: alignment) { block(20, 10) }
    #expect(HeadlessHostingView { stack }.boxes.map(\.origin) == [place])
    let mirrored = HeadlessHostingView { stack.layoutDirection(.rightToLeft) }
    #expect(mirrored.boxes.map(\.origin) == [Point(x: 280 - place.x, y: place.y)])
  }

  @Test func `the baseline is that of the lowest text`() {
    let text = LayoutProbe.layout(of: Text("a"), in: .unbounded)
    let stack = ZStack(alignment: .bottom) {
      block(10, 100)
      Text("a")
      Text("b").size(40)
    }
    let layout = LayoutProbe.layout(of: stack, in: .unbounded)
    #expect(layout?.baseline == (text?.baseline ?? 0) + 100 - (text?.size.height ?? 0))
  }

  @Test func `static components stand where they say`() {
    let stage = AbsoluteLayout {
      block(10, 10)
      block(20, 10).position(x: 30, y: 5)
      block(20, 10).position(x: -5, y: 50)
    }
    #expect(
      LayoutProbe.layout(of: stage, in: .unbounded)?.size == Size(width: 50, height: 60))
    #expect(
      HeadlessHostingView { stage }.boxes == [
        Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 30, y: 5, width: 20, height: 10),
        Rect(x: -5, y: 50, width: 20, height: 10),
      ])
    #expect(
      HeadlessHostingView { stage.layoutDirection(.rightToLeft) }.boxes.map(\.minX)
        == [290, 250, 285])
  }

  @Test func `text in a static place wraps at the edge`() {
    let view = HeadlessHostingView { AbsoluteLayout { Text("some words").position(x: 240, y: 0) } }
    #expect(view.first(HeadlessTextView.self)?.visibleText == "some\nwords")
  }

  @Test func `a static place holds its children at their smallest`() {
    let minimum = LayoutProbe.minimum(
      of: AbsoluteLayout { Text("some words").position(x: 240, y: 9) }, width: 1_000)
    #expect(minimum.width == 240 + 37.5)
    #expect(minimum.height == 9 + 19)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a position that makes no sense is reported and counts as zero`(_ coordinate: Double) {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView {
        AbsoluteLayout { block(20, 10).position(x: coordinate, y: 7) }
      }
      #expect(view.boxes.map(\.origin) == [Point(x: 0, y: 7)])
    }
    #expect(
      reports.all.map(\.summary) == ["The x coordinate of a position has an invalid value."])
  }
}
