import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization

@testable import AlidadeLists

/// A random program with a list of the sections of a data source, which several threads edit.
///
/// Whenever the list has come to rest, it is compared with an array that got the same edits.
@MainActor final class GroupedRun {
  /// The condition, the order and the sections of the list.
  struct Choice: Hashable, Sendable {
    /// The elements are in the order of their heights; otherwise, in that of the source.
    var isSorted = false
    /// The kind of the items; `nil` for all.
    var kind: Int?
    /// The number of neighboring ids in a section.
    var width = 10
  }

  /// The array, which threads edit in turn.
  final class Model: Sendable {
    let contents: Mutex<GroupedModel>
    init(_ contents: GroupedModel) { self.contents = Mutex(contents) }
  }

  nonisolated static let headerHeight = 25.0
  nonisolated static let viewportHeight = 400.0

  var random: SeededGenerator
  let source: DataSource<Item>
  let model: Model
  let view: HeadlessHostingView
  var choice = Choice()
  var failure: String?
  /// The rows in sight when the list was last at rest; `nil` before that.
  var lastSight: Sight?
  var statistics = Statistics()
  private var trace: [String] = []

  /// How often something happened that a run must not do without.
  struct Statistics {
    var rows = 0
    var headers = 0
    var anchors = 0
    var choices = 0
  }

  init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    let model = GroupedModel(count: 200, using: &random)
    self.model = Model(model)
    source = DataSource(model.items)
    view = HeadlessHostingView(
      size: Size(width: 300, height: GroupedRun.viewportHeight),
      mountHost: HeadlessMountHost(background: .threads)
    ) { Text("") }
    show()
    view.settle()
    check(edits: 0)
  }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  func step() {
    model.contents.withLock { $0.touched = [] }
    let before = model.contents.withLock { $0.editCount }
    let scrolls = number(0...9) < 3
    switch number(0...9) {
    case _ where scrolls: scroll()
    case 0...5: editOnThreads()
    case 6, 7: edit(random)
    default: choose()
    }
    view.settle()
    if scrolls { lastSight = nil }
    check(edits: model.contents.withLock { $0.editCount } - before)
  }

  // MARK: - Steps

  private func scroll() {
    let distance = Double(number(-900...900))
    log("scroll by \(distance)")
    view.list.scroll(by: distance)
  }

  /// Makes an edit on the calling thread or, if another thread is editing, has that thread make it.
  private nonisolated func edit(_ random: SeededGenerator) {
    let model = model
    source.change { transaction in
      var random = random
      model.contents.withLock { $0.edit(&transaction, using: &random) }
    }
  }

  /// Edits the source on several threads, while the list shows what is there.
  private func editOnThreads() {
    let threads = DispatchGroup()
    let count = number(2...3)
    log("edits on \(count) threads")
    for _ in 0..<count {
      let seeds = (0..<number(1...3)).map { _ in UInt64(number(0...1_000_000_000)) }
      DispatchQueue.global().async(group: threads) { [self] in
        for seed in seeds { edit(SeededGenerator(seed: seed)) }
      }
    }
    for _ in 0..<number(0...3) {
      if number(0...1) == 0 { view.mountHost.runMainWork() } else { view.mountHost.runFrame() }
    }
    if number(0...3) == 0 { choose() }
    threads.wait()
  }

  private func choose() {
    statistics.choices += 1
    switch number(0...3) {
    case 0: choice.isSorted.toggle()
    case 1: choice.width = [1, 7, 30][number(0...2)]
    default: choice.kind = number(0...1) == 0 ? nil : number(0...2)
    }
    log("\(choice)")
    show()
  }

  private func show() {
    view.update { GroupedRunList(source: source, choice: choice) }
  }

  // MARK: - Failures

  func fail(_ what: String) {
    if failure == nil { failure = what + "\n  " + trace.joined(separator: "\n  ") }
  }

  private func log(_ line: String) {
    trace.append(line)
    if trace.count > 20 { trace.removeFirst() }
  }
}

/// The list of a random program.
struct GroupedRunList: Component, Equatable {
  let source: DataSource<Item>
  let choice: GroupedRun.Choice

  func body(_ context: Context<NoState>) -> some Component { list }

  private var list: List {
    let kind = choice.kind
    let filtered = source.filtered(by: kind) { $1 == nil || $0.kind == $1 }
    // Both calls count as one place, so the sections keep the rows.
    let grouped =
      choice.isSorted
      ? filtered.sorted(by: \.height).grouped(
        by: choice.width, section: section, line: 1, column: 1)
      : filtered.grouped(by: choice.width, section: section, line: 1, column: 1)
    return List(grouped) { item in
      Text("row \(item.id)").frame(height: item.height)
    } header: { group in
      Text("header \(group.id), \(group.elements.count) items")
        .frame(height: GroupedRun.headerHeight)
    }
  }

  private var section: @Sendable (Item, Int) -> Int { { $0.id / $1 } }
}
