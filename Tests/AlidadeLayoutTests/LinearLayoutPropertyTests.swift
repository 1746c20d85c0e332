import AlidadeLayout
import Testing

/// What holds for any row and column.
struct LinearLayoutPropertyTests {
  private static let oddities: [Double] = [.nan, .infinity, -.infinity, -5, 0, 1e300, 20]

  private static let alignments: [LinearStyle.Alignment] = [
    .start, .center, .end, .stretch, .baseline,
  ]
  private static let justifications: [LinearStyle.Justification] = [
    .start, .center, .end, .spaceBetween, .spaceAround, .spaceEvenly,
  ]

  struct Problem {
    var style: LinearStyle
    var items: [LinearItem]
    var sizes: [Size]
    var baselines: [Double?]
    var range: SizeRange

    func solve() -> LinearLayout {
      LinearLayout.solve(
        style, items: items, in: range, minimum: { min(sizes[$0].width, sizes[$0].height) / 2 },
        measure: {
          LinearMeasurement(size: $1.clamp(sizes[$0]), baseline: baselines[$0])
        })
    }
  }

  private func problem(_ random: inout Random) -> Problem {
    let count = Int(random.next() % 6)
    var style = LinearStyle(
      axis: random.choose([.horizontal, .vertical]), spacing: random.choose([0, 3, 10]),
      alignment: random.choose(LinearLayoutPropertyTests.alignments))
    style.justification = random.choose(LinearLayoutPropertyTests.justifications)
    let items = (0..<count).map { _ in
      LinearItem(
        grow: random.choose([0, 0, 0.5, 1, 2]), shrink: random.choose([0, 1, 1, 3]),
        basis: random.choose([nil, nil, 0, 30]),
        alignment: random.choose([nil, nil, .start, .stretch, .baseline]),
        minimum: random.choose([nil, nil, 0, 12]))
    }
    let least = Size(width: random.choose([0, 40]), height: random.choose([0, 40]))
    return Problem(
      style: style, items: items,
      sizes: items.map { _ in
        Size(width: random.next(in: 0...80), height: random.next(in: 0...80))
      },
      baselines: items.map { _ in random.choose([nil, 5, 12]) },
      range: SizeRange(
        min: least,
        max: Size(
          width: random.choose([40, 120, 300, .infinity]),
          height: random.choose([40, 120, 300, .infinity]))))
  }

  @Test(arguments: 0..<8)
  func `any row keeps to its range, its spacing and its minimums`(seed: UInt64) {
    var random = Random(seed: seed)
    for _ in 0..<500 {
      let problem = problem(&random)
      let layout = problem.solve()
      let axis = problem.style.axis
      #expect(problem.range.contains(layout.size))
      #expect(layout.frames.count == problem.items.count)
      #expect(problem.solve() == layout, "The answer depends on the arguments only.")
      for (frame, next) in zip(layout.frames, layout.frames.dropFirst()) {
        let gap = start(next, axis) - start(frame, axis) - frame.size[axis]
        #expect(gap >= problem.style.spacing - 1e-6, "\(problem)")
      }
      expectFilled(problem, layout)
      for (index, item) in problem.items.enumerated() where item.shrink > 0 {
        if let minimum = item.minimum, item.basis == nil {
          let wished = problem.sizes[index][axis]
          #expect(layout.frames[index].size[axis] >= min(minimum, wished) - 1e-6)
        }
      }
    }
  }

  /// A row with children that can take all the room leaves none, unless it does not know how much
  /// there is.
  private func expectFilled(_ problem: Problem, _ layout: LinearLayout) {
    let axis = problem.style.axis
    guard problem.range.max[axis].isFinite, problem.items.reduce(0, { $0 + $1.grow }) >= 1 else {
      return
    }
    let gaps = problem.style.spacing * Double(problem.items.count - 1)
    let used = layout.frames.reduce(gaps) { $0 + $1.size[axis] }
    #expect(used >= layout.size[axis] - 1e-6, "\(problem)")
  }

  private func start(_ frame: Rect, _ axis: Axis) -> Double {
    axis == .horizontal ? frame.minX : frame.minY
  }

  @Test(arguments: 0..<8)
  func `whatever is asked for, every number stays finite`(seed: UInt64) {
    var random = Random(seed: 100 + seed)
    let odd = LinearLayoutPropertyTests.oddities
    for _ in 0..<1000 {
      var problem = problem(&random)
      problem.style.spacing = random.choose(odd)
      for index in problem.items.indices {
        problem.items[index].grow = random.choose(odd)
        problem.items[index].shrink = random.choose(odd)
        problem.items[index].basis = random.choose(odd + [nil])
        problem.items[index].minimum = random.choose(odd + [nil])
        problem.sizes[index] = Size(width: random.choose(odd), height: random.choose(odd))
        problem.baselines[index] = random.choose(odd + [nil])
      }
      let layout = LinearLayout.solve(
        problem.style, items: problem.items, in: problem.range,
        minimum: { problem.sizes[$0].width },
        measure: { index, _ in
          LinearMeasurement(size: problem.sizes[index], baseline: problem.baselines[index])
        })
      let frames = layout.frames + [Rect(origin: .zero, size: layout.size)]
      for frame in frames {
        let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
        #expect(numbers.allSatisfy { $0.isFinite }, "\(numbers) from \(problem)")
        #expect(frame.size.width >= 0 && frame.size.height >= 0, "\(frame) from \(problem)")
      }
      #expect(layout.baseline?.isFinite ?? true)
    }
  }
}
