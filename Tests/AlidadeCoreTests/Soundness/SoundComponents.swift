import AlidadeNative

/// What counters remember.
struct CounterState: Sendable {
  var count = 0
  let token: Ledger.Token
}

enum SoundTheme: EnvironmentKey {
  static let defaultValue = 0
}

struct SoundFailure: Error {}

/// Tells kinds of counters apart by their types.
protocol CounterMode: Sendable {
  static var fails: Bool { get }
  static var readsTheme: Bool { get }
  static var countsOnAppearing: Bool { get }
}

extension CounterMode {
  static var fails: Bool { false }
  static var readsTheme: Bool { false }
  static var countsOnAppearing: Bool { false }
}

enum PlainMode: CounterMode {}
enum EagerMode: CounterMode { static let countsOnAppearing = true }
enum ThemedMode: CounterMode { static let readsTheme = true }
enum RiskyMode: CounterMode { static let fails = true }

/// Counts, and has a controller.
struct SoundCounter<Mode: CounterMode>: ControllerProviding, Equatable {
  typealias State = CounterState
  typealias Controller = SoundController<Self>

  let label: Int
  let ledger: Ledger

  func initialState() -> State { State(token: ledger.makeToken()) }

  func body(_ context: Context<State>) throws -> some Component {
    ledger.keep(context)
    if Mode.fails, context.state.count % 4 == 3 { throw SoundFailure() }
    let theme = Mode.readsTheme ? "@\(context.environment(SoundTheme.self))" : ""
    return Text("\(label):\(context.state.count)#\(context.state.token.serial)\(theme)")
  }

  func makeController(context: Context<State>) -> Controller {
    let controller = Controller(self, context: context)
    let serial = context.state.token.serial
    controller.begin(Life("counter \(serial)", ledger), serial: serial, ledger)
    if Mode.countsOnAppearing {
      let ledger = ledger
      controller.onAppear = { [weak controller] in
        controller?.context.update { $0.count += 1 }
        ledger.noteIncrement(serial)
      }
    }
    return controller
  }

  static func == (one: Self, other: Self) -> Bool { one.label == other.label }
}

/// Shows as many of its children as it has counted.
struct Nest: ControllerProviding, Equatable {
  typealias State = CounterState
  typealias Controller = SoundController<Nest>

  let part: Part
  let ledger: Ledger

  func initialState() -> State { State(token: ledger.makeToken()) }

  func body(_ context: Context<State>) -> some Component {
    let _ = ledger.keep(context)
    Column {
      Text("\(part.label):\(context.state.count)#\(context.state.token.serial)")
      for child in part.shownChildren(context.state.count) { child.component(ledger) }
    }
  }

  func makeController(context: Context<State>) -> Controller {
    let controller = Controller(self, context: context)
    let serial = context.state.token.serial
    controller.begin(Life("nest \(serial)", ledger), serial: serial, ledger)
    return controller
  }

  static func == (one: Nest, other: Nest) -> Bool { one.part == other.part }
}

/// A view with a controller.
struct SoundBox: ViewComponent, ControllerProviding, Equatable {
  typealias Controller = SoundController<SoundBox>

  let label: Int
  let ledger: Ledger

  var children: [AnyComponent] { [AnyComponent(Text("box\(label)"))] }

  func view() -> ViewConfiguration? {
    let color = Color(RGBA(red: Double(label % 7) / 7, green: 0, blue: 0, alpha: 1))
    return ViewConfiguration(
      .container(), attributes: ViewOptions(backgroundColor: color).viewAttributes())
  }

  func makeController(context: Context<NoState>) -> Controller {
    let controller = Controller(self, context: context)
    controller.begin(Life("box", ledger), serial: nil, ledger)
    return controller
  }

  static func == (one: SoundBox, other: SoundBox) -> Bool { one.label == other.label }
}

/// Notes each call.
final class SoundController<Controlled: Component>: ComponentController<Controlled> {
  var onAppear: (() -> Void)?
  private var life: Life?

  func begin(_ life: Life, serial: Int?, _ ledger: Ledger) {
    self.life = life
    ledger.begin(life, serial: serial)
  }

  override func didInit() { life?.note(.didInit) }
  override func willMount() { life?.note(.willMount) }
  override func didMount() {
    life?.note(.didMount)
    onAppear?()
  }
  override func willRemount() { life?.note(.willRemount) }
  override func didRemount() { life?.note(.didRemount) }
  override func willUnmount() { life?.note(.willUnmount) }
  override func didUnmount() { life?.note(.didUnmount) }
  override func willUpdate(to newer: Controlled) { life?.note(.willUpdate) }
  override func didUpdate(from older: Controlled) { life?.note(.didUpdate) }
  override func didAcquireView(_ view: any NativeView) { life?.note(.acquire) }
  override func willRelinquishView(_ view: any NativeView) { life?.note(.relinquish) }
  override func invalidate() { life?.note(.invalidate) }
}

/// The root.
struct Stage: Component, Equatable {
  let parts: [Part]
  let ledger: Ledger

  var body: some Component {
    Column { for part in parts { part.component(ledger) } }
  }

  static func == (one: Stage, other: Stage) -> Bool { one.parts == other.parts }
}

extension Part {
  func shownChildren(_ count: Int) -> [Part] {
    Array(children.prefix(count % (children.count + 1)))
  }

  /// The part as a component.
  func component(_ ledger: Ledger) -> AnyComponent {
    var component: AnyComponent
    switch kind {
    case .counter: component = AnyComponent(SoundCounter<PlainMode>(label: label, ledger: ledger))
    case .eager: component = AnyComponent(SoundCounter<EagerMode>(label: label, ledger: ledger))
    case .themed: component = AnyComponent(SoundCounter<ThemedMode>(label: label, ledger: ledger))
    case .risky: component = AnyComponent(SoundCounter<RiskyMode>(label: label, ledger: ledger))
    case .box: component = AnyComponent(SoundBox(label: label, ledger: ledger))
    case .column: component = AnyComponent(Column { children.map { $0.component(ledger) } })
    case .nest: component = AnyComponent(Nest(part: self, ledger: ledger))
    case .boundary: component = AnyComponent(boundary(ledger))
    case .reader:
      let children = children
      component = AnyComponent(
        LayoutReader { _ in for child in children { child.component(ledger) } })
    case .theme:
      component = AnyComponent(
        Column { children.map { $0.component(ledger) } }.environment(SoundTheme.self, label))
    }
    component.key = key.map(ComponentKey.init)
    return component
  }

  private func boundary(_ ledger: Ledger) -> ErrorBoundary {
    let (label, children) = (label, children)
    return ErrorBoundary {
      Column { children.map { $0.component(ledger) } }
    } fallback: { failure in
      let _ = ledger.keep(failure.retry, of: label)
      Text("failed\(label)")
    }
  }
}
