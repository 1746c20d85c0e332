import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

extension WidthClass {
  fileprivate static let huge = WidthClass(from: 1200)
}

@MainActor @Suite struct WidthClassTests {
  private struct Reader: Component, Equatable {
    let log: EventLog

    func body(_ context: Context<NoState>) -> some Component {
      let _ = log.record("\(Int(context.widthClass.minimum))")
      Text("from \(Int(context.widthClass.minimum))")
    }
  }

  private struct Desktop: App {
    let log = EventLog()
    var width = 900.0

    func body(_ context: Context<NoState>) -> some Component {
      Window("Window", size: Size(width: width, height: 300)) { Reader(log: log) }
    }
  }

  @Test func `a component is built again when the class of the window changes`() throws {
    let desktop = Desktop()
    let window = try TestApplication(desktop).window("Window")
    #expect(desktop.log.take() == ["860"], "The class is known before the window has a size.")
    for width in stride(from: 899.0, through: 860, by: -1) {
      window.resize(to: Size(width: width, height: 300))
    }
    #expect(desktop.log.take() == [], "The class is the same.")
    window.resize(to: Size(width: 859, height: 300))
    #expect(desktop.log.take() == ["500"])
    window.expect("from 500")
    window.resize(to: Size(width: 320, height: 300))
    #expect(desktop.log.take() == ["0"])
    window.resize(to: Size(width: 2000, height: 300))
    #expect(desktop.log.take() == ["860"])
  }

  @Test func `the class is right before the frame is shown`() throws {
    let desktop = Desktop()
    let window = try TestApplication(desktop).window("Window")
    window.view.size = Size(width: 320, height: 300)
    #expect(window.view.root.visibleTexts == ["from 0"])
  }

  @Test func `a part of a window has classes of its own`() throws {
    let log = EventLog()
    let host = TestHost(size: Size(width: 700, height: 200)) {
      Row {
        Box(background: .red).frame(width: 250)
        Reader(log: log).grow().basis(0).widthClasses([.huge, .medium, WidthClass(from: 400)])
      }
    }
    host.expect("from 400")
    host.resize(to: Size(width: 740, height: 200))
    host.expect("from 400")
    host.resize(to: Size(width: 751, height: 200))
    host.expect("from 500")
    host.resize(to: Size(width: 1460, height: 200))
    host.expect("from 1200")
    host.resize(to: Size(width: 300, height: 200))
    host.expect("from 0")
  }

  @Test func `outside of a window, the class is wide`() throws {
    let host = TestHost(size: Size(width: 300, height: 200)) { Reader(log: EventLog()) }
    host.expect("from 860")
  }

  @Test func `classes that change apply to the same width`() throws {
    let log = EventLog()
    let host = TestHost(size: Size(width: 700, height: 200)) {
      Reader(log: log).widthClasses([.medium])
    }
    host.expect("from 500")
    host.update { Reader(log: log).widthClasses([WidthClass(from: 650), .huge]) }
    host.expect("from 650")
    host.update { Reader(log: log).widthClasses([]) }
    host.expect("from 0")
  }

  @Test func `classes are ordered by their widths`() {
    #expect(WidthClass.compact < .medium)
    #expect(WidthClass.medium < .wide)
    #expect(WidthClass.wide >= .wide)
  }

  @Test func `a width that is no width is reported`() {
    let reports = DiagnosticsRecorder.reports {
      #expect(WidthClass(from: .nan).minimum == 0)
      #expect(WidthClass(from: -1) == .compact)
    }
    #expect(reports.count == 2)
  }

  @Test func `a split view collapses by the same means`() throws {
    struct Page: Component {
      var body: some Component {
        SplitView(collapsesBelow: WidthClass.medium.minimum) {
          Text("sidebar")
        } content: {
          Text("content")
        }
      }
    }
    let host = TestHost(size: Size(width: 500, height: 200)) { Page() }
    host.expect("content")
    host.resize(to: Size(width: 499, height: 200))
    host.expectNone("content")
  }
}
