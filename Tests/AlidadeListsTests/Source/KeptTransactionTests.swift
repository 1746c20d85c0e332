import AlidadeDiffing
import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeLists

/// Transactions that are kept, and assigned in another change.
@MainActor @Suite struct KeptTransactionTests {
  private final class Kept: Sendable {
    private let transaction = Mutex<DataSource<Item>.Transaction?>(nil)

    /// Keeps a copy of the transaction of a change that makes no edits.
    init(_ source: DataSource<Item>) {
      source.change { edit in self.transaction.withLock { [edit] in $0 = edit } }
    }

    func restore(_ edit: inout DataSource<Item>.Transaction) {
      if let kept = transaction.withLock(\.self) { edit = kept }
    }
  }

  @Test func `a list shows the elements that a kept transaction restores, and later edits of them`()
  {
    let list = SourceFixture(Item.even(0..<2))
    let kept = Kept(list.source)
    list.source.append(Item(id: 2, height: 40))
    list.view.settle()
    list.source.change { kept.restore(&$0) }
    list.view.settle()
    #expect(list.ids == [0, 1])
    list.source.remove(at: 0)
    list.view.settle()
    #expect(list.ids == [1])
  }

  @Test func `a list is current after as many edits of restored elements as were undone`() {
    let list = SourceFixture(Item.even(0..<2))
    let kept = Kept(list.source)
    list.source.append(Item(id: 2, height: 40))
    list.view.settle()
    list.source.change { kept.restore(&$0) }
    list.source.insert(Item(id: 3, height: 40), at: 0)
    list.view.settle()
    #expect(list.ids == [3, 0, 1])
  }

  @Test func `edits before and after a restoration in one change lead to what is shown`() {
    let list = SourceFixture(Item.even(0..<3))
    let kept = Kept(list.source)
    list.source.removeSubrange(0..<2)
    list.view.settle()
    list.source.change { edit in
      edit.append(Item(id: 7, height: 40))
      kept.restore(&edit)
      edit.append(Item(id: 8, height: 40))
    }
    list.view.settle()
    #expect(list.ids == [0, 1, 2, 8])
    #expect(list.source.offset(of: 8) == 3 && list.source.offset(of: 7) == nil)
  }

  @Test func `a list shows the elements of another source's transaction`() {
    let list = SourceFixture(Item.even(0..<3))
    let kept = Kept(DataSource(Item.even(10..<12)))
    list.source.change { kept.restore(&$0) }
    list.view.settle()
    #expect(list.ids == [10, 11])
    list.source.append(Item(id: 12, height: 40))
    list.view.settle()
    #expect(list.ids == [10, 11, 12])
  }

  @Test func `the edits of a copy that is assigned in its own change stay known`() {
    let source = DataSource(Item.even(0..<3))
    let before = source.elements
    source.change { edit in
      edit.remove(at: 0)
      let copy = edit
      edit.append(contentsOf: Item.even(5..<9))
      edit = copy
      edit.update(id: 2) { $0.height = 1 }
    }
    let changes = source.changes(from: before, to: source.elements)
    #expect(changes?.map == OffsetMap(from: before, to: source.elements, id: \.id))
    #expect(changes?.updated == [1])
  }

  @Test func `a restoration has the animation of its change`() {
    let source = DataSource(Item.even(0..<2))
    let kept = Kept(source)
    source.append(Item(id: 2, height: 40))
    let before = source.elements.version
    source.change(animation: .spring()) { kept.restore(&$0) }
    #expect(source.animation(from: before, to: source.elements.version) != nil)
  }
}
