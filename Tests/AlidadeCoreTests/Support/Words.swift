import AlidadeNative
import Synchronization

/// Something that is measured: words of one width, on lines of ten points.
struct Words: LayoutComponent {
  let count: Int
  var width = 10.0
  /// Counts how often the words are laid out and asked for the widest.
  var meter: Meter?

  func view() -> ViewConfiguration? { ViewConfiguration(.container()) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    meter?.note()
    let found = Words.size(count, width, in: range.max.width)
    return ComponentLayout(size: range.clamp(found), baseline: 8)
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    meter?.note()
    return axis == .horizontal ? width : Words.size(count, width, in: across).height
  }

  /// The size of words in a width.
  static func size(_ count: Int, _ width: Double, in most: Double) -> Size {
    let perLine = most.isFinite ? max(1, Int(most / width)) : count
    let lines = (count + perLine - 1) / perLine
    return Size(width: Double(min(count, perLine)) * width, height: Double(lines) * 10)
  }

  /// The answer of the words to the solver.
  func measurement(_ proposal: FlexProposal) -> FlexMeasurement {
    switch proposal.width {
    case .minContent: FlexMeasurement(width: width, height: 0)
    case .maxContent: FlexMeasurement(width: Double(count) * width, height: 0)
    case .exactly(let offered):
      FlexMeasurement(
        width: offered, height: Words.size(count, width, in: offered).height, baseline: 8)
    }
  }
}

/// Counts, on any thread.
final class Meter: Sendable {
  private let notes = Mutex(0)

  func note() { notes.withLock { $0 += 1 } }

  /// What was counted since the last call.
  func take() -> Int {
    notes.withLock { count in
      defer { count = 0 }
      return count
    }
  }
}
