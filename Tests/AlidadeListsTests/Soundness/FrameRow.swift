import AlidadeNative

/// A row that counts; its text says which item it shows, in which version, and what it has counted.
struct FrameRow: Component, Equatable {
  struct State: Sendable {
    var count = 0
    let token: FrameLedger.Token
  }

  /// The parts of the text of a row.
  struct Shown: Equatable {
    let id: Int
    let version: Int
    let count: Int
    let serial: Int

    init?(_ text: String) {
      let numbers = text.prefix { $0 != "|" }.split(separator: ".").compactMap { Int($0) }
      guard numbers.count == 4 else { return nil }
      (id, version, count, serial) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }

  let item: FrameItem
  let ledger: FrameLedger

  func initialState() -> State { State(token: ledger.makeToken()) }

  func body(_ context: Context<State>) -> some Component {
    let _ = ledger.keep(context, of: item.id)
    let _ = ledger.heldWork.pass()
    let (count, serial) = (context.state.count, context.state.token.serial)
    let (item, ledger) = (item, ledger)
    let label = Text("\(item.id).\(item.version).\(count).\(serial)|")
      .onAppear {
        ledger.noteAppearance(of: item.id, 1)
        FrameRow.countAppearing(item, serial, ledger)
      }
      .onDisappear { ledger.noteAppearance(of: item.id, -1) }
    Column {
      Column {
        if item.isFocusable { Pressable(action: {}) { label }.grow(1) } else { label.grow(1) }
        for _ in 0..<item.kind { Box(background: .red) }
      }
      .frame(height: item.upperHeight(at: count)).shrink(0)
      if item.words > 0 { Text(item.filler) }
    }
    .background(.red)
    .onAppear { ledger.noteRowAppearance(of: item.id, isAppearing: true) }
    .onDisappear { ledger.noteRowAppearance(of: item.id, isAppearing: false) }
  }

  @MainActor private static func countAppearing(
    _ item: FrameItem, _ serial: Int, _ ledger: FrameLedger
  ) {
    guard item.appearing != .still, let context = ledger.context(of: serial),
      ledger.mayCountAppearing(item.id)
    else { return }
    ledger.noteCount(of: item.id)
    switch item.appearing {
    case .still: break
    case .nextFrame: context.update { $0.count += 1 }
    case .background: context.update(priority: .background) { $0.count += 1 }
    case .immediate: context.updateImmediately { $0.count += 1 }
    }
  }

  static func == (one: Self, other: Self) -> Bool { one.item == other.item }
}

/// A list below a text that says which revision of the data it shows.
struct FrameDesk: Component {
  static let headerHeight = 20.0

  /// The data from outside; the state has others if those are newer.
  let data: FrameData
  let ledger: FrameLedger
  let controller: ListController

  func initialState() -> FrameData { FrameData(revision: -1) }

  func body(_ context: Context<FrameData>) -> some Component {
    let _ = ledger.keep(desk: context)
    let shown = context.state.revision > data.revision ? context.state : data
    let ledger = ledger
    Column {
      Text("revision \(shown.revision)").frame(height: FrameDesk.headerHeight).shrink(0)
      List(shown.items, id: \.id, estimatedRowHeight: 30, controller: controller) { item in
        let _ = ledger.heldWork.pass()
        FrameRow(item: item, ledger: ledger)
      }
      .grow(1)
    }
  }
}

extension FrameDesk: AlwaysRebuilt {}
