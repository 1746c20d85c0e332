import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@MainActor @Suite struct ContentTooltipTests {
  private final class Builds: Sendable {
    let count = Mutex(0)
  }

  private struct Card: Component {
    let builds: Builds
    func body(_ context: Context<NoState>) -> some Component {
      let _ = builds.count.withLock { $0 += 1 }
      Row {
        Text("Ada")
        Text("Lovelace")
      }
    }
  }

  private let builds = Builds()

  private func page() -> TestHost {
    TestHost(size: Size(width: 400, height: 300)) { [builds] in
      Column(alignment: .start) {
        Button("Person") {}.tooltip("Ada Lovelace") { Card(builds: builds) }
        Button("Other") {}
      }
    }
  }

  private func tooltips(_ host: TestHost) -> [TestElement] { host.findAll(.role(.tooltip)) }

  @Test func `the content is built when the pointer rests, and goes with it`() throws {
    let host = page()
    try host.hover("Person")
    host.advance(by: .milliseconds(400))
    #expect(tooltips(host).isEmpty && builds.count.withLock { $0 } == 0)
    host.advance(by: .milliseconds(200))
    #expect(tooltips(host).first?.text == "Ada Lovelace")
    #expect(builds.count.withLock { $0 } == 1)
    try host.hover("Other")
    #expect(tooltips(host).isEmpty)
  }

  @Test func `a pointer that passes by shows nothing`() throws {
    let host = page()
    try host.hover("Person")
    host.advance(by: .milliseconds(300))
    try host.hover("Other")
    host.advance(by: .milliseconds(300))
    try host.hover("Person")
    host.advance(by: .milliseconds(300))
    #expect(tooltips(host).isEmpty)
  }

  @Test func `Control-F1 shows it for the focus, until the focus leaves`() throws {
    let host = page()
    try host.tap("Person")
    host.press(.function(1), .control)
    #expect(tooltips(host).count == 1)
    #expect(try host.find(.role(.button, "Person")).isFocused, "A tooltip doesn't take the focus.")
    host.press(.tab)
    #expect(tooltips(host).isEmpty)
    #expect(try host.find(.role(.button, "Other")).isFocused)
  }

  @Test func `Escape closes it`() throws {
    let host = page()
    try host.tap("Person")
    host.press(.function(1), .control)
    #expect(host.press(.escape))
    #expect(tooltips(host).isEmpty)
    #expect(!host.press(.escape))
  }

  @Test func `assistive technologies get its text`() throws {
    let host = page()
    let hints = host.view.root.descendants.compactMap { $0.options.accessibility?.hint }
    #expect(hints == ["Ada Lovelace"])
  }

  @Test func `the content doesn't catch the pointer`() throws {
    let host = page()
    try host.hover("Person")
    host.advance(by: .seconds(1))
    let frame = try #require(tooltips(host).first).frame
    let hit = host.view.root.hitTest(Point(x: frame.minX + 4, y: frame.minY + 4))
    #expect(hit?.role != .tooltip)
    try host.tap("Person")
  }

  @Test func `a popover takes the place of a tooltip`() throws {
    struct Both: Component {
      func initialState() -> Bool { false }
      func body(_ context: Context<Bool>) -> some Component {
        Button("Open") { context.update { $0 = true } }
          .tooltip("more") { Text("More") }
          .popover(isPresented: context.binding(\.self)) { Text("Content") }
      }
    }
    let host = TestHost { Both() }
    try host.hover("Open")
    host.advance(by: .seconds(1))
    #expect(tooltips(host).count == 1)
    try host.tap("Open")
    #expect(tooltips(host).isEmpty && host.contains("Content"))
  }
}
