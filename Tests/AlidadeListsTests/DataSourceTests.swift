import AlidadeDiffing
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeLists

struct DataSourceTests {
  private func source(_ ids: Range<Int>) -> DataSource<Item> { DataSource(Item.even(ids)) }

  private func ids(_ source: DataSource<Item>) -> [Int] { source.elements.map(\.id) }

  @Test func `elements are inserted, removed and moved at offsets`() {
    let source = source(0..<3)
    source.append(Item(id: 3, height: 1))
    source.append(contentsOf: Item.even(4..<6))
    source.insert(Item(id: 10, height: 1), at: 0)
    source.insert(contentsOf: Item.even(20..<22), at: 2)
    #expect(ids(source) == [10, 0, 20, 21, 1, 2, 3, 4, 5])
    source.remove(at: 0)
    source.remove(id: 20)
    source.removeSubrange(5..<7)
    #expect(ids(source) == [0, 21, 1, 2, 3])
    source.move(from: 0, to: 4)
    source.move(from: 2, to: 1)
    #expect(ids(source) == [21, 2, 1, 3, 0])
    #expect(source.count == 5 && source.offset(of: 3) == 3 && source.offset(of: 20) == nil)
    source.removeAll()
    #expect(source.elements.isEmpty)
    source.append(Item(id: 0, height: 1))
    #expect(ids(source) == [0])
  }

  @Test func `elements are updated as a whole or in part, where they are`() {
    let source = source(0..<100)
    source.update(Item(id: 40, height: 7))
    source.update(id: 50) { $0.kind = 3 }
    #expect(source.elements[40] == Item(id: 40, height: 7))
    #expect(source.elements[50] == Item(id: 50, height: 40, kind: 3))
    #expect(ids(source) == Array(0..<100))
    source.replaceAll(with: Item.even(98..<200))
    #expect(ids(source) == Array(98..<200))
    #expect(source.offset(of: 150) == 52)
  }

  @Test func `elements are found by id, and removed by a condition`() {
    let source = source(0..<10_000)
    #expect(source.element(id: 7) == Item(id: 7, height: 40))
    source.removeAll { $0.id % 3 != 0 }
    #expect(ids(source) == Array(stride(from: 0, to: 10_000, by: 3)))
    #expect(source.element(id: 7) == nil && source.offset(of: 9) == 3)
    source.removeAll { _ in false }
    #expect(source.count == 3_334)
    source.change { edit in
      edit.append(Item(id: 20_000, height: 1))
      edit.removeAll { $0.height == 40 }
      #expect(edit.element(id: 20_000)?.height == 1)
    }
    #expect(ids(source) == [20_000])
  }

  @Test func `a snapshot stays as it is and shares all but the path of an edit`() {
    let source = source(0..<20_000)
    let before = source.elements
    source.update(id: 12_000) { $0.height = 1 }
    source.insert(Item(id: -1, height: 1), at: 6_000)
    source.remove(at: 500)
    #expect(before.count == 20_000 && before[12_000].height == 40 && before[6_000].id == 6_000)
    let new = leaves(of: source.elements).subtracting(leaves(of: before))
    #expect(new.count <= 8)
  }

  @Test func `the order of elements that were added together takes no memory`() {
    let source = source(0..<20_000)
    source.append(contentsOf: Item.even(20_000..<30_000))
    #expect(runsWithLabels(of: source.elements) == 0)
    source.insert(Item(id: -1, height: 1), at: 6_000)
    source.update(id: 12_000) { $0.height = 1 }
    #expect(runsWithLabels(of: source.elements) <= 2)
    #expect(source.offset(of: 5_999) == 5_999 && source.offset(of: -1) == 6_000)
    #expect(source.offset(of: 29_999) == 30_000)
  }

  private func runsWithLabels(of elements: DataSource<Item>.Elements) -> Int {
    var count = 0
    elements.visitLeaves { run in
      count += run.labels.isRegular ? 0 : 1
      return true
    }
    return count
  }

