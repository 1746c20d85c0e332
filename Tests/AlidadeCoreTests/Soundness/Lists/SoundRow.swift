import Alidade
import Synchronization

/// What a row of a random list is about.
struct SoundItem: Sendable, Hashable, Identifiable {
  let id: Int
  var height: Double
  /// Rows of different kinds have different structures; those of the last kind count when they
  /// appear.
  var kind: Int
  /// What the row is told from outside.
  var version = 0

  static let kinds = 4

  /// The height of the row when it has counted so far.
  func height(at count: Int) -> Double { height + Double(count % 3) * 7 }

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
struct SoundRow: ControlledComponent, Equatable {
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
    Column {
      Text("\(item.text(count: count, theme: theme))#\(context.state.token.serial)")
        .onAppear { book.noteAppearance(of: id, 1) }
        .onDisappear { book.noteAppearance(of: id, -1) }
      for number in 0..<item.kind { SoundRowBox(number: number, ledger: book.ledger) }
    }
    .frame(height: item.height(at: count))
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
struct SoundRowBox: ViewComponent, ControlledComponent, Equatable {
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
  let handle: ListHandle

  func body(_ context: Context<NoState>) -> some Component {
    let book = book
    Column {
      SoundRow(item: header, book: book).frame(height: ListStage.headerHeight).shrink(0)
      List(items, id: \.id, estimatedRowHeight: 30, handle: handle) {
        SoundRow(item: $0, book: book)
      }
    }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.items == other.items && one.header == other.header
  }
}
