import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct RatioTests {
  private func frames(
    _ ratio: Double, _ contentMode: AspectRatio.ContentMode, in size: Size
  ) -> [Rect] {
    HeadlessHostingView(size: size) {
      Box(background: .red).aspectRatio(ratio, contentMode: contentMode)
    }.boxes
  }

  @Test func `it fits inside, in the middle`() {
    let size = Size(width: 300, height: 200)
    #expect(frames(1, .fit, in: size) == [Rect(x: 50, y: 0, width: 200, height: 200)])
    #expect(frames(3, .fit, in: size) == [Rect(x: 0, y: 50, width: 300, height: 100)])
    #expect(frames(1.5, .fit, in: size) == [Rect(x: 0, y: 0, width: 300, height: 200)])
  }

  @Test func `it covers everything, and sticks out`() {
    let size = Size(width: 300, height: 200)
    #expect(frames(1, .fill, in: size) == [Rect(x: 0, y: -50, width: 300, height: 300)])
    #expect(frames(3, .fill, in: size) == [Rect(x: -150, y: 0, width: 600, height: 200)])
  }

  @Test(arguments: [AspectRatio.ContentMode.fit, .fill])
  func `the axis with a bound decides`(_ mode: AspectRatio.ContentMode) {
    let ratio = AspectRatio(2, contentMode: mode) { Box(background: .red) }
    let wide = SizeRange(max: Size(width: 80, height: .infinity))
    #expect(LayoutProbe.layout(of: ratio, in: wide)?.size == Size(width: 80, height: 40))
    let high = SizeRange(max: Size(width: .infinity, height: 80))
    #expect(LayoutProbe.layout(of: ratio, in: high)?.size == Size(width: 160, height: 80))
  }

  @Test func `without any bound the content decides`() {
    let ratio = block(30, 40).aspectRatio(2)
    #expect(
      LayoutProbe.layout(of: ratio, in: .unbounded)?.size == Size(width: 80, height: 40))
    let flat = block(30, 4).aspectRatio(2)
    #expect(LayoutProbe.layout(of: flat, in: .unbounded)?.size == Size(width: 30, height: 15))
    let least = SizeRange(min: Size(width: 0, height: 50))
    #expect(LayoutProbe.layout(of: flat, in: least)?.size == Size(width: 100, height: 50))
  }

  @Test func `a row does not make it smaller than its content`() {
    let minimum = LayoutProbe.minimum(of: Text("unbreakable").aspectRatio(2))
    #expect(minimum.width == 82.5)
    #expect(minimum.height == 41.25)
    let high = LayoutProbe.minimum(of: block(10, 50).aspectRatio(2))
    #expect(high.width == 100)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a ratio that makes no sense is reported, and the content keeps its shape`(_ ratio: Double) {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let layout = LayoutProbe.layout(of: block(30, 40).aspectRatio(ratio), in: .unbounded)
      #expect(layout?.size == Size(width: 30, height: 40))
    }
    #expect(reports.all.map(\.summary) == ["AspectRatio has an invalid value."])
    #expect(reports.all.first?.values == ["value  \(ratio)"])
  }

  @Test(arguments: [1e-300, 1e300])
  func `an extreme ratio does no harm`(_ ratio: Double) {
    for mode in [AspectRatio.ContentMode.fit, .fill] {
      let view = HeadlessHostingView {
        Box(background: .red).aspectRatio(ratio, contentMode: mode)
      }
      #expect(view.boxes.allSatisfy { $0.size.width.isFinite && $0.size.height.isFinite })
    }
  }
}
