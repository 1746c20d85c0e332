import AlidadeHeadless
import AlidadeNative

@testable import AlidadeLists

/// A list in columns, 200 points wide and 400 points high, as an application shows it.
@MainActor final class ColumnFixture {
  let controller = ListController()
  let view: HeadlessHostingView
  var selected: Set<Int> = []
  private(set) var ids: [Int]
  private var heights: @Sendable (Int) -> Double
  private let arrange: (List) -> List

  /// - Parameters:
  ///   - heights: returns the height of a row, in points.
  ///   - arrange: adds modifiers to the list.
  init(
    _ ids: [Int], size: Size = Size(width: 200, height: 400),
    heights: @escaping @Sendable (Int) -> Double = { _ in 40 },
    _ arrange: @escaping (List) -> List = { $0.columns(.equal(3), spacing: 10) }
  ) {
    self.ids = ids
    self.heights = heights
    self.arrange = arrange
    view = HeadlessHostingView(size: size) { Text("") }
    show(ids)
  }

  /// Shows rows.
  ///
  /// - Parameter heights: returns the height of a row, in points; `nil` for the former heights.
  func show(_ ids: [Int], heights: (@Sendable (Int) -> Double)? = nil) {
    self.ids = ids
    if let heights { self.heights = heights }
    view.host.setComponent(content)
    view.settle()
  }

  private var content: List {
    let heights = heights
    let list = List(ids, id: \.self, estimatedRowHeight: 40, controller: controller) { id in
      CountedCell(id: id, height: heights(id))
    }
    return arrange(list).selection(
      Binding(selected) { [unowned self] in
        selected = $0
        view.host.setComponent(content)
      })
  }

  var scrollView: HeadlessScrollView { view.list }

  func scroll(by distance: Double) {
    scrollView.scroll(by: distance)
    view.settle()
  }

  private var rows: [HeadlessScrollView.ShownRow] { scrollView.shownRows }

  /// The frames of the rows in sight in the viewport, by id.
  var frames: [Int: Rect] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.view.frameInRoot) })
  }

  /// The texts of the rows in sight, by id.
  var texts: [Int: String] { Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.text) }) }

  /// The text of a row in sight.
  func text(_ id: Int) -> String? { texts[id] }

  func tap(_ id: Int, _ modifiers: KeyModifiers = []) {
    let row = rows.first { $0.id == id }?.view
    row?.descendants.first { $0 is HeadlessTextView }?.tap(modifiers: modifiers)
    view.settle()
  }

  /// The offset, and the rows in sight in their order.
  var reader: (offset: Double, rows: [(id: Int, top: Double)]) {
    let frames = frames.filter { $0.value.maxY > 0 && $0.value.minY < view.size.height }
    let rows = ids.compactMap { id in frames[id].map { (id, $0.minY) } }
    return (controller.offset, rows)
  }

  /// Presses a row in sight, so that it counts that.
  ///
  /// - Returns: `false` if there is no such row.
  func press(_ id: Int) -> Bool {
    guard let row = rows.first(where: { $0.id == id })?.view,
      let text = row.descendants.first(where: { $0.visibleText?.hasPrefix("\(id):") == true })
    else { return false }
    text.tap(count: 2)
    view.settle()
    return true
  }

  @discardableResult
  func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    view.mountHost.pressKey(KeyCombination(key, modifiers), in: view.root)
  }
}

/// A cell that counts the presses of its button.
private struct CountedCell: Component, Equatable {
  let id: Int
  let height: Double

  func initialState() -> Int { 0 }

  func body(_ context: Context<Int>) -> some Component {
    Text("\(id):\(context.state)").onTap(count: 2) { context.update { $0 += 1 } }
      .frame(height: height)
  }
}
