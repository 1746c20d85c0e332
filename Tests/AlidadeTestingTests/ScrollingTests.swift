import Alidade
import AlidadeTesting
import Testing

@MainActor @Suite struct ScrollingTests {
  /// A list that loads more rows as soon as its last one appears.
  private struct Feed: Component {
    static let limit = 3000
    let log: EventLog

    func initialState() -> Int { 10 }
    func body(_ context: Context<Int>) -> some Component {
      let count = context.state
      List((0..<count).map { ToDoItem(id: $0, name: "Row \($0)") }) { item in
        Text(item.name).frame(height: 40).onAppear {
          guard item.id == count - 1, count < Feed.limit else { return }
          log.record("more")
          context.update { $0 += 10 }
        }
      }
      .grow()
    }
  }

  @Test func `a feed that never ends is not searched without end`() {
    let log = EventLog()
    let app = TestHost(size: Size(width: 200, height: 200)) { Feed(log: log) }
    let message = failures { try app.scroll(to: "Sold out") }.first ?? ""
    #expect(message.contains("Sold out"))
    #expect(log.entries.count > 5)
    #expect(log.entries.count < (Feed.limit - 10) / 10)
  }

  @Test func `a list is pulled down and lets its rows be loaded`() async throws {
    let log = EventLog()
    let app = TestHost(size: Size(width: 200, height: 100)) {
      List((0..<50).map { ToDoItem(id: $0, name: "Row \($0)") }) { Text($0.name) }
        .refreshable { log.record("loaded") }
        .grow()
    }
    try app.scroll(by: 40)
    try app.pull(by: 40 + 127)
    for _ in 0..<1_000 { await Task.yield() }
    #expect(log.entries.isEmpty, "the pull was a point too short")
    try app.pull(by: 128, in: "Row 0")
    await waitPatiently(for: "the rows to be loaded") { !log.entries.isEmpty }
    #expect(log.entries == ["loaded"])
    #expect(failures { try app.pull(by: 128, in: "Row 49") }.count == 1)
  }

  @Test func `a row that is scrolled out does not cover the button above its list`() throws {
    let log = EventLog()
    let app = TestHost(size: Size(width: 200, height: 200)) {
      Column {
        Button("Add") { log.record("added") }.frame(height: 30)
        List((0..<50).map { ToDoItem(id: $0, name: "Row \($0)") }) { item in
          Text(item.name).frame(height: 44)
        }
        .grow()
      }
    }
    try app.scroll(by: 20)
    try app.tap("Add")
    #expect(log.entries == ["added"])
  }

  @Test func `a list without height is not searched without end`() {
    let app = TestHost(size: Size(width: 200, height: 0)) { ToDoList(names: ["Milk", "Bread"]) }
    #expect(failures { try app.scroll(to: "Sold out") }.count == 1)
  }
}
