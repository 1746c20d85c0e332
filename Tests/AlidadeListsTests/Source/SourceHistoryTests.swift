import AlidadeDiffing
import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// The edits that a data source remembers, and the work of following them.
@MainActor @Suite struct SourceHistoryTests {
  @Test func `the main thread follows few edits, and none that return many elements`() {
    let source = DataSource(Item.even(0..<10_000))
    func elements() -> SourceElements<Item> { SourceElements(source.query) }
    let first = elements()
    source.removeSubrange(9_000..<10_000)
    let second = elements()
    #expect(second.knownChanges(from: first) != nil)
    source.change { edit in
      let removed = Array(edit.elements[0..<3_000])
      edit.removeSubrange(0..<3_000)
      edit.insert(contentsOf: removed, at: 1)
    }
    let third = elements()
    #expect(third.knownChanges(from: second) == nil)
    #expect(
      third.recordedChanges(from: second)?.map
        == OffsetMap(from: second.all, to: third.all, id: \.id))
  }
}
