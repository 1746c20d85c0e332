import AlidadeHeadless
import AlidadeNative
import AlidadeTesting

@testable import AlidadeLists

/// A horizontal list, 400 points wide and 200 points high, as an application shows it.
@MainActor final class ShelfFixture {
  let controller = ListController()
  let events = EventLog()
  let view: HeadlessHostingView
  var selected: Set<Int> = []
  var direction: LayoutDirection
  var axis = Axis.horizontal
  private(set) var ids: [Int]
  private var widths: @Sendable (Int) -> Double
  private let arrange: (List) -> List

  /// - Parameters:
  ///   - widths: returns the width of a row, in points.
  ///   - arrange: adds modifiers to the list.
  init(
    _ ids: [Int], size: Size = Size(width: 400, height: 200),
    direction: LayoutDirection = .leftToRight,
    widths: @escaping @Sendable (Int) -> Double = { _ in 40 },
    _ arrange: @escaping (List) -> List
  ) {
    self.ids = ids
    self.direction = direction
    self.widths = widths
    self.arrange = arrange
    view = HeadlessHostingView(size: size) { Text("") }
    show(ids)
  }

  convenience init(
    _ ids: [Int], size: Size = Size(width: 400, height: 200),
    direction: LayoutDirection = .leftToRight,
    widths: @escaping @Sendable (Int) -> Double = { _ in 40 }
  ) {
    self.init(ids, size: size, direction: direction, widths: widths, { $0 })
  }

  /// Shows rows.
  ///
  /// - Parameter widths: returns the width of a row, in points; `nil` for the former widths.
  func show(_ ids: [Int], widths: (@Sendable (Int) -> Double)? = nil) {
    self.ids = ids
    if let widths { self.widths = widths }
    view.host.setComponent(content)
    view.settle()
  }

  private var content: AnyComponent {
    let (widths, events, axis) = (widths, events, axis)
    let list = List(ids, id: \.self, estimatedRowHeight: 40, controller: controller) { id in
      CountedCover(id: id, extent: widths(id), axis: axis, events: events)
    }
    return AnyComponent(
      arrange(list).axis(axis).selection(
        Binding(selected) { [unowned self] in
          selected = $0
          view.host.setComponent(content)
        }
      ).layoutDirection(direction))
  }

  var host: HeadlessMountHost { view.mountHost }

  var scrollView: HeadlessScrollView { view.list }

  /// Scrolls toward the last row.
  func scroll(by distance: Double) {
    scrollView.moveContent(by: Point(x: isMirrored ? -distance : distance, y: 0))
    view.settle()
  }

  private var isMirrored: Bool { direction == .rightToLeft }

  private var rows: [HeadlessScrollView.ShownRow] { scrollView.shownRows }

  /// The frames of the rows that are shown in the window, by id.
  var frames: [Int: Rect] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.view.frameInRoot) })
  }

  /// The distances of the rows in sight from the edge where the list begins, in their order.
  var starts: [(id: Int, start: Double)] {
    let frames = frames.filter { $0.value.maxX > 0 && $0.value.minX < view.size.width }
    return ids.compactMap { id in frames[id].map { (id, start(of: $0)) } }
  }

  /// The distance of a row from the edge where the list begins; `nil` if it isn't shown.
  func start(_ id: Int) -> Double? { frames[id].map(start(of:)) }

  private func start(of frame: Rect) -> Double {
    isMirrored ? view.size.width - frame.maxX : frame.minX
  }

  /// The root view of a row; `nil` if it isn't shown.
  func row(_ id: Int) -> HeadlessView? { rows.first { $0.id == id }?.view }

  /// The texts of the rows that are shown, by id.
  var texts: [Int: String] { Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.text) }) }

  /// The text of a row that is shown.
  func text(_ id: Int) -> String? { texts[id] }

  /// Taps a row; twice to make it count that.
  func tap(_ id: Int, _ modifiers: KeyModifiers = [], count: Int = 1) {
    let text = row(id)?.descendants.first { $0.visibleText?.hasPrefix("\(id):") == true }
    text?.tap(count: count, modifiers: modifiers)
    view.settle()
  }

  /// The id of the row that has the keyboard focus.
  var focused: Int? {
    rows.first { host.focusedView?.isInside($0.view) == true }?.id
  }

  @discardableResult
  func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    defer { view.settle() }
    return host.pressKey(KeyCombination(key, modifiers), in: view.root)
  }
}

/// Both layout directions.
let layoutDirections: [LayoutDirection] = [.leftToRight, .rightToLeft]

/// A cover that counts the double taps on it.
private struct CountedCover: Component {
  let id: Int
  let extent: Double
  let axis: Axis
  let events: EventLog

  func initialState() -> Int { 0 }

  func body(_ context: Context<Int>) -> some Component {
    let _ = events.record("\(id)")
    Text("\(id):\(context.state)").onTap(count: 2) { context.update { $0 += 1 } }
      .frame(
        width: axis == .horizontal ? extent : nil, height: axis == .vertical ? extent : nil)
  }
}
