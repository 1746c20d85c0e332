import AlidadeTesting
import Testing

@testable import AlidadeLists

struct ElementLabelsTests {
  @Test(arguments: 0..<20)
  func `labels are those of a dictionary, whatever is added and removed`(seed: UInt64) {
    check(seed: seed) { $0 }
    check(seed: seed) { UInt64(bitPattern: Int64($0)) &+ UInt64(Int64.max) }
    check(seed: seed) { Int32($0) }
    check(seed: seed) { "\($0)" }
    check(seed: seed) { Optional($0) }
  }

  private func check<ID: Hashable & Sendable>(seed: UInt64, id: (Int) -> ID) {
    var random = SeededGenerator(seed: seed)
    var labels = ElementLabels<ID>()
    var expected: [ID: Int] = [:]
    var nextLabel = 0
    for _ in 0..<60 {
      let first = Int.random(in: -20..<60, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let distance = Int.random(in: 1...2, using: &random)
        let numbers = (0..<Int.random(in: 1..<12, using: &random)).map { first + distance * $0 }
        var existing: [Int] = []
        for (offset, number) in numbers.enumerated() {
          if expected[id(number)] != nil { existing.append(offset) }
        }
        #expect(labels.insert(numbers.map(id), from: nextLabel, by: 10) == existing)
        for number in numbers where expected[id(number)] == nil {
          expected[id(number)] = nextLabel
          nextLabel += 10
        }
      case 2:
        for number in first..<(first + 10) where expected[id(number)] != nil {
          labels.remove(id(number))
          expected[id(number)] = nil
        }
      default:
        labels.update(nextLabel, for: id(first))
        expected[id(first)] = nextLabel
        nextLabel += 10
      }
      for number in -30..<90 { #expect(labels[id(number)] == expected[id(number)]) }
    }
  }

  @Test func `an id that is twice among the new ones is found`() {
    var labels = ElementLabels<Int>()
    #expect(labels.insert([1, 2, 2, 3], from: 10, by: 1) == [2])
    #expect([1, 2, 3].map { labels[$0] } == [10, 11, 12])
  }

  @Test func `ids at the ends of the integers are found`() {
    var labels = ElementLabels<Int>()
    #expect(labels.insert([.min, .min + 1, 0, .max], from: 1, by: 1).isEmpty)
    #expect([.min, .min + 1, 0, .max].map { labels[$0] } == [1, 2, 3, 4])
    #expect([.min + 2, -1, 1, .max - 1].allSatisfy { labels[$0] == nil })
  }

  @Test func `ids that are added at the end and removed from the beginning leave no memory behind`()
  {
    var labels = ElementLabels<Int>()
    for id in 0..<10_000 {
      #expect(labels.insert([3 * id], from: 5 * id, by: 5).isEmpty)
      if id >= 10 { labels.remove(3 * (id - 10)) }
    }
    #expect(labels.removedCount == 0)
    #expect(labels[3 * 9_989] == nil)
    #expect(labels[3 * 9_990] == 5 * 9_990)
  }
}
