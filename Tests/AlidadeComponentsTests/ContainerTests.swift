import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct ContainerTests {
  private func frames(@ComponentBuilder _ content: () -> ComponentList) -> [Rect] {
    HeadlessHostingView(content).boxes
  }

  @Test func `an inset keeps its distances`() {
    let insets = EdgeInsets(top: 1, start: 2, bottom: 3, end: 4)
    #expect(
      frames { Box(background: .red).padding(insets) }.first
        == Rect(x: 2, y: 1, width: 294, height: 196))
    let view = HeadlessHostingView { Column(alignment: .start) { block(10, 10).padding(insets) } }
    #expect(view.host.sizeThatFits(.unbounded) == Size(width: 16, height: 14))
    #expect(
      frames { block(10, 10).padding(horizontal: 7, vertical: 8) }.first?.origin
        == Point(x: 7, y: 8))
    #expect(frames { block(1, 1).padding(EdgeInsets(9)) }.first?.origin == Point(x: 9, y: 9))
  }

  @Test func `an inset larger than the space leaves none, and stays in the range`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView(size: Size(width: 10, height: 10)) {
        Box(background: .red).padding(20)
      }
      #expect(view.boxes.first?.size == .zero)
    }
    #expect(reports.all.isEmpty)
  }

  @Test func `an inset that cannot be is reported and does no harm`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      for distance in [Double.nan, .infinity] {
        let view = HeadlessHostingView { Text("a").padding(distance) }
        #expect(view.root.subviews.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
      }
    }
    #expect(!reports.all.isEmpty)
  }

  @Test func `what is in the center is as large as it likes`() {
    let view = HeadlessHostingView { Center { block(20, 10) }.frame(height: 200) }
    #expect(view.boxes == [Rect(x: 140, y: 95, width: 20, height: 10)])
    #expect(view.host.sizeThatFits(.unbounded) == Size(width: 20, height: 200))
  }

  @Test func `a size is kept as far as the surroundings allow`() {
    #expect(frames { Column { Row { block(20, 10) } } }.first?.size == Size(width: 20, height: 10))
    #expect(
      frames { Row { Text("abcd").background(.red).frame(minWidth: 50) } }.first?.size.width == 50)
    #expect(
      frames {
        Column(alignment: .start) { Text("a b c d e f").background(.red).frame(maxWidth: 40) }
      }
      .first?.size.width ?? 0 <= 40)
    #expect(frames { block(1_000, 10) }.first?.size.width == 300)
    #expect(
      HeadlessHostingView { block(40, 30) }.host.sizeThatFits(.unbounded)
        == Size(width: 40, height: 30))
  }

  @Test func `a background lies behind and is as large, an overlay lies above`() {
    let view = HeadlessHostingView {
      Column(alignment: .start) {
        Text("four").background(.red, cornerRadius: 3).overlay { Box(background: .blue) }
      }
    }
    let views = view.root.subviews
    #expect(
      views.map(\.frame) == Array(repeating: Rect(x: 0, y: 0, width: 30, height: 19), count: 3))
    #expect(views.map(\.options.backgroundColor) == [.red, nil, .blue])
    #expect(views[0].options.cornerRadius == 3)
  }

  @Test func `a background of several lies all behind`() {
    let view = HeadlessHostingView {
      Text("four").background {
        Box(background: .red)
        Box(background: .blue)
      }
    }
    #expect(view.boxes.count == 2)
    #expect(view.boxes[0] == view.boxes[1])
    #expect(view.root.subviews.last is HeadlessTextView)
  }

  @Test func `a leaf is a view of a size, or no view at all`() {
    let view = HeadlessHostingView {
      Row {
        Leaf(size: ComponentSize(width: 10, height: 10))
        Leaf(
          view: ViewConfiguration(
            .container(), attributes: ViewOptions(backgroundColor: .red).viewAttributes()),
          size: ComponentSize(width: 50, height: 60)
        ) { Text("in it") }
        Leaf(view: .none)
      }
    }
    #expect(view.root.subviews.count == 1)
    #expect(view.boxes == [Rect(x: 10, y: 0, width: 50, height: 60)])
    #expect(view.first(HeadlessTextView.self)?.superview === view.root.subviews[0])
  }

  @Test func `a box sets what it is told, and only that`() {
    let border = Border(width: 2, color: .blue)
    let shadow = Shadow(color: .black, blur: 4)
    let view = HeadlessHostingView {
      Box(
        background: .red, border: border, cornerRadius: 5, shadow: shadow, clips: true, role: .group
      ) { Text("in it") }
      Box()
    }
    let boxes = view.root.subviews
    #expect(
      boxes[0].options
        == ViewOptions(
          backgroundColor: .red, clipsToBounds: true, border: border, cornerRadius: 5,
          shadow: shadow))
    #expect(boxes[0].role == .group)
    #expect(boxes[0].subviews.count == 1)
    #expect(boxes[1].options == ViewOptions())
    #expect(boxes[1].role == .generic)
  }
}
