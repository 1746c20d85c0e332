import AlidadeNative
import Synchronization

/// What a row of a random list is about.
struct SoundItem: Sendable, Hashable, Identifiable {
  let id: Int
  var height: Double
  /// Rows of different kinds have different structures; those of the last kind count when they
  /// appear.
  var kind: Int
  /// The number of words that are wrapped below the count, so that the height depends on the width
  /// and on the scale of text.
  var words = 0
  /// A Boolean value that is `true` if the row takes the keyboard focus.
  var isFocusable = false
  /// What the row is told from outside.
  var version = 0

  static let kinds = 4

  /// The height of the row when it has counted so far, without its words.
  func height(at count: Int) -> Double { height == 0 ? 0 : height + Double(count % 3) * 7 }

  /// A Boolean value that is `true` if words are wrapped below the count.
  ///
  /// A row that is taller than what is in sight has none, so that its count is in sight wherever it
  /// is scrolled.
  var wraps: Bool { words > 0 && height < 300 }

  /// The text that is wrapped below the count.
  var filler: String { Array(repeating: "word", count: words).joined(separator: " ") }

  /// The height of the row in a width, on whole pixels.
  func height(
    at count: Int, width: Double, _ measurer: any ContentMeasurer, _ grid: PixelGrid
  ) -> Double {
    var height = height(at: count)
    if wraps {
      height += measurer.layout(TextContent(runs: [TextRun(filler)]), width: width).size.height
    }
    return grid.roundUp(height)
  }

  /// What the row shows, but for the number that tells states apart.
  func text(count: Int, theme: Int) -> String { "\(id):\(count)v\(version)@\(theme)" }
}

/// Whose the states of rows are, and which rows have appeared; any thread.
final class RowBook: Sendable {
  private struct Contents {
    var owners: [Int: Int] = [:]
    var appearances: [Int: Int] = [:]
  }

  let ledger = Ledger()
  private let contents = Mutex(Contents())

  func keep(_ context: Context<CounterState>, of id: Int) {
    ledger.keep(context)
    contents.withLock { $0.owners[context.state.token.serial] = id }
  }

  /// The row whose state has a number.
  func owner(of serial: Int) -> Int? { contents.withLock { $0.owners[serial] } }

  func noteAppearance(of id: Int, _ difference: Int) {
    contents.withLock { contents in
      contents.appearances[id, default: 0] += difference
      if contents.appearances[id] == 0 { contents.appearances[id] = nil }
    }
  }

  /// How much more often each row has appeared than disappeared; rows without a difference are
  /// left out.
  var appearances: [Int: Int] { contents.withLock { $0.appearances } }
}

/// A row that counts, with a controller, an effect, and a view with a controller in it.
struct SoundRow: ControllerProviding, Equatable {
  typealias State = CounterState
  typealias Controller = SoundController<SoundRow>

  let item: SoundItem
  let book: RowBook

  func initialState() -> State { State(token: book.ledger.makeToken()) }

  func body(_ context: Context<State>) -> some Component {
    let _ = book.keep(context, of: item.id)
    let count = context.state.count
    let theme = context.environment(SoundTheme.self)
    let (id, book) = (item.id, book)
    let label = Text("\(item.text(count: count, theme: theme))#\(context.state.token.serial)|")
      .onAppear { book.noteAppearance(of: id, 1) }
      .onDisappear { book.noteAppearance(of: id, -1) }
    Column {
      Column {
        if item.isFocusable, item.height < 300 {
          Pressable(action: {}) { label }.grow(1)
        } else {
          label.grow(1)
        }
        for number in 0..<item.kind { SoundRowBox(number: number, ledger: book.ledger) }
      }
      .frame(height: item.height(at: count)).shrink(0)
      if item.wraps { Text(item.filler) }
    }
  }

  func makeController(context: Context<State>) -> Controller {
    let controller = Controller(self, context: context)
    let serial = context.state.token.serial
    let ledger = book.ledger
    controller.begin(Life("row \(item.id)", ledger), serial: serial, ledger)
    if item.kind == SoundItem.kinds - 1 {
      controller.onAppear = { [weak controller] in
        controller?.context.update { $0.count += 1 }
        ledger.noteIncrement(serial)
      }
    }
    return controller
  }

  static func == (one: Self, other: Self) -> Bool { one.item == other.item }
}

/// A view with a controller, inside a row.
struct SoundRowBox: ViewComponent, ControllerProviding, Equatable {
  typealias Controller = SoundController<SoundRowBox>

  let number: Int
  let ledger: Ledger

  func view() -> ViewConfiguration? { ViewConfiguration(.container()) }

  func makeController(context: Context<NoState>) -> Controller {
    let controller = Controller(self, context: context)
    controller.begin(Life("box in a row", ledger), serial: nil, ledger)
    return controller
  }

  static func == (one: Self, other: Self) -> Bool { one.number == other.number }
}

/// A list with a counter above it.
struct ListStage: Component, Equatable {
  static let headerHeight = 20.0

  let items: [SoundItem]
  let header: SoundItem
  let book: RowBook
  let controller: ListController

  var body: some Component {
    let book = book
    Column {
      SoundRow(item: header, book: book).frame(height: ListStage.headerHeight).shrink(0)
      List(items, id: \.id, estimatedRowHeight: 30, controller: controller) {
        SoundRow(item: $0, book: book)
      }
    }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.items == other.items && one.header == other.header
  }
}
