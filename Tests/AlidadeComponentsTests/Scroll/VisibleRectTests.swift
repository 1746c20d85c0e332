import AlidadeHeadless
import AlidadeNative
import Testing

/// Hosts of which other code shows a part.
@MainActor @Suite struct VisibleRectTests {
  private let view = HeadlessHostingView(size: Size(width: 100, height: 20_000)) {
    Column { ForEach(0..<1000, id: \.self) { Text("line \($0)").frame(height: 20) } }
  }

  private var texts: [String] {
    view.root.descendants.filter(\.isVisible).compactMap(\.visibleText)
  }

  private func look(at top: Double) {
    view.host.visibleRect = Rect(x: 0, y: top, width: 100, height: 200)
    view.settle()
  }

  @Test func `a host mounts everything unless it knows what is in sight`() {
    #expect(texts.count == 1000)
    look(at: 0)
    #expect(texts.count <= 17 && texts.first == "line 0")
    view.host.visibleRect = nil
    view.settle()
    #expect(texts.count == 1000)
  }

  @Test func `it follows what is in sight at once, and reuses its views`() {
    look(at: 0)
    look(at: 5005)
    let created = view.counters.viewsCreated
    view.host.visibleRect = Rect(x: 0, y: 5205, width: 100, height: 200)
    #expect(texts.contains("line 261") && texts.contains("line 269") && texts.count <= 22)
    #expect(view.counters.viewsCreated == created)
    view.mountHost.log.clear()
    view.host.visibleRect = Rect(x: 0, y: 5206, width: 100, height: 200)
    #expect(view.mountHost.log.operations.isEmpty, "Nothing crossed an edge.")
  }

  @Test func `changes are mounted only in sight`() {
    look(at: 4000)
    view.update {
      Column { ForEach(0..<1000, id: \.self) { Text("row \($0)").frame(height: 20) } }
    }
    #expect(texts.count <= 22 && texts.contains("row 200"))
  }

  /// Lines that count how often the line 300 has appeared.
  private struct Counting: Component {
    let link: ContextLink<Int>

    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      let _ = link.keep(context)
      Column {
        ForEach(Array(0..<1000), id: \.self) { number in
          Text("line \(number) of \(context.state)").frame(height: 20)
            .onAppear { if number == 300 { context.updateImmediately { $0 += 1 } } }
        }
      }
    }
  }

  @Test func `a line that changes the state when it scrolls into sight is shown with the change`()
    throws
  {
    let link = ContextLink<Int>()
    // All lines appear once before the visible part is known.
    view.update { Counting(link: link) }
    look(at: 0)
    view.host.visibleRect = Rect(x: 0, y: 5900, width: 100, height: 200)
    #expect(texts.contains("line 300 of 2"))
    try #require(link.context).update { $0 += 1 }
    view.settle()
    #expect(texts.contains("line 300 of 3"))
  }
}
