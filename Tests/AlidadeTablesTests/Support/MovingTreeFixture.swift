import AlidadeHeadless
import AlidadeLists
import AlidadeNative
import AlidadeTesting

/// A tree of folders, whose rows are 40 points high, that the user moves.
@MainActor final class MovingTreeFixture {
  private(set) var folders = Folder.some
  private(set) var expanded: Set<String>
  private(set) var selected: Set<String> = []
  /// The moves, as `[trash] before empty in nothing`.
  let log = EventLog()
  let view: HeadlessHostingView

  init(expanded: Set<String> = ["home", "music"], layoutDirection: LayoutDirection = .leftToRight) {
    self.expanded = expanded
    view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Text("") }
    view.layoutDirection = layoutDirection
    show()
    view.settle()
  }

  private func show() {
    let list = List(
      tree: folders, children: \.folders,
      expanded: Binding(expanded) { [unowned self] in
        expanded = $0
        show()
      }
    ) { FolderName(name: $0.id, isButton: false).frame(height: 40) }
    view.host.setComponent(
      AnyComponent(
        list.selection(
          Binding(selected) { [unowned self] in
            selected = $0
            show()
          }
        )
        .onMove { [unowned self] (move: RowMove<String>) in take(move) }
        .onInsert(of: .text) {
          [unowned self] (content: TransferContent, point: RowInsertionPoint<String>) in
          log.record(
            "\(content) before \(point.before ?? "nothing") in \(point.parent ?? "nothing")")
        }))
    view.host.update()
  }

  private func take(_ move: RowMove<String>) {
    log.record(
      "\(move.ids.joined(separator: " ")) before \(move.before ?? "nothing") in \(move.parent ?? "nothing")"
    )
    folders.apply(move, children: \.folders)
    show()
  }

  /// The names of all folders with their depths, from top to bottom, as in `home 0`.
  var outline: [String] { outline(of: folders, at: 0) }

  private func outline(of folders: [Folder], at depth: Int) -> [String] {
    folders.flatMap { ["\($0.id) \(depth)"] + outline(of: $0.folders ?? [], at: depth + 1) }
  }

  /// The names of the visible folders from top to bottom.
  var names: [String] {
    view.settle()
    return rows.compactMap(\.visibleTexts.first)
  }

  var list: HeadlessScrollView {
    guard let list = view.root.descendants.lazy.compactMap({ $0 as? HeadlessScrollView }).first
    else { preconditionFailure("There is no list.") }
    return list
  }

  private var rows: [HeadlessView] {
    list.visibleSubviews.filter { !$0.isInert }
      .sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }
  }

  func row(_ name: String) -> HeadlessView {
    guard let row = rows.first(where: { $0.visibleTexts.first == name }) else {
      preconditionFailure("Folder \(name) isn't visible.")
    }
    return row
  }

  /// Moves the pointer over the list with a row that it holds at its left edge.
  ///
  /// - Parameters:
  ///   - name: the folder.
  ///   - place: the distance from the top, in points.
  ///   - shift: the distance by which the row is moved to the right, in points.
  func hover(_ name: String, over place: Double, shift: Double = 0) -> RowDrag? {
    let drag = list.scrollDelegate?.scrollView(list, dragFrom: row(name))
    guard let drag else { return nil }
    drag.grip = Point(x: 10, y: 20)
    _ = list.scrollDelegate?.scrollView(list, rows: drag, areOver: Point(x: 10 + shift, y: place))
    return drag
  }

  /// Drags a folder to a place and drops it there.
  ///
  /// - Returns: the mark before the drop.
  @discardableResult
  func drag(_ name: String, to place: Double, shift: Double = 0) -> InsertionMark? {
    guard let drag = hover(name, over: place, shift: shift) else { return nil }
    let mark = list.insertionMark
    _ = list.scrollDelegate?.scrollView(list, drop: drag, at: Point(x: 10 + shift, y: place))
    view.settle()
    return mark
  }

  func click(_ name: String, _ modifiers: KeyModifiers = []) {
    row(name).descendants.first { $0 is HeadlessTextView }?.tap(modifiers: modifiers)
  }

  @discardableResult
  func press(_ key: Key, _ modifiers: KeyModifiers = .alt) -> Bool {
    defer { view.settle() }
    return view.mountHost.pressKey(KeyCombination(key, modifiers), in: view.root)
  }
}
