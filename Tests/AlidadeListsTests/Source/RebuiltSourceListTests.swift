import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Lists whose component was created when their data source had other elements.
@MainActor @Suite struct RebuiltSourceListTests {
  private let source = DataSource(Item.even(0..<3))
  private let builds = BuildLog()

  private func list() -> List {
    List(source, estimatedRowHeight: 40) { [builds] in ItemRow(item: $0, builds: builds) }
  }

  @Test func `a list that is shown again continues with the rows that it showed last`() {
    let (source, list) = (source, list())
    struct Page: Component, Equatable {
      let content: List
      var body: some Component { content }
      static func == (one: Page, other: Page) -> Bool { true }
    }
    let page = Page(content: list)
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      PageStack(page: page, isListShown: true)
    }
    source.append(contentsOf: Item.even(3..<100))
    view.settle()
    view.list.moveContent(by: Point(x: 0, y: 2000))
    view.settle()
    let pressed = view.list.visibleSubviews.flatMap(\.descendants)
      .compactMap { $0 as? HeadlessPressableView }.first
    #expect(pressed?.press() == true)
    view.settle()
    let texts = view.root.visibleTexts
    #expect(texts.contains { $0.hasSuffix("1 presses") })
    view.update { PageStack(page: page, isListShown: false) }
    view.settle()
    #expect(view.root.visibleTexts.last == "elsewhere")
    view.update { PageStack(page: page, isListShown: true) }
    view.settle()
    #expect(view.root.visibleTexts == texts)
  }

  @Test func `a list in scrolled content is as tall as the rows that its source has now`() {
    let (source, list) = (source, list())
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      Scroll {
        Column {
          list
          Text("below").frame(height: 20)
        }
      }
    }
    view.settle()
    let page = view.list
    #expect(page.contentSize.height == 400, "It isn't scrolled.")
    source.append(contentsOf: Item.even(3..<100))
    view.settle()
    #expect(page.contentSize.height == 4020)
    source.change { $0.removeSubrange(10..<100) }
    view.settle()
    #expect(page.contentSize.height == 420)
  }

  @Test func `changes that follow each other faster than frames are shown in one`() {
    let (source, controller) = (source, ListController())
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { [builds] in
      List(source, estimatedRowHeight: 40, controller: controller) {
        ItemRow(item: $0, builds: builds)
      }
    }
    view.settle()
    let builtBefore = controller.counters.rowsBuiltOnMainThread
    source.append(Item(id: 3, height: 40))
    view.mountHost.runMainWork()
    #expect(view.list.visibleSubviews.count == 4, "the first one isn't delayed")
    for id in 4..<8 {
      source.append(Item(id: id, height: 40))
      view.mountHost.runMainWork()
      #expect(view.list.visibleSubviews.count == 4)
    }
    view.mountHost.runFrame()
    #expect(view.list.visibleSubviews.count == 8)
    #expect(controller.counters.rowsBuiltOnMainThread == builtBefore + 1)
    view.settle()
    #expect(view.mountHost.isIdle)
  }

  @Test func `waiting for a source to be shown ends when the task is canceled`() async {
    let source = source
    let view = HeadlessHostingView(size: Size(width: 300, height: 0)) { [builds] in
      List(source, estimatedRowHeight: 40) { ItemRow(item: $0, builds: builds) }
    }
    source.append(Item(id: 3, height: 40))
    let task = Task { await source.waitUntilShown() }
    task.cancel()
    await task.patientValue()
    withExtendedLifetime(view) {}
  }
}

/// A page with a list, or without.
private struct PageStack<Page: Component>: Component {
  let page: Page
  let isListShown: Bool

  var body: some Component {
    TabView("Pages", selection: Binding(isListShown ? 0 : 1) { _ in }) {
      Tab("List", value: 0) { page }
      Tab("Elsewhere", value: 1) { Text("elsewhere") }
    }
  }
}
