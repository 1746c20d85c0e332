import AlidadeCore
import Testing

@testable import AlidadeLists

/// Elements that are inserted at a place in a list.
@Suite struct RowInsertionPointTests {
  private struct Mail: Identifiable, Sendable {
    let id: Int
  }

  private struct Mailbox: Identifiable {
    let id: String
    var mails: [Mail]
  }

  private struct Folder: Identifiable {
    let id: Int
    var folders: [Folder]?

    /// The ids of the folder and of those in it, as in `1(2 3)`.
    var outline: String {
      "\(id)" + (folders.map { "(\($0.map(\.outline).joined(separator: " ")))" } ?? "")
    }
  }

  private let mails = (1...4).map(Mail.init)

  private func ids(insertedAt point: RowInsertionPoint<Int>) -> [Int] {
    var mails = mails
    mails.insert(contentsOf: [Mail(id: 8), Mail(id: 9)], at: point)
    return mails.map(\.id)
  }

  @Test func `elements go before the one that follows, or after the one that precedes them`() {
    #expect(ids(insertedAt: RowInsertionPoint(before: 1)) == [8, 9, 1, 2, 3, 4])
    #expect(ids(insertedAt: RowInsertionPoint(before: 3, after: 1)) == [1, 2, 8, 9, 3, 4])
    #expect(ids(insertedAt: RowInsertionPoint(before: nil)) == [1, 2, 3, 4, 8, 9])
    #expect(ids(insertedAt: RowInsertionPoint(before: nil, after: 2)) == [1, 2, 8, 9, 3, 4])
    #expect(ids(insertedAt: RowInsertionPoint(before: 7, after: 2)) == [1, 2, 8, 9, 3, 4])
    #expect(ids(insertedAt: RowInsertionPoint(before: 7, after: 6)) == [1, 2, 3, 4, 8, 9])
  }

  @Test func `elements that another property identifies are inserted, too`() {
    var names = ["a", "b"]
    names.insert(contentsOf: ["c"], at: RowInsertionPoint(before: "b"), id: \.self)
    #expect(names == ["a", "c", "b"])
  }

  @Test func `elements are inserted in a data source`() {
    let source = DataSource(mails)
    source.insert(contentsOf: [Mail(id: 8)], at: RowInsertionPoint(before: 2))
    source.insert(contentsOf: [Mail(id: 9)], at: RowInsertionPoint(before: 7, after: 4))
    #expect(source.elements.map(\.id) == [1, 8, 2, 3, 4, 9])
  }

  @Test func `elements are inserted in their section`() {
    func ids(insertedAt point: RowInsertionPoint<Int>) -> [[Int]] {
      var boxes = [Mailbox(id: "a", mails: mails), Mailbox(id: "b", mails: [])]
      boxes.insert(contentsOf: [Mail(id: 9)], at: point, elements: \.mails)
      return boxes.map { $0.mails.map(\.id) }
    }
    func point(
      before next: Int?, after previous: Int? = nil, in section: String
    )
      -> RowInsertionPoint<Int>
    {
      RowInsertionPoint(before: next, after: previous, section: section)
    }
    #expect(point(before: 2, in: "a").section(String.self) == "a")
    #expect(ids(insertedAt: point(before: 2, in: "a")) == [[1, 9, 2, 3, 4], []])
    #expect(ids(insertedAt: point(before: 7, after: 3, in: "a")) == [[1, 2, 3, 9, 4], []])
    #expect(ids(insertedAt: point(before: nil, in: "b")) == [[1, 2, 3, 4], [9]])
    #expect(
      ids(insertedAt: point(before: nil, in: "c")) == [[1, 2, 3, 4], []],
      "the section no longer exists")
    #expect(
      ids(insertedAt: RowInsertionPoint(before: nil)) == [[1, 2, 3, 4], []],
      "the list has no sections")
  }

  @Test func `nodes are inserted in their parent`() {
    func outline(_ point: RowInsertionPoint<Int>) -> String {
      var folders = [
        Folder(id: 1, folders: [Folder(id: 2, folders: []), Folder(id: 3)]), Folder(id: 4),
      ]
      folders.insert(contentsOf: [Folder(id: 9)], at: point, children: \.folders)
      return folders.map(\.outline).joined(separator: " ")
    }
    #expect(outline(RowInsertionPoint(before: 4)) == "1(2() 3) 9 4")
    #expect(outline(RowInsertionPoint(before: 3, parent: 1)) == "1(2() 9 3) 4")
    #expect(outline(RowInsertionPoint(before: nil, parent: 2)) == "1(2(9) 3) 4")
    #expect(outline(RowInsertionPoint(before: nil, parent: 7)) == "1(2() 3) 4")
  }
}
