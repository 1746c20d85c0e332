import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Loads pages with an asynchronous action; rows are 40 points high, and 15 are visible.
@MainActor @Suite struct PageLoadingTests {
  private let log = EventLog()
  private let memory = ListMemory()
  private let controller = ListController()
  private let view = HeadlessHostingView(size: Size(width: 200, height: 600)) { Text("") }
  private let source = DataSource(Item.even(0..<30))

  /// Shows the elements whose ids aren't in a range.
  private func show(
    without hidden: Range<Int> = 0..<0, load: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    show(source.filtered(by: hidden) { !$1.contains($0.id) }, load: load)
  }

  private func show(
    _ elements: DataSource<Item>.Query,
    load: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    let log = log
    view.host.setComponent(
      List(elements, estimatedRowHeight: 40, controller: controller) { item in
        Text("\(item.id)").frame(height: 40)
      }
      .remembered(by: memory)
      .onNearEnd(within: 5) { (id: Int) in
        log.record("\(id)")
        try await load()
      })
    view.settle()
  }

  private func scroll(toRow row: Int) {
    controller.scroll(toRow: row)
    view.settle()
  }

  /// Lets the actions run, and shows their results.
  private func run() async {
    for _ in 0..<100 {
      await Task.yield()
      view.settle()
    }
  }

  @Test func `a page that could not be loaded is requested when the user comes back`() async {
    show { throw CancellationError() }
    scroll(toRow: 29)
    await run()
    #expect(log.take() == ["29"], "once while the user stays")
    scroll(toRow: 0)
    await run()
    #expect(log.take() == [])
    scroll(toRow: 29)
    await run()
    #expect(log.take() == ["29"])
  }

  @Test func `a page that could not be loaded is requested when the list is shown again`() async {
    show { throw CancellationError() }
    scroll(toRow: 29)
    await run()
    view.host.setComponent(Text("gone"))
    view.settle()
    show { throw CancellationError() }
    await run()
    #expect(log.take() == ["29", "29"])
  }

  @Test func `a page that a filter hides leads to the next one`() async {
    let source = source
    show(without: 30..<90) {
      let count = source.elements.count
      source.append(contentsOf: Item.even(count..<count + 30))
    }
    scroll(toRow: 29)
    await run()
    #expect(log.take() == ["29", "29", "29"])
    #expect(source.elements.count == 120, "the third page is below")
  }

  @Test func `a page that is sorted before the last row leads to the next one`() async {
    let source = source
    show(source.sorted(by: \.id, .descending)) {
      let count = source.elements.count
      if count < 90 { source.append(contentsOf: Item.even(count..<count + 30)) }
    }
    scroll(toRow: 29)
    await run()
    #expect(log.take() == ["0", "0", "0"], "the third call adds nothing")
    #expect(source.elements.count == 90)
  }

  @Test func `a stricter filter isn't the page of an action that added nothing`() async {
    show {}
    scroll(toRow: 29)
    await run()
    #expect(log.take() == ["29"])
    for hidden in [0..<5, 0..<6, 0..<0] {
      show(without: hidden) {}
      await run()
    }
    #expect(log.take() == [])
  }

  @Test func `elements that arrive later aren't the page of an action that added nothing`() async {
    let source = source
    show(source.sorted(by: \.id, .descending)) {}
    scroll(toRow: 29)
    await run()
    source.append(Item(id: 30, height: 40))
    await run()
    #expect(log.take() == ["0"])
  }

  @Test func `an action that adds nothing is called once`() async {
    show {}
    for row in [29, 0, 29] {
      scroll(toRow: row)
      await run()
    }
    #expect(log.take() == ["29"])
  }

  @Test func `nothing is requested while a page is loading`() async {
    let (arrival, didArrive) = AsyncStream<Void>.makeStream()
    show { for await _ in arrival { break } }
    scroll(toRow: 29)
    await run()
    source.append(contentsOf: Item.even(30..<33))
    await run()
    #expect(log.take() == ["29"])
    didArrive.yield()
    await run()
    #expect(log.take() == ["32"])
    didArrive.finish()
  }

  /// Returns a list of the elements of a source.
  private func list(_ source: DataSource<Item>) -> List {
    List(source, estimatedRowHeight: 40, controller: controller) { item in
      Text("\(item.id)").frame(height: 40)
    }
  }

  @Test func `an action without an id loads the next page`() async {
    let (log, source) = (log, source)
    view.host.setComponent(
      list(source).onNearEnd(within: 5) {
        log.record("load")
        await Task.yield()
        source.append(contentsOf: Item.even(30..<60))
      })
    view.settle()
    await run()
    #expect(log.take() == [])
    scroll(toRow: 29)
    await run()
    #expect(log.take() == ["load"])
    #expect(source.elements.count == 60)
  }

  @Test(arguments: [false, true])
  func `older rows are loaded above those that the user sees`(takesID: Bool) async {
    let (log, source) = (log, DataSource(Item.even(30..<60)))
    let load: @MainActor @Sendable (String) async -> Void = { name in
      log.record(name)
      await Task.yield()
      source.replaceAll(with: Item.even(0..<60))
    }
    let messages = list(source)
    view.host.setComponent(
      takesID
        ? messages.onNearStart(within: 5) { (first: Int) in await load("before \(first)") }
        : messages.onNearStart(within: 5) { await load("before the first") })
    view.settle()
    await run()
    #expect(log.take() == [takesID ? "before 30" : "before the first"])
    #expect(controller.offset == 1_200)
    #expect(view.root.visibleTexts.contains("30"))
  }
}
