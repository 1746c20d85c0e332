import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// A line of the tests.
struct Line: Hashable, Sendable, Identifiable {
  let id: Int
  var text: String

  /// Lines with the text `line 0`, `line 1` and so on.
  static func numbered(_ ids: Range<Int>) -> [Line] {
    ids.map { Line(id: $0, text: "line \($0)") }
  }
}

/// A list of lines whose text can be selected; ten are in sight.
///
/// A line is 25 points high, and each of its characters 10 points wide.
@MainActor final class TextSelectionFixture {
  let controller = ListController()
  let builds = EventLog()
  let view: HeadlessHostingView
  private(set) var lines: [Line]
  private let modify: @MainActor (List) -> List

  /// - Parameter modify: modifies the list; by default, its text can be selected.
  init(
    _ lines: [Line], size: Size = Size(width: 400, height: 250),
    modify: @escaping @MainActor (List) -> List = { $0.textSelection() }
  ) {
    self.lines = lines
    self.modify = modify
    view = HeadlessHostingView(size: size) { Text("") }
    show(lines)
  }

  /// Shows other lines.
  ///
  /// - Parameter modify: modifies the list; `nil` for what was given at first.
  func show(_ lines: [Line], modify: (@MainActor (List) -> List)? = nil) {
    self.lines = lines
    let modify = modify ?? self.modify
    let builds = builds
    view.host.setComponent(
      modify(
        List(lines, estimatedRowHeight: 25, controller: controller) { line in
          LineRow(line: line, builds: builds)
        }))
    view.host.update()
    view.settle()
  }

  var host: HeadlessMountHost { view.mountHost }

  private(set) lazy var scrollView = view.list

  var mounter: ListMounter {
    guard let mounter = scrollView.scrollDelegate as? ListMounter else {
      preconditionFailure("The list is not mounted.")
    }
    return mounter
  }

  /// Returns the point before a character of the row with a number, in the viewport.
  func point(_ row: Int, _ character: Int) -> Point {
    Point(x: Double(character) * 10, y: Double(row) * 25 + 12 - controller.offset)
  }

  /// Copies with the keys.
  @discardableResult
  func pressCopy() -> Bool { press(.character("c"), .control) }

  /// Drags from one character to another, both in rows in sight.
  func drag(
    _ start: (row: Int, character: Int), _ end: (row: Int, character: Int), pressCount: Int = 1
  ) {
    let (start, end) = (point(start.row, start.character), point(end.row, end.character))
    scrollView.drag(
      from: start, through: [start + Point(x: 20, y: 0), end], pressCount: pressCount)
  }

  /// Presses the primary button and releases it.
  func click(
    _ row: Int, _ character: Int, count: Int = 1, _ modifiers: KeyModifiers = []
  ) {
    scrollView.tap(count: count, at: point(row, character), modifiers: modifiers)
  }

  /// Presses the primary button at a point, which stays down.
  func press(_ point: Point) {
    _ = scrollView.scrollDelegate?.scrollView(
      scrollView, didPressText: TapEvent(location: point))
  }

  /// Moves the pointer while the button is down.
  func move(_ phase: GesturePhase, from start: Point, to end: Point) {
    scrollView.scrollDelegate?.scrollView(
      scrollView,
      didDrag: DragEvent(phase: phase, start: start, translation: end - start, velocity: .zero))
  }

  /// Presses a key.
  ///
  /// - Returns: `true` if something used it.
  @discardableResult
  func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    host.pressKey(KeyCombination(key, modifiers), in: view.root)
  }

  /// The text that is copied; `nil` if there is none.
  func copied() -> String? {
    host.clipboard = nil
    controller.copySelectedText()
    view.settle()
    guard case .text(let text) = host.clipboard else { return nil }
    return text
  }

  /// The texts that look selected, from the top; those out of sight included.
  var highlighted: [String] {
    view.root.descendants.compactMap { $0 as? HeadlessTextView }
      .filter { $0.selectedRange != nil }
      .sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }
      .map { $0.isVisible ? $0.selectedText ?? "" : "hidden" }
  }
}

/// A row with the text of a line.
struct LineRow: Component, Equatable {
  let line: Line
  let builds: EventLog

  func body(_ context: Context<NoState>) -> some Component {
    builds.record("\(line.id)")
    return Text(line.text).size(20)
  }

  static func == (one: LineRow, other: LineRow) -> Bool { one.line == other.line }
}
