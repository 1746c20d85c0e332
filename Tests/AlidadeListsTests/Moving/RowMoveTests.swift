import AlidadeLists
import Testing

/// What a move makes of a collection.
@Suite struct RowMoveTests {
  private struct Task: Identifiable, Equatable {
    let id: Int
  }

  private let tasks = (1...6).map(Task.init)

  private func ids(after move: RowMove<Int>) -> [Int] {
    var tasks = tasks
    tasks.apply(move)
    return tasks.map(\.id)
  }

  @Test func `elements go before the one that follows them`() {
    #expect(ids(after: RowMove([5], before: 2)) == [1, 5, 2, 3, 4, 6])
    #expect(ids(after: RowMove([1], before: 4)) == [2, 3, 1, 4, 5, 6])
    #expect(ids(after: RowMove([1, 3, 6], before: 5)) == [2, 4, 1, 3, 6, 5])
  }

  @Test func `elements go to the end before nothing`() {
    #expect(ids(after: RowMove([2, 1], before: nil)) == [3, 4, 5, 6, 2, 1])
  }

  @Test func `without an element to go before, elements go after the one that precedes them`() {
    #expect(ids(after: RowMove([5, 1], before: nil, after: 3)) == [2, 3, 5, 1, 4, 6])
    #expect(ids(after: RowMove([5, 1], before: 9, after: 3)) == [2, 3, 5, 1, 4, 6])
    #expect(ids(after: RowMove([5, 1], before: 2, after: 3)) == [5, 1, 2, 3, 4, 6])
    #expect(ids(after: RowMove([5, 1], before: nil, after: 9)) == [2, 3, 4, 6, 5, 1])
  }

  @Test func `elements that are gone are ignored, and so is a gone place`() {
    #expect(ids(after: RowMove([9, 2], before: 4)) == [1, 3, 2, 4, 5, 6])
    #expect(ids(after: RowMove([2], before: 9)) == [1, 3, 4, 5, 6, 2])
    #expect(ids(after: RowMove([2], before: 2)) == [1, 3, 4, 5, 6, 2])
  }

  @Test func `elements without identity are moved by a property`() {
    var names = ["a", "b", "c"]
    names.apply(RowMove(["c"], before: "a"), id: \.self)
    #expect(names == ["c", "a", "b"])
  }

  private struct Entry: Identifiable, Sendable {
    let id: Int
  }

  @Test func `a move of a data source has the same result as that of an array`() {
    let places: [(before: Int?, after: Int?)] = [
      (nil, nil), (1, nil), (3, nil), (4, nil), (9, nil), (nil, 1), (nil, 3), (9, 6), (nil, 9),
    ]
    for place in places {
      for moved in [[5], [1], [2, 1], [1, 3, 6], [9, 2], [4, 2, 6], [2, 5, 2]] {
        let source = DataSource((1...6).map(Entry.init))
        let move = RowMove(moved, before: place.before, after: place.after)
        source.apply(move)
        #expect(source.elements.map(\.id) == ids(after: move), "\(move)")
      }
    }
  }
}
