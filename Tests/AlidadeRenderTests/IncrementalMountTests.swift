import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

@MainActor struct IncrementalMountTests {
  /// The first ten rows; a row that is only touched would count as in sight.
  private let window = Rect(x: 0, y: 1, width: 100, height: 93)

  private func rows(_ count: Int) -> [Node] {
    (0..<count).map { .label("\($0)", y: Double($0) * 10) }
  }

  @Test func `only what is in sight is mounted`() {
    let stage = Stage()
    stage.mount(rows(1000), isIncremental: true, visible: window)
    #expect(stage.texts == (0..<10).map(String.init))
    #expect(stage.mounter.counters.viewsCreated == 10)
  }

  @Test func `a scroll that crosses no edge does nothing`() {
    let stage = Stage()
    stage.mount(rows(1000), isIncremental: true, visible: window)
    let operations = stage.operations {
      stage.mounted.scroll(to: window.offset(by: Point(x: 0, y: 4)))
    }
    #expect(operations == [])
  }

  @Test func `a scroll by a row costs one row`() {
    let stage = Stage()
    stage.mount(rows(1000), isIncremental: true, visible: window)
    let operations = stage.operations {
      stage.mounted.scroll(to: window.offset(by: Point(x: 0, y: 10)))
    }
    #expect(stage.texts == (1..<11).map(String.init))
    #expect(operations.map(\.kind) == [.move, .set, .setFrame])
  }

  @Test(arguments: [1.0, -1.0])
  func `steady scrolling makes no view and toggles none`(direction: Double) {
    let stage = Stage()
    let start = window.offset(by: Point(x: 0, y: 5_000))
    stage.mount(rows(1000), isIncremental: true, visible: start)
    stage.mounted.scroll(to: start.offset(by: Point(x: 0, y: direction * 10)))
    let counters = stage.counters {
      for step in 2..<300 {
        stage.mounted.scroll(to: start.offset(by: Point(x: 0, y: direction * Double(step) * 10)))
      }
    }
    #expect(counters.viewsCreated == 0)
    #expect(counters.viewsHidden == 0)
    #expect(counters.viewsShown == 0)
    #expect(counters.attributesApplied == 298)
    let first = Int(500 + direction * 299)
    #expect(stage.texts == (first..<(first + 10)).map(String.init))
  }

  @Test func `a jump shows the other place with the views at hand`() {
    let stage = Stage()
    stage.mount(rows(1000), isIncremental: true, visible: window)
    let counters = stage.counters {
      stage.mounted.scroll(to: window.offset(by: Point(x: 0, y: 8_000)))
    }
    #expect(stage.texts == (800..<810).map(String.init))
    #expect(counters.viewsCreated == 0)
    #expect(counters.viewsMoved == 0)
  }

  @Test func `a view that comes between others stands between them, whatever waited below`() {
    let stage = Stage()
    var tall = Node.label("tall")
    tall.frame = Rect(x: 0, y: 0, width: 10, height: 1000)
    let nodes = [
      Node.label("a", y: 0), tall, .label("b", y: 200), .label("c", y: 300), .label("d", y: 400),
    ]
    stage.mount(nodes, isIncremental: true, visible: window)
    #expect(stage.texts == ["a", "tall"])
    stage.mounted.scroll(to: Rect(x: 0, y: 400, width: 100, height: 5))
    stage.mounted.scroll(to: Rect(x: 0, y: 305, width: 100, height: 100))
    #expect(stage.texts == ["tall", "c", "d"])
  }

  @Test func `something that sticks out of its parent brings its parents into sight`() {
    let stage = Stage()
    let box = Node.box([.label("far", y: 500)])
    stage.mount([box], isIncremental: true, visible: window)
    #expect(stage.views.count == 1)
    stage.mounted.scroll(to: Rect(x: 0, y: 495, width: 100, height: 100))
    #expect(stage.views.count == 1)
    #expect(stage.root.visibleTexts == ["far"])
    stage.mounted.scroll(to: Rect(x: 0, y: 600, width: 100, height: 100))
    #expect(stage.views.isEmpty)
  }

  @Test func `scrolling sideways is noticed`() {
    let stage = Stage()
    var right = Node.label("right")
    right.frame.origin.x = 300
    stage.mount([.label("left"), right], isIncremental: true, visible: window)
    #expect(stage.texts == ["left"])
    stage.mounted.scroll(to: window.offset(by: Point(x: 250, y: 0)))
    #expect(stage.texts == ["right"])
  }

  @Test func `no rectangle means all of it`() {
    let stage = Stage()
    let tree = Stage.tree(rows(30), isIncremental: true)
    stage.mounted.update(to: tree, visibleRect: window)
    #expect(stage.texts.count == 10)
    stage.mounted.update(to: tree, visibleRect: nil)
    #expect(stage.texts.count == 30)
    stage.mounted.scroll(to: window)
    #expect(stage.texts.count == 10)
  }

  @Test func `an unchanged tree with an unchanged rectangle returns at once`() {
    let stage = Stage()
    let tree = Stage.tree(rows(30), isIncremental: true)
    stage.mounted.update(to: tree, visibleRect: window)
    let counters = stage.counters { stage.mounted.update(to: tree, visibleRect: window) }
    #expect(counters == MountCounters())
  }

  @Test func `a tree that is not incremental is mounted as a whole`() {
    let stage = Stage()
    stage.mount(rows(30), isIncremental: false, visible: window)
    #expect(stage.texts.count == 30)
    let operations = stage.operations {
      stage.mounted.scroll(to: window.offset(by: Point(x: 0, y: 5_000)))
    }
    #expect(operations == [])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a rectangle without a place does no harm`(value: Double) {
    let stage = Stage()
    stage.mount(rows(30), isIncremental: true, visible: window)
    stage.mounted.scroll(to: Rect(x: 0, y: value, width: 100, height: 95))
    stage.mounted.scroll(to: Rect(x: value, y: 0, width: value, height: value))
    stage.mounted.scroll(to: window)
    #expect(stage.texts == (0..<10).map(String.init))
  }

  @Test func `rows inserted above move no view that stays`() {
    let stage = Stage()
    let nodes = rows(20)
    stage.mount(nodes, isIncremental: true, visible: window)
    var later = nodes
    for index in later.indices { later[index].frame.origin.y += 20 }
    let counters = stage.counters {
      stage.mount(
        [.label("x", y: 0), .label("y", y: 10)] + later, isIncremental: true, visible: window)
    }
    #expect(stage.texts == ["x", "y"] + (0..<8).map(String.init))
    #expect(counters.attributesApplied == 2)
    #expect(counters.viewsCreated == 0)
    #expect(counters.viewsMoved == 2)
  }
}
