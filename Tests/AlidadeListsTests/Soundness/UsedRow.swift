import AlidadeNative
import AlidadeTesting

@testable import AlidadeLists

/// An element, a header or a footer in a list that a random program uses; it counts, and remembers
/// when it began.
struct UsedRow: Component, Equatable {
  struct State {
    /// A number that no other state has.
    let serial: Int
    var count = 0
  }

  /// What the row says about itself.
  struct Label: Equatable {
    let key: Int
    let serial: Int
    let count: Int
    let isSelected: Bool
    /// The number of elements below a header.
    let elementCount: Int

    init(key: Int, serial: Int, count: Int, isSelected: Bool, elementCount: Int) {
      (self.key, self.serial, self.count) = (key, serial, count)
      (self.isSelected, self.elementCount) = (isSelected, elementCount)
    }

    init?(_ text: String?) {
      let words = text?.split(separator: " ").compactMap { Int($0) } ?? []
      guard words.count == 5 else { return nil }
      self.init(
        key: words[0], serial: words[1], count: words[2], isSelected: words[3] == 1,
        elementCount: words[4])
    }

    var text: String { "\(key) \(serial) \(count) \(isSelected ? 1 : 0) \(elementCount)" }
  }

  let key: Int
  let height: Double
  var elementCount = 0
  let ledger: UsedRowLedger

  func initialState() -> State { State(serial: ledger.begin()) }

  func body(_ context: Context<State>) -> some Component {
    let label = Label(
      key: key, serial: context.state.serial, count: context.state.count,
      isSelected: context.environment(IsRowSelected.self), elementCount: elementCount)
    ledger.note(key, context)
    return Row {
      Text(label.text)
      if UsedRow.hasButton(key) { Button("+") { context.update { $0.count += 1 } } }
    }
    .frame(height: UsedRow.height(height, of: key, count: context.state.count))
  }

  static func hasButton(_ key: Int) -> Bool { key.isMultiple(of: 3) || UsedSection.isHeader(key) }

  /// The height of a row that has counted; some grow and shrink.
  static func height(_ height: Double, of key: Int, count: Int) -> Double {
    key.isMultiple(of: 5) ? height + Double(count % 3) * 10 : height
  }
}
