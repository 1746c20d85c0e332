import AlidadeHeadless
import AlidadeNative
import AlidadeTesting

@testable import AlidadeLists

/// A list of mails whose rows the user swipes, 300 points wide; ten rows of 40 points are in sight.
@MainActor final class SwipeFixture {
  /// What the actions did, such as `delete 3`.
  let log = EventLog()
  /// The rows for which actions were asked, and the rows that were built.
  let work = EventLog()
  let controller = ListController()
  let view: HeadlessHostingView
  private(set) var ids: [Int]
  /// The title of the second trailing action.
  var archiveTitle = "Archive"
  /// The rows without trailing actions.
  var fixed: Set<Int> = []
  var allowsFullSwipe = true
  var height = 40.0
  private let direction: LayoutDirection
  private let modify: (List) -> List

  /// - Parameter modify: adds modifiers to the list.
  init(
    _ ids: [Int] = Array(0..<50), direction: LayoutDirection = .leftToRight,
    allowsFullSwipe: Bool = true, mountHost: HeadlessMountHost? = nil,
    _ modify: @escaping (List) -> List = { $0 }
  ) {
    self.ids = ids
    self.direction = direction
    self.allowsFullSwipe = allowsFullSwipe
    self.modify = modify
    view = HeadlessHostingView(size: Size(width: 300, height: 400), mountHost: mountHost) {
      Text("")
    }
    show()
  }

  /// Shows other mails, or the same ones once more.
  func show(_ ids: [Int]? = nil) {
    setIDs(ids ?? self.ids)
    view.host.update()
    view.settle()
  }

  /// Has other mails shown with the next update.
  func setIDs(_ ids: [Int]) {
    self.ids = ids
    view.host.setComponent(content)
  }

  private var content: AnyComponent {
    let (log, work, height) = (log, work, height)
    let list = List(ids, id: \.self, estimatedRowHeight: height, controller: controller) { id in
      let _ = work.record("build \(id)")
      Pressable(action: { log.record("open \(id)") }) { Text("mail \(id)") }
        .frame(height: height)
    }
    return AnyComponent(swiping(modify(list)).layoutDirection(direction))
  }

  private func swiping(_ list: List) -> List {
    let (log, work, fixed, archiveTitle) = (log, work, fixed, archiveTitle)
    return list.swipeActions(for: Int.self, allowsFullSwipe: allowsFullSwipe) { [weak self] id in
      let _ = work.record("actions \(id)")
      if !fixed.contains(id) {
        SwipeAction("Delete", isDestructive: true) {
          log.record("delete \(id)")
          if let self { self.setIDs(self.ids.filter { $0 != id }) }
        }
        SwipeAction(archiveTitle) { log.record("archive \(id)") }
      }
    }
    .swipeActions(for: Int.self, edge: .start, allowsFullSwipe: allowsFullSwipe) { id in
      if id % 2 == 0 { SwipeAction("Read") { log.record("read \(id)") } }
    }
  }

  var host: HeadlessMountHost { view.mountHost }
  var list: HeadlessScrollView { view.list }

  var mounter: ListMounter {
    guard let mounter = list.scrollDelegate as? ListMounter else {
      preconditionFailure("The list is not mounted.")
    }
    return mounter
  }

  // MARK: - What is in sight

  private func id(of row: HeadlessView) -> Int? {
    row.visibleTexts.first.flatMap { $0.hasPrefix("mail ") ? Int($0.dropFirst(5)) : nil }
  }

  /// The view of a row.
  func row(_ id: Int) -> HeadlessView {
    guard let row = list.visibleSubviews.first(where: { self.id(of: $0) == id }) else {
      preconditionFailure("Row \(id) has no view.")
    }
    return row
  }

  /// The rows that aren't in their places, with their distances to the right.
  var shifts: [Int: Double] {
    var shifts: [Int: Double] = [:]
    for row in list.visibleSubviews {
      if let id = id(of: row), row.frame.minX != 0 { shifts[id] = row.frame.minX }
    }
    return shifts
  }

  /// The titles of the buttons in sight, from left to right.
  var buttons: [String] {
    buttonViews.filter { $0.frameInRoot.maxX > 0 && $0.frameInRoot.minX < 300 }
      .sorted { $0.frameInRoot.minX < $1.frameInRoot.minX }.flatMap(\.visibleTexts)
  }

  private var buttonViews: [HeadlessPressableView] {
    list.visibleSubviews.filter { id(of: $0) == nil }.flatMap(\.descendants)
      .compactMap { $0 as? HeadlessPressableView }.filter(\.isVisible)
  }

  /// The button with a title, which may be beside the list.
  func button(_ title: String) -> HeadlessPressableView? {
    buttonViews.first { $0.visibleTexts == [title] }
  }

  /// The width of the trailing actions: the characters and the space around them.
  let trailingWidth = 32.0 * 2 + 13 * SwipeFixture.character
  /// The width of a character of a button, in points.
  static let character = 7.0

  // MARK: - What the user does

  /// Begins to move a row, step by step.
  func grab(_ id: Int) -> HeadlessRowSwipe {
    guard let swipe = HeadlessRowSwipe(around: row(id)) else {
      preconditionFailure("The list doesn't swipe rows.")
    }
    return swipe
  }

  /// Swipes a row and waits until it rests.
  @discardableResult
  func swipe(_ id: Int, _ translations: Double..., velocity: Double = 0) -> Bool {
    defer { view.settle() }
    return row(id).swipeRow(by: translations, velocity: velocity)
  }

  @discardableResult
  func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    defer { view.settle() }
    return host.pressKey(KeyCombination(key, modifiers), in: view.root)
  }

  /// Runs frames until nothing moves, and returns where a row was in each.
  func frames(of id: Int, atMost count: Int = 200) -> [Double] {
    var places: [Double] = []
    while places.count < count, !host.isIdle {
      host.advance(by: host.clock.frameDuration)
      places.append(shifts[id] ?? 0)
    }
    return places
  }
}

extension HeadlessHostingView {
  /// The scroll view of the only list.
  var list: HeadlessScrollView {
    let lists = root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }
    guard let first = lists.first else { preconditionFailure("The list is not mounted.") }
    return first
  }
}