  private func leaves(of elements: DataSource<Item>.Elements) -> Set<UnsafeRawPointer?> {
    var addresses: Set<UnsafeRawPointer?> = []
    elements.visitLeaves { run in
      addresses.insert(run.elements.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) })
      return true
    }
    return addresses
  }

  @Test func `an offset out of range is reported, and nothing is lost`() {
    let source = source(0..<3)
    let reports = DiagnosticsRecorder.reports {
      source.insert(Item(id: 7, height: 1), at: 9)
      source.insert(Item(id: 8, height: 1), at: -1)
      source.remove(at: 5)
      source.remove(at: -1)
      source.removeSubrange(4..<9)
      source.move(from: 9, to: 0)
      source.move(from: 0, to: 9)
    }
    #expect(reports.count == 7)
    #expect(reports.allSatisfy { $0.summary.contains("out of range") })
    #expect(reports.first?.remedy.hasSuffix("The elements are added at the nearest end.") == true)
    #expect(ids(source) == [0, 1, 2, 8])
  }

  @Test func `an id that exists is reported, and its element is replaced where it is`() {
    let source = source(0..<3)
    let reports = DiagnosticsRecorder.reports {
      source.append(Item(id: 1, height: 9))
      source.insert(
        contentsOf: [5, 6, 5].enumerated().map { Item(id: $1, height: Double($0)) }, at: 0)
    }
    #expect(
      reports.map(\.summary).filter { $0.contains("\"1\"") || $0.contains("\"5\"") }.count == 2)
    #expect(ids(source) == [5, 6, 0, 1, 2])
    #expect(source.elements[3].height == 9 && source.elements[0].height == 2)
    let first = DiagnosticsRecorder.reports { _ = DataSource(Item.even(0..<2) + Item.even(0..<1)) }
    #expect(first.count == 1)
  }

  @Test func `an id that does not exist is reported and ignored`() {
    let source = source(0..<3)
    let reports = DiagnosticsRecorder.reports {
      source.update(Item(id: 9, height: 1))
      source.update(id: 8) { _ in Issue.record("There is nothing to change.") }
      source.remove(id: 7)
    }
    #expect(reports.count == 3)
    #expect(ids(source) == [0, 1, 2])
  }

  private struct Renamed: Identifiable, Sendable {
    var id: Int
  }

  @Test func `an update that changes the id is reported, and never makes two of one id`() {
    let source = DataSource((0..<3).map(Renamed.init))
    let reports = DiagnosticsRecorder.reports {
      source.update(id: 1) { $0.id = 10 }
      source.update(id: 0) { $0.id = 2 }
    }
    #expect(reports.count == 2)
    #expect(source.elements.map(\.id) == [0, 10, 2])
    #expect(source.offset(of: 10) == 1 && source.offset(of: 1) == nil)
  }

  @Test func `a change that a change makes is applied after it`() {
    let source = source(0..<1)
    source.change { edit in
      source.append(Item(id: 2, height: 1))
      #expect(source.count == 1 && source.offset(of: 0) == 0)
      edit.append(Item(id: 1, height: 1))
      #expect(edit.count == 2 && edit.offset(of: 1) == 1 && edit.elements.last?.id == 1)
    }
    #expect(ids(source) == [0, 1, 2])
  }

  private final class Token: Sendable {}

  private struct Owner: Identifiable, Sendable {
    let id: Int
    var token: Token?
  }

  @Test func `elements that are removed or replaced are released`() {
    let source = DataSource((0..<100).map { Owner(id: $0) })
    weak var removed: Token?
    weak var replaced: Token?
    do {
      let (one, other) = (Token(), Token())
      (removed, replaced) = (one, other)
      source.append(Owner(id: 200, token: one))
      source.update(Owner(id: 5, token: other))
    }
    #expect(removed != nil && replaced != nil)
    source.remove(id: 200)
    source.update(id: 5) { $0.token = nil }
    #expect(removed == nil && replaced == nil)
  }

  @Test func `inserting again and again at one place keeps all ids findable`() {
    let source = source(0..<1_000)
    for id in 1_000..<2_500 { source.insert(Item(id: id, height: 1), at: 500) }
    for id in 2_500..<3_000 {
      let place = id.isMultiple(of: 2) ? 0 : 2
      source.insert(contentsOf: Item.even((id * 10)..<(id * 10 + 3)), at: place)
    }
    for (offset, element) in source.elements.enumerated() where offset.isMultiple(of: 7) {
      #expect(source.offset(of: element.id) == offset)
    }
    #expect(source.count == 4_000)
  }

  // MARK: - Threads

  @Test func `changes of several threads are applied one after the other, each thread's in order`()
    async
  {
    let source = DataSource<Item>()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask {
          for number in 0..<500 {
            let id = thread * 1_000 + number
            source.change { edit in
              edit.append(Item(id: id, height: 1))
              edit.update(id: id) { $0.kind = 1 }
            }
            if number.isMultiple(of: 5) { source.remove(id: id) }
            _ = source.offset(of: id)
          }
        }
      }
    }
    // Changes may be applied by a thread that is still busy with those of others.
    let all = source.elements
    #expect(all.count == 8 * 400)
    #expect(all.allSatisfy { $0.kind == 1 })
    for thread in 0..<8 {
      let own = all.map(\.id).filter { $0 / 1_000 == thread }
      #expect(own == own.sorted())
    }
  }

  @Test func `no thread sees half a change`() async {
    let source = DataSource(Item.even(0..<100))
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for round in 0..<2_000 {
          source.change { edit in
            edit.removeSubrange(0..<50)
            edit.append(contentsOf: Item.even((100 + round * 50)..<(150 + round * 50)))
          }
        }
      }
      group.addTask {
        for _ in 0..<2_000 {
          let ids = source.elements.map(\.id)
          #expect(ids.count == 100 && ids.last == (ids.first ?? 0) + 99)
        }
      }
    }
  }

  // MARK: - Model

  @Test(arguments: 0..<6)
  func `any edits are those of an array, and give the offsets that ids give`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let source = DataSource(Item.even(0..<Int.random(in: 0...300, using: &random)))
    var model = source.elements.map(\.self)
    var retained = [source.elements]
    var next = 1_000
    for step in 0..<600 {
      let edits = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        SourceModel.edit(&model, &next, &random)
      }
      source.change { transaction in for edit in edits { edit(&transaction) } }
      if !step.isMultiple(of: 8) { continue }
      #expect(Array(source.elements) == model)
      if step.isMultiple(of: 40) { retained.append(source.elements) }
      if step.isMultiple(of: 150) { retained.removeFirst(retained.count / 2) }
      for previous in [retained.first, retained.randomElement(using: &random)].compactMap(\.self) {
        guard let changes = source.changes(from: previous, to: source.elements) else { continue }
        let expected = OffsetMap(from: previous, to: source.elements, id: \.id)
        if changes.map != expected { Issue.record("\(changes.map) is not \(expected)") }
        for run in expected.runs {
          for (old, new) in zip(run.old, run.new) where changes.updated?.contains(new) != true {
            if previous[old] != model[new] { Issue.record("\(new) was updated.") }
          }
        }
      }
    }
    for (offset, element) in model.enumerated() { #expect(source.offset(of: element.id) == offset) }
  }
}

