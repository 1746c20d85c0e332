import AlidadeNative

/// Sibling components of the kinds that are measured.
enum Siblings {
  /// The number of siblings.
  static let count = 10_000

  /// Returns texts that all differ.
  static func texts() -> Column {
    Column { for number in 0..<count { Text("\(number)") } }
  }

  /// Returns views with sizes of their own.
  static func leaves() -> Column {
    let view = ViewConfiguration(
      .container(), attributes: ViewOptions(backgroundColor: .blue).viewAttributes())
    return Column {
      for number in 0..<count {
        Leaf(view: view, size: ComponentSize(width: 40, height: Double(number % 7 + 1)))
      }
    }
  }

  /// Returns texts with keys, in ascending or descending order.
  static func keyed(isReversed: Bool, count: Int = Siblings.count) -> Column {
    let numbers = isReversed ? Array((0..<count).reversed()) : Array(0..<count)
    return Column { for number in numbers { Text("\(number)").key(number) } }
  }

  /// Returns components with state of their own.
  static func counters(_ handle: CounterHandle) -> Column {
    Column {
      for number in 0..<count {
        ScaleCounter(number: number, handle: number == count / 2 ? handle : nil)
      }
    }
  }
}
