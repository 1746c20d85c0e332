import AlidadeTesting
import Testing

@testable import AlidadeRender

@Suite struct KeyedQueueTests {
  @Test func `elements leave in the order in which they came, of all keys or of one`() {
    var queue = KeyedQueue<String, Int>()
    for number in 0..<6 { _ = queue.append(number, number.isMultiple(of: 2) ? "even" : "odd") }
    #expect(queue.first(2, of: "odd") == [1, 3])
    if let place = queue.first(of: "odd") { #expect(queue.remove(at: place) == 1) }
    #expect(queue.count(of: "odd") == 2)
    #expect(queue.rotate(2) == [0, 2])
    #expect(queue.removeAll() == [3, 4, 5, 0, 2])
    #expect(queue.count == 0 && queue.first == nil && queue.first(of: "even") == nil)
  }

  @Test func `turning all round leaves the order of a key as it was`() {
    var queue = KeyedQueue<String, Int>()
    for number in 0..<4 { _ = queue.append(number, "a") }
    #expect(queue.rotate(3) == [0, 1, 2])
    #expect(queue.first(9, of: "a") == [0, 1, 2, 3])
  }

  @Test func `a place is given again, and what was there is gone`() {
    var queue = KeyedQueue<String, Int>()
    let place = queue.append(1, "a")
    #expect(queue.remove(at: place) == 1)
    #expect(queue.remove(at: place) == nil)
    #expect(queue.append(2, "b") == place)
    #expect(queue.key(at: place) == "b")
    #expect(queue[place] == 2)
  }

  @Test(arguments: 1...UInt64(8)) func `it agrees with plain arrays whatever is done`(seed: UInt64)
  {
    var generator = SeededGenerator(seed: seed)
    var queue = KeyedQueue<Int, Int>()
    var all: [(place: Int, key: Int, element: Int)] = []
    var ofKey: [Int: [Int]] = [:]
    for step in 0..<500 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...4:
        let key = Int.random(in: 0..<3, using: &generator)
        all.append((queue.append(step, key), key, step))
        ofKey[key, default: []].append(step)
      case 5...7:
        guard let index = all.indices.randomElement(using: &generator) else { continue }
        let gone = all.remove(at: index)
        ofKey[gone.key]?.removeAll { $0 == gone.element }
        #expect(queue.remove(at: gone.place) == gone.element)
      case 8:
        let count = min(3, all.count)
        #expect(queue.rotate(3) == all.prefix(count).map(\.element))
        all = Array(all.dropFirst(count) + all.prefix(count))
      default:
        let key = Int.random(in: 0..<3, using: &generator)
        #expect(queue.first(2, of: key) == Array((ofKey[key] ?? []).prefix(2)))
      }
      #expect(queue.count == all.count)
      #expect(queue.first == all.first?.place)
      for key in 0..<3 { #expect(queue.count(of: key) == ofKey[key]?.count ?? 0) }
    }
    #expect(queue.removeAll() == all.map(\.element))
  }
}
