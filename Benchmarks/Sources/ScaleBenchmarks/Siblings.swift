import AlidadeNative

/// Components side by side, in the kinds that are measured.
enum Siblings {
  /// How many there are.
  static let count = 10_000

  /// Texts, each other than all others.
  static func texts() -> Column {
    Column { for number in 0..<count { Text("\(number)") } }
  }

  /// Views of a size of their own.
  static func leaves() -> Column {
    let view = ViewConfiguration(
      .container(), attributes: ViewOptions(backgroundColor: .blue).viewAttributes())
    return Column {
      for number in 0..<count {
        Leaf(view: view, size: ComponentSize(width: 40, height: Double(number % 7 + 1)))
      }
    }
  }

  /// Texts with keys, in their order or in the opposite one.
  static func keyed(isReversed: Bool, count: Int = Siblings.count) -> Column {
    let numbers = isReversed ? Array((0..<count).reversed()) : Array(0..<count)
    return Column { for number in numbers { Text("\(number)").key(number) } }
  }

  /// Components with state of their own.
  static func counters(_ handle: CounterHandle) -> Column {
    Column {
      for number in 0..<count {
        ScaleCounter(number: number, handle: number == count / 2 ? handle : nil)
      }
    }
  }
}
