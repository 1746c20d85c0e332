import AlidadeHeadless
import AlidadeNative
import AlidadeTesting

@testable import AlidadeLists

/// A list, ten rows of which are in sight, with a selection that the test holds as an application
/// would.
@MainActor final class SelectionFixture {
  let controller = ListController()
  let builds = EventLog()
  let view: HeadlessHostingView
  private(set) var ids: [Int]
  var selected: Set<Int> = []
  /// The number of times that the user changed the selection.
  var changes = 0
  /// The rows that the user can select, the next time that they are shown.
  var mode: RowSelectionMode
  private let makeList: @MainActor ([Int], ListController, EventLog) -> List

  /// - Parameter list: returns a list without a selection for ids; by default, a list of the ids.
  init(
    _ ids: [Int], mode: RowSelectionMode = .many, selected: Set<Int> = [],
    list: (@MainActor ([Int], ListController, EventLog) -> List)? = nil
  ) {
    self.ids = ids
    self.mode = mode
    self.selected = selected
    makeList =
      list ?? { ids, controller, builds in
        List(ids, id: \.self, estimatedRowHeight: 40, controller: controller) { id in
          SelectableRow(id: id, builds: builds)
        }
      }
    view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }
    show()
    view.settle()
  }

  /// Shows other rows.
  func show(_ ids: [Int]) {
    self.ids = ids
    show()
    view.settle()
  }

  /// Shows the rows and the selection that the application has now.
  func show() {
    view.host.setComponent(content)
    view.host.update()
  }

  @ComponentBuilder private var content: ComponentList {
    let builds = builds
    let list = makeList(ids, controller, builds)
    let open: @MainActor @Sendable (Int) -> Void = { builds.record("open \($0)") }
    switch mode {
    case .none: list
    case .one:
      list.selection(
        Binding(selected.first) { [unowned self] in change($0.map { [$0] } ?? []) },
        onActivate: open)
    case .many:
      list.selection(Binding(selected) { [unowned self] in change($0) }, onActivate: open)
    }
  }

  private func change(_ selected: Set<Int>) {
    self.selected = selected
    changes += 1
    view.host.setComponent(content)
  }

  var host: HeadlessMountHost { view.mountHost }

  var scrollView: HeadlessScrollView { view.list }

  /// The root view of the row with an id; `nil` if it has none.
  func row(_ id: Int) -> HeadlessView? { scrollView.visibleSubviews.first { shownId($0) == id } }

  /// The ids of the rows that look selected, from the top.
  var shown: [Int] {
    inOrder(rowsInSight.filter { $0.rowStatus?.isSelected == true })
  }

  /// The ids of the rows whose components know that they are selected, from the top.
  var known: [Int] {
    inOrder(rowsInSight.filter { $0.visibleTexts.first?.hasSuffix("selected") == true })
  }

  /// The rows in sight, without one that keeps its views because it has the focus.
  private var rowsInSight: [HeadlessView] {
    scrollView.visibleSubviews.filter {
      $0.rowStatus != nil && $0.frameInRoot.maxY > 0 && $0.frameInRoot.minY < 400
    }
  }

  private func inOrder(_ rows: [HeadlessView]) -> [Int] {
    rows.sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }.compactMap(shownId)
  }

  /// The id of the row that has the keyboard focus itself.
  var focused: Int? { host.focusedView.flatMap { $0.rowStatus == nil ? nil : shownId($0) } }

  /// The positions that assistive technologies know of the rows in sight, from the top.
  var positions: [Int] {
    rowsInSight.sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }
      .compactMap { $0.rowStatus?.position }
  }

  private func shownId(_ row: HeadlessView) -> Int? {
    row.visibleTexts.first?.split(separator: " ").first.flatMap { Int($0) }
  }

  /// Clicks the text of a row.
  func click(
    _ id: Int, _ modifiers: KeyModifiers = [], button: PointerButton = .primary, count: Int = 1
  ) {
    let text = row(id)?.descendants.first { $0 is HeadlessTextView }
    text?.tap(button: button, count: count, modifiers: modifiers)
  }

  /// Sends a step of a drag over rows; the points are in the viewport.
  func drag(
    _ phase: GesturePhase, from start: Double, to end: Double, _ modifiers: KeyModifiers = []
  ) {
    scrollView.scrollDelegate?.scrollView(
      scrollView,
      didDrag: DragEvent(
        phase: phase, start: Point(x: 150, y: start), translation: Point(x: 10, y: end - start),
        velocity: .zero, modifiers: modifiers))
  }

  /// Presses a key.
  ///
  /// - Returns: `true` if something used it.
  @discardableResult
  func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    host.pressKey(KeyCombination(key, modifiers), in: view.root)
  }
}

/// A row that shows whether it is selected, and has a button and a field.
struct SelectableRow: Component, Equatable {
  let id: Int
  let builds: EventLog

  func body(_ context: Context<NoState>) -> some Component {
    let isSelected = context.environment(IsRowSelected.self)
    builds.record("\(id)")
    return Row {
      Text(isSelected ? "\(id) selected" : "\(id)")
      if id % 10 == 5 { Button("press \(id)") { [builds] in builds.record("pressed") } }
    }
    .frame(height: 40)
  }

  static func == (one: SelectableRow, other: SelectableRow) -> Bool { one.id == other.id }
}
