import AlidadeHeadless
import AlidadeNative
import AlidadeTesting

@testable import AlidadeLists

/// Lists side by side, ten rows of which are in sight, whose rows the user moves as an application
/// lets them.
@MainActor final class MovingFixture {
  /// The elements of each list.
  var lists: [[Int]]
  /// The moves, as `[1, 2] before 5 in 0`.
  let log = EventLog()
  var selected: Set<Int> = []
  let view: HeadlessHostingView
  /// A Boolean value that is `true` if the application moves what the user moves.
  var takesMoves = true
  private let group: String?
  private let selects: Bool
  private let animation: Animation?

  /// - Parameters:
  ///   - lists: the elements of each list; no element is in two of them.
  ///   - group: the group of all lists.
  ///   - selects: `true` if the user can select rows.
  ///   - animation: the animation of the rows.
  init(
    _ lists: [[Int]], within group: String? = nil, selects: Bool = true,
    _ animation: Animation? = nil
  ) {
    self.lists = lists
    self.group = group
    self.selects = selects
    self.animation = animation
    view = HeadlessHostingView(size: Size(width: 200 * Double(lists.count), height: 400)) {
      Text("")
    }
    show()
    view.settle()
  }

  func show() {
    view.host.setComponent(content)
    view.host.update()
  }

  private var content: AnyComponent {
    AnyComponent(
      Row {
        for index in lists.indices {
          moving(index).frame(width: 200, height: 400).key(index)
        }
      })
  }

  private func moving(_ index: Int) -> List {
    let list = List(lists[index], id: \.self, estimatedRowHeight: 40) { id in
      Text("\(id)").frame(height: 40)
    }
    .onMove(within: group) { [unowned self] (move: RowMove<Int>) in take(move, at: index) }
    .rowAnimation(animation)
    return selects
      ? list.selection(
        Binding(selected) { [unowned self] in
          selected = $0
          view.host.setComponent(content)
        }) : list
  }

  private func take(_ move: RowMove<Int>, at index: Int) {
    log.record("\(move.ids) before \(move.before.map(String.init) ?? "nothing") in \(index)")
    guard takesMoves else { return }
    var moved = lists
    for place in moved.indices where place != index {
      moved[place].removeAll { move.ids.contains($0) }
    }
    moved[index] += move.ids.filter { !moved[index].contains($0) }
    moved[index].apply(move, id: \.self)
    lists = moved
    view.host.setComponent(content)
  }

  var scrollViews: [HeadlessScrollView] {
    view.root.descendants.compactMap { $0 as? HeadlessScrollView }
      .sorted { $0.frameInRoot.minX < $1.frameInRoot.minX }
  }

  /// The texts of the rows of a list that are in sight when they rest, from the top.
  func shown(_ index: Int = 0) -> [Int] {
    view.settle()
    return scrollViews[index].visibleSubviews.sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }
      .filter { $0.frameInRoot.maxY > 0 && $0.frameInRoot.minY < 400 }
      .compactMap { $0.visibleTexts.first.flatMap { Int($0) } }
  }

  /// The view of a row.
  func row(_ id: Int) -> HeadlessView {
    let rows = scrollViews.flatMap(\.visibleSubviews)
    guard let row = rows.first(where: { !$0.isInert && $0.visibleTexts.first == "\(id)" }) else {
      preconditionFailure("Row \(id) is out of sight.")
    }
    return row
  }

  /// Begins to drag a row, step by step.
  func grab(_ id: Int) -> GrabbedRow { GrabbedRow(row(id), in: scrollViews[0]) }

  /// Drags a row over points of its list, and drops it.
  ///
  /// - Returns: `true` if the list took it.
  @discardableResult
  func drag(_ id: Int, to places: Double..., isCanceled: Bool = false) -> Bool {
    let row = row(id)
    let top = row.frameInRoot.minY
    return row.drag(
      from: Point(x: 50, y: 20), through: places.map { Point(x: 60, y: $0 - top) },
      isCanceled: isCanceled)
  }

  func click(_ id: Int, _ modifiers: KeyModifiers = []) {
    let text = row(id).descendants.first { $0 is HeadlessTextView }
    text?.tap(modifiers: modifiers)
  }

  @discardableResult
  func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    view.mountHost.pressKey(KeyCombination(key, modifiers), in: view.root)
  }
}

/// A row that is dragged over a list, step by step.
@MainActor struct GrabbedRow {
  private let list: HeadlessScrollView
  private let drag: RowDrag?

  init(_ row: HeadlessView, in list: HeadlessScrollView) {
    self.list = list
    drag = list.scrollDelegate?.scrollView(list, dragFrom: row)
  }

  /// A Boolean value that is `true` if the row can be dragged.
  var canMove: Bool { drag != nil }

  /// Moves the pointer over the list, or away from it.
  ///
  /// - Returns: `true` if the row can be dropped there.
  @discardableResult
  func move(to place: Double?) -> Bool {
    guard let drag else { return false }
    return list.scrollDelegate?
      .scrollView(list, rows: drag, areOver: place.map { Point(x: 5, y: $0) }) == true
  }

  /// Drops the row.
  ///
  /// - Returns: `true` if the list took it.
  @discardableResult
  func drop(at place: Double) -> Bool {
    guard let drag else { return false }
    return list.scrollDelegate?.scrollView(list, drop: drag, at: Point(x: 5, y: place)) == true
  }
}