/// Random edits of an array, and the same edits of a data source.
private enum SourceModel {
  typealias Edit = @Sendable (inout DataSource<Item>.Transaction) -> Void

  static func edit(
    _ model: inout [Item], _ next: inout Int, _ random: inout SeededGenerator
  ) -> Edit {
    let count = model.count
    let kind = Int.random(in: 0..<12, using: &random)
    if kind < 2 || count == 0 {
      let item = Item(id: next, height: 1)
      next += 1
      model.append(item)
      return { $0.append(item) }
    }
    let offset = Int.random(in: 0..<count, using: &random)
    let other = Int.random(in: 0..<count, using: &random)
    switch kind {
    case 2, 3:
      let new = Item.even(next..<(next + Int.random(in: 1...40, using: &random)))
      model.insert(contentsOf: new, at: offset)
      next += new.count
      return { $0.insert(contentsOf: new, at: offset) }
    case 4, 5:
      let range = offset..<min(count, offset + Int.random(in: 0...40, using: &random))
      model.removeSubrange(range)
      return { $0.removeSubrange(range) }
    case 6, 7:
      model.insert(model.remove(at: offset), at: other)
      return { $0.move(from: offset, to: other) }
    case 8:
      // An id that is removed and inserted again belongs to the same row.
      var item = model.remove(at: offset)
      item.height += 1
      model.insert(item, at: other)
      return { [item] transaction in
        transaction.remove(at: offset)
        transaction.insert(item, at: other)
      }
    default:
      model[offset].height += 1
      return { [item = model[offset]] in $0.update(item) }
    }
  }
}
