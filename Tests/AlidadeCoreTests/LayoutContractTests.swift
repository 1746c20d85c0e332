import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct LayoutContractTests {
  @Test(arguments: [
    Size(width: 400, height: 10), Size(width: -1, height: 10), Size(width: .nan, height: 10),
    Size(width: 10, height: .nan), Size(width: .infinity, height: 10),
    Size(width: 10, height: .infinity), Size(width: 10, height: -.infinity),
  ])
  func `a size that cannot be is reported, and replaced by one that can`(_ size: Size) {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView {
        Column(alignment: .start) {
          Arbitrary { _, _ in ComponentLayout(size: size) }.background(.red)
          Text("below")
        }
      }
      for frame in view.root.subviews.map(\.frame) {
        #expect(frame.minX.isFinite && frame.minY.isFinite)
        #expect(frame.size.width >= 0 && frame.size.width <= 300)
        #expect(frame.size.height >= 0 && frame.size.height <= 400)
      }
      #expect(view.texts == ["below"])
    }
    #expect(reports.all.first?.summary == "Arbitrary chose a size outside the range it was given.")
  }

  @Test func `a size in the range is no news`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      _ = HeadlessHostingView { Arbitrary { _, range in ComponentLayout(size: range.max) } }
    }
    #expect(reports.all.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a position that cannot be is reported, and replaced by zero`(_ coordinate: Double) {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView {
        Arbitrary(children: [AnyComponent(Text("a"))]) { children, range in
          ComponentLayout(
            size: range.min,
            placements: children.map {
              .init($0.layout(in: range.loosened), at: Point(x: coordinate, y: 7))
            })
        }
      }
      #expect(view.root.subviews.first?.frame.origin == Point(x: 0, y: 7))
    }
    #expect(reports.all.first?.summary.hasPrefix("Arbitrary placed a child") == true)
  }

  @Test func `a child that is left out is not shown`() {
    let view = HeadlessHostingView {
      Arbitrary(children: ["a", "b", "c"].map { AnyComponent(Text($0)) }) { children, range in
        ComponentLayout(
          size: range.min,
          placements: [children[2], children[0]].map {
            .init($0.layout(in: range.loosened), at: .zero)
          })
      }
    }
    #expect(view.texts == ["c", "a"])
  }

  @Test func `children have no more than the range, and may be asked several times`() {
    let view = HeadlessHostingView {
      Arbitrary(children: [AnyComponent(Text("some words that are wrapped"))]) { children, range in
        let wide = children[0].layout(in: .unbounded)
        let narrow = children[0].layout(in: SizeRange(max: Size(width: 60, height: .infinity)))
        #expect(wide.size.height < narrow.size.height)
        #expect(children[0].layout(in: .unbounded) === wide, "an answer is remembered")
        return ComponentLayout(size: range.min, placements: [.init(narrow, at: .zero)])
      }
    }
    #expect(view.root.subviews[0].frame.size.width <= 60)
  }

  @Test func `a child tells the component that places it`() {
    enum Weight: TraitKey {
      static var defaultValue: Int { 1 }
    }
    let view = HeadlessHostingView {
      Arbitrary(
        children: [AnyComponent(Text("a")), Text("b").trait(Weight.self, 5)]
      ) { children, range in
        #expect(children.map { $0[Weight.self] } == [1, 5])
        return ComponentLayout(size: range.min)
      }
    }
    #expect(view.texts.isEmpty)
  }

  @Test(arguments: [
    (ComponentSize(width: 50), 50.0, 50.0), (ComponentSize(minWidth: 60), 60, .infinity),
    (ComponentSize(maxWidth: 70), 0, 70), (ComponentSize(width: 50, minWidth: 60), 60, 60),
    (ComponentSize(width: 50, maxWidth: 40), 40, 40),
    (ComponentSize(minWidth: 60, maxWidth: 40), 60, 60), (ComponentSize(width: .nan), 0, .infinity),
    (ComponentSize(width: -5), 0, .infinity), (ComponentSize(width: .infinity), 0, .infinity),
  ])
  func `a minimum beats a maximum, and both the exact extent`(
    _ size: ComponentSize, _ least: Double, _ most: Double
  ) {
    #expect(size.range.min.width == least)
    #expect(size.range.max.width == most)
    #expect(size.range.min.height == 0)
    #expect(size.range.max.height == .infinity)
  }
}
