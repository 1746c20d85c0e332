import AlidadeHeadless
import AlidadeNative
import Foundation
import Testing

@testable import AlidadeLists

/// Rows whose state is saved and restored; each is 40 points high, and ten are in sight.
@MainActor @Suite struct SavedRowsTests {
  /// A part of a row that counts its taps.
  private struct Counter: Component, Equatable {
    let name: String
    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      Text("\(name): \(context.state)").onTap { context.update { $0 += 1 } }
    }
  }

  /// A part of a row whose state can't be saved.
  private struct Fleeting: Component, Equatable {
    struct State: Sendable { var count = 0 }
    let name: String
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Text("\(name): \(context.state.count)").onTap { context.update { $0.count += 1 } }
    }
  }

  private struct Place: Hashable, Codable, Sendable {
    let row: Int
    var column = 1
    var sheet = "first"

    init(row: Int) { self.row = row }
  }

  private struct Limit: Component, Equatable {
    let next: Double
    func initialState() -> Double { 0 }

    func body(_ context: Context<Double>) -> some Component {
      Text("\(context.state)").onTap { [next] in context.update { $0 = next } }
    }

    static func == (one: Self, other: Self) -> Bool {
      one.next.bitPattern == other.next.bitPattern
    }
  }

  private struct Large: Component, Equatable {
    func initialState() -> [Int] { [] }

    func body(_ context: Context<[Int]>) -> some Component {
      Text("\(context.state.count)").onTap { context.update { $0 = Array(0..<50_000) } }
    }
  }

  private let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }

  private func show<ID: Hashable & Sendable>(
    _ ids: [ID], _ memory: ListMemory,
    @ComponentBuilder row: @escaping @Sendable (ID) -> ComponentList
  ) {
    view.host.setComponent(
      List(ids, id: \.self, estimatedRowHeight: 40) { id in Column { row(id) }.frame(height: 40) }
        .remembered(by: memory))
    view.settle()
  }

  private func show(_ ids: [Int], _ memory: ListMemory) {
    show(ids, memory) { id in Counter(name: "\(id)") }
  }

  private func tap(_ text: String) {
    let tapped = view.root.descendants.first { $0.isVisible && $0.visibleText == text }
    #expect(tapped != nil, "no \(text) in \(texts)")
    tapped?.tap()
    view.settle()
  }

  private var texts: [String] {
    view.list.visibleSubviews.sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }
      .flatMap(\.visibleTexts)
  }

  private func scroll(by distance: Double) {
    view.list.scroll(by: distance)
    view.settle()
  }

  /// Returns what another run of the program decodes.
  private func saved(_ memory: ListMemory) throws -> SavedRows {
    try JSONDecoder().decode(SavedRows.self, from: JSONEncoder().encode(memory.savedRows))
  }

  /// Ends the list, and returns a memory as in another run of the program.
  private func restart(_ memory: ListMemory) throws -> ListMemory {
    let saved = try saved(memory)
    #expect(saved == memory.savedRows)
    view.host.setComponent(Text("gone"))
    view.settle()
    return ListMemory(restoring: saved)
  }

  @Test func `rows begin with the states that an earlier run has saved`() throws {
    let memory = ListMemory()
    show(Array(0..<1_000), memory)
    for text in ["3: 0", "3: 1", "5: 0"] { tap(text) }
    show([1_000, 5] + Array(0..<5), try restart(memory))
    #expect(texts == ["1000: 0", "5: 1", "0: 0", "1: 0", "2: 0", "3: 2", "4: 0"])
    tap("3: 2")
    #expect(texts[5] == "3: 3")
  }

  @Test func `rows far out of sight are saved, and restored when they are shown`() throws {
    let memory = ListMemory()
    show(Array(0..<1_000), memory)
    tap("3: 0")
    scroll(by: 30_000)
    tap("750: 0")
    let next = try restart(memory)
    show(Array(0..<1_000), next)
    #expect(texts[3] == "3: 1")
    scroll(by: 30_000)
    #expect(texts[0] == "750: 1")
    scroll(by: -30_000)
    #expect(texts[3] == "3: 1")
  }

  @Test func `rows that haven't been shown are saved again, those that are gone aren't`() throws {
    let memory = ListMemory()
    show(Array(0..<1_000), memory)
    tap("3: 0")
    scroll(by: 30_000)
    for text in ["750: 0", "751: 0"] { tap(text) }
    let before = try saved(memory)
    let unused = try restart(memory)
    #expect(unused.savedRows.rows.count == 3)
    show(Array(0..<1_000), unused)
    #expect(unused.savedRows == before)
    let next = try restart(unused)
    show(Array(1..<751), next)
    #expect(next.savedRows.rows.map(\.id) == [ComponentKey(3), ComponentKey(750)])
  }

  @Test func `rows are saved while the list is still empty`() throws {
    let memory = ListMemory()
    show([0, 1], memory)
    tap("1: 0")
    let next = try restart(memory)
    show([], next)
    show([0, 1], try restart(next))
    #expect(texts == ["0: 0", "1: 1"])
  }

  @Test func `any number is saved`() throws {
    let memory = ListMemory()
    for limit in [Double.infinity, -.infinity, .nan] {
      show([0], memory) { _ in Limit(next: limit) }
      view.root.descendants.first { $0.isVisible && $0.visibleText != nil }?.tap()
      view.settle()
      let rows = try saved(memory)
      #expect(rows == memory.savedRows)
      show([0], ListMemory(restoring: rows)) { _ in Limit(next: 0) }
      #expect(texts == ["\(limit)"])
    }
  }

  @Test func `the same states are saved alike`() throws {
    let results = try (0..<20).map { _ in
      let memory = ListMemory()
      let ids = (0..<20).map(Place.init)
      show(ids, memory) { id in
        Counter(name: "\(id.row)").key(id)
        Counter(name: "other \(id.row)").key(Place(row: id.row + 1))
      }
      tap("3: 0")
      let rows = try saved(memory)
      view.host.setComponent(Text("gone"))
      return try restartUnshown(rows)
    }
    #expect(Set(results).count == 1)
  }

  /// Returns what is saved of rows that are not shown.
  private func restartUnshown(_ rows: SavedRows) throws -> SavedRows {
    ListMemory(restoring: rows).savedRows
  }

  @Test func `a large state is saved`() throws {
    let memory = ListMemory()
    show([0], memory) { _ in Large() }
    tap("0")
    show([0], try restart(memory)) { _ in Large() }
    #expect(texts == ["50000"])
  }

  @Test func `a restored row that is prepared but not shown keeps its saved state`() throws {
    let memory = ListMemory()
    show(Array(0..<1_000), memory)
    scroll(by: 440)
    tap("12: 0")
    let next = try restart(memory)
    show(Array(0..<1_000), next)
    for distance in [30_000.0, -30_000, 440] { scroll(by: distance) }
    #expect(texts.contains("12: 1"))
  }

  @Test func `states anywhere in a row are restored, by the keys and the order of the components`()
    throws
  {
    @ComponentBuilder @Sendable func row(_ id: Int) -> ComponentList {
      Counter(name: "one")
      Counter(name: "two")
      for key in ["b", "a"] { Counter(name: key).key(key) }
      LayoutReader { _ in Counter(name: "inner") }
    }
    let memory = ListMemory()
    show([0], memory, row: row)
    for text in ["two: 0", "two: 1", "a: 0", "inner: 0"] { tap(text) }
    show([0], try restart(memory)) { _ in
      for key in ["a", "b"] { Counter(name: key).key(key) }
      Counter(name: "one")
      Counter(name: "two")
      LayoutReader { _ in Counter(name: "inner") }
    }
    #expect(texts == ["a: 1", "b: 0", "one: 0", "two: 2", "inner: 1"])
  }

  @Test func `ids of any Codable type find their rows`() throws {
    let ids = (0..<20).map(Place.init)
    let memory = ListMemory()
    @ComponentBuilder @Sendable func row(_ id: Place) -> ComponentList {
      Counter(name: "\(id.row)")
    }
    show(ids, memory, row: row)
    tap("3: 0")
    show(ids.reversed(), try restart(memory), row: row)
    scroll(by: 800)
    #expect(texts.contains("3: 1"))
  }

  @Test func `a state that no longer fits is the initial one`() throws {
    let memory = ListMemory()
    show([0, 1], memory)
    tap("1: 0")
    let json = String(decoding: try JSONEncoder().encode(memory.savedRows), as: UTF8.self)
    let other = json.replacingOccurrences(of: "\"_0\":1", with: "\"_0\":1.5")
      .replacingOccurrences(of: "integer", with: "number")
    #expect(other != json)
    let saved = try JSONDecoder().decode(SavedRows.self, from: Data(other.utf8))
    view.host.setComponent(Text("gone"))
    show([0, 1], ListMemory(restoring: saved))
    #expect(texts == ["0: 0", "1: 0"])
  }

  @Test func `rows without state that can be saved leave nothing behind`() throws {
    let memory = ListMemory()
    show([0, 1], memory) { id in Fleeting(name: "\(id)") }
    tap("0: 0")
    #expect(memory.savedRows.isEmpty)
    show([2, 3], memory)
    #expect(memory.savedRows.isEmpty, "nothing has changed")
  }

  @Test func `a component that appears later begins with its initial state`() throws {
    let memory = ListMemory()
    @ComponentBuilder @Sendable func row(_ id: Int) -> ComponentList { Counter(name: "\(id)") }
    show([0], memory, row: row)
    tap("0: 0")
    let next = try restart(memory)
    show([0], next) { _ in Text("nothing") }
    #expect(texts == ["nothing"])
    show([0], next, row: row)
    #expect(texts == ["0: 0"])
  }
}
