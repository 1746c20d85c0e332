import AlidadeHeadless
import AlidadeNative

@testable import AlidadeLists

/// A page that scrolls: a header, a list at its full height, and a footer.
@MainActor final class PageFixture {
  let page = ScrollController()
  let list = ListController()
  let builds = BuildLog()
  let view: HeadlessHostingView
  private(set) var items: [Item]
  private let modify: @MainActor (List) -> List

  static let headerHeight = 100.0
  static let footerHeight = 50.0

  init(
    _ items: [Item], size: Size = Size(width: 300, height: 400),
    modify: @escaping @MainActor (List) -> List = { $0 }
  ) {
    self.items = items
    self.modify = modify
    view = HeadlessHostingView(size: size) { Text("") }
    show(items)
    view.settle()
  }

  /// Shows other items.
  func show(_ items: [Item]) {
    self.items = items
    view.host.setComponent(content)
    view.host.update()
  }

  @ComponentBuilder private var content: ComponentList {
    let builds = builds
    let rows = modify(
      List(items, estimatedRowHeight: 44, controller: list) { ItemRow(item: $0, builds: builds) })
    Scroll(controller: page) {
      Text("header").frame(height: PageFixture.headerHeight)
      rows
      Text("footer").frame(height: PageFixture.footerHeight)
    }
  }

  /// Scrolls the page and lets everything settle.
  func scroll(to offset: Double) {
    page.offset.y = offset
    view.settle()
  }

  /// The tops of the rows in sight, by their ids, in the window.
  var sight: [Int: Double] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.frame.minY) })
  }

  /// The tops and heights of the views of rows in the window, from the top.
  var rows: [(id: Int, frame: Rect)] {
    pressables.compactMap { view in
      ItemRow.id(in: view.visibleTexts.joined()).map { ($0, view.frameInRoot) }
    }
    .filter { $0.1.maxY > 0 && $0.1.minY < view.size.height }
    .sorted { $0.1.minY < $1.1.minY }
  }

  /// The scroll view of the list; `nil` while it has none.
  var listView: HeadlessScrollView? {
    view.root.descendants.compactMap { $0 as? HeadlessScrollView }.last
  }

  /// The number of rows that have views.
  var viewCount: Int { pressables.count }

  private var pressables: [HeadlessPressableView] {
    view.root.descendants.compactMap { $0 as? HeadlessPressableView }.filter(\.isVisible)
  }

  /// The top and the end in the window of what shows a text; `nil` if nothing does.
  func frame(of text: String) -> Rect? {
    view.root.descendants.first { $0.visibleText == text && $0.isVisible }?.frameInRoot
  }
}
