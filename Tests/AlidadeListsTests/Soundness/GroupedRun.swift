import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization
import Testing

@testable import AlidadeLists

/// A random program with a list of the sections of a data source, which several threads edit.
///
/// In every frame, the topmost row that is left must be where it was. Whenever the list has come to
/// rest, it is compared with an array that got the same edits.
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
  /// The rows in the last frame; `nil` if the list was scrolled since.
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
      mountHost: HeadlessMountHost(background: .threads, isRecording: true)
    ) { Text("") }
    show()
    settle()
    check()
  }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  func step() {
    switch number(0...9) {
    case 0...2: scroll()
    case 3...6: editOnThreads()
    case 7, 8: observe { edit(random) }
    default: choose()
    }
    settle()
    check()
  }

  /// Lets everything happen that waits, and checks each frame.
  private func settle() {
    let host = view.mountHost
    for _ in 0..<1_000 where !host.isIdle {
      observe { host.runMainWork() }
      observe { host.runLaterTurns() }
      observe { host.runBackgroundWork() }
      observe { host.runFrame() }
    }
    if !host.isIdle { fail("it does not come to rest") }
  }

  // MARK: - Steps

  private func scroll() {
    let distance = Double(number(-900...900))
    log("scroll by \(distance)")
    view.list.scroll(by: distance)
    lastSight = sight
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
      let isFrame = number(0...1) == 0
      observe { _ = isFrame ? view.mountHost.runFrame() : view.mountHost.runMainWork() }
    }
    if number(0...3) == 0 { choose() }
    threads.waitPatiently(for: "the edits of the threads")
  }

  private func choose() {
    statistics.choices += 1
    switch number(0...3) {
    case 0: choice.isSorted.toggle()
    case 1: choice.width = [1, 7, 30][number(0...2)]
    default: choice.kind = number(0...1) == 0 ? nil : number(0...2)
    }
    log("\(choice)")
    observe { show() }
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
