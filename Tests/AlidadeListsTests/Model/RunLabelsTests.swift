import AlidadeTesting
import Testing

@testable import AlidadeLists

struct RunLabelsTests {
  @Test func `labels are those of an array, however they are inserted and sliced`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      var expected: [Int] = []
      var labels = RunLabels()
      for _ in 0..<Int.random(in: 1..<40, using: &random) {
        let index = Bool.random(using: &random) ? expected.count : expected.count / 2
        let low = index == 0 ? -1_000_000 : expected[index - 1]
        let high = index == expected.count ? low + 20 : expected[index]
        if high - low < 2 { continue }
        labels.insert(low + (high - low) / 2, at: index, of: expected.count)
        expected.insert(low + (high - low) / 2, at: index)
        if Int.random(in: 0..<10, using: &random) == 0 {
          let begin = Int.random(in: 0...expected.count, using: &random)
          let end = Int.random(in: begin...expected.count, using: &random)
          labels = labels.slice(begin..<end)
          expected = Array(expected[begin..<end])
        }
        check(labels, expected)
      }
    }
  }

  private func check(_ labels: RunLabels, _ expected: [Int]) {
    #expect(expected.indices.map { labels[$0] } == expected)
    for (index, label) in expected.enumerated() {
      #expect(labels.index(of: label, in: expected.count) == index)
      if !expected.contains(label + 1) {
        #expect(labels.index(of: label + 1, in: expected.count) == nil)
      }
    }
  }

  @Test func `labels at one distance stay so when they continue, and are sliced`() {
    var labels = RunLabels(first: 10, step: 5)
    labels.insert(25, at: 3, of: 3)
    #expect(labels.isRegular && labels.slice(1..<4).isRegular)
    #expect(labels.index(of: 30, in: 4) == nil && labels.index(of: 5, in: 4) == nil)
    labels.insert(12, at: 1, of: 4)
    #expect(!labels.isRegular)
    #expect((0..<5).map { labels[$0] } == [10, 12, 15, 20, 25])
  }
}
