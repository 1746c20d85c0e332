import AlidadeNative
import Synchronization

/// What the components of a random program did; any thread.
final class Ledger: Sendable {
  /// Something that every state holds.
  final class Token: Sendable {
    let serial: Int
    private let ledger: Ledger

    init(serial: Int, ledger: Ledger) {
      self.serial = serial
      self.ledger = ledger
    }

    deinit { ledger.contents.withLock { $0.tokensAlive -= 1 } }
  }

  private struct Contents {
    var lastSerial = 0
    var tokensAlive = 0
    var contexts: [Int: Context<CounterState>] = [:]
    var retries: [Int: Action<Void>] = [:]
    var problems: [String] = []
    var increments: [Int] = []
    var lives: [Int: Life] = [:]
    var boxes: [Life] = []
  }

  private let contents = Mutex(Contents())

  // MARK: - States

  func makeToken() -> Token {
    let serial = contents.withLock { contents in
      contents.lastSerial += 1
      contents.tokensAlive += 1
      return contents.lastSerial
    }
    return Token(serial: serial, ledger: self)
  }

  var tokensAlive: Int { contents.withLock { $0.tokensAlive } }

  /// Notes how a state is changed; the first counts, because builds for comparison come later.
  func keep(_ context: Context<CounterState>) {
    let serial = context.state.token.serial
    let isKnown = contents.withLock { contents in
      if contents.contexts[serial] != nil { return true }
      contents.contexts[serial] = context
      return false
    }
    _ = isKnown
  }

  func context(of serial: Int) -> Context<CounterState>? {
    contents.withLock { $0.contexts[serial] }
  }

  /// Forgets how states are changed, but for some.
  func forgetContexts(but serials: Set<Int>) {
    let gone = contents.withLock { contents in
      defer { contents.contexts = contents.contexts.filter { serials.contains($0.key) } }
      return contents.contexts.filter { !serials.contains($0.key) }
    }
    withExtendedLifetime(gone) {}
  }

  // MARK: - Errors

  func keep(_ retry: Action<Void>, of label: Int) {
    contents.withLock { $0.retries[label] = retry }
  }

  func retry(of label: Int) -> Action<Void>? { contents.withLock { $0.retries[label] } }

  // MARK: - Controllers

  func noteIncrement(_ serial: Int) { contents.withLock { $0.increments.append(serial) } }

  func takeIncrements() -> [Int] {
    contents.withLock { contents in
      defer { contents.increments = [] }
      return contents.increments
    }
  }

  func begin(_ life: Life, serial: Int?) {
    contents.withLock { contents in
      guard let serial else {
        contents.boxes.append(life)
        return
      }
      if contents.lives[serial] != nil { contents.problems.append("two controllers of \(serial)") }
      contents.lives[serial] = life
    }
  }

  func forgetEnded() {
    let problems = contents.withLock { contents -> [String] in
      contents.lives = contents.lives.filter { !$0.value.isOver }
      contents.boxes.removeAll(where: \.isOver)
      return contents.problems
    }
    _ = problems
  }

  var livesInProgress: [Int: Life] { contents.withLock { $0.lives.filter { !$0.value.isOver } } }
  var boxesInProgress: [Life] { contents.withLock { $0.boxes.filter { !$0.isOver } } }
  var problems: [String] { contents.withLock { $0.problems } }

  func note(problem: String) { contents.withLock { $0.problems.append(problem) } }
}

/// The calls that one controller got, checked for balance and order.
final class Life: Sendable {
  enum Call: Sendable {
    case didInit, willMount, didMount, willRemount, didRemount, willUnmount, didUnmount
    case willUpdate, didUpdate, acquire, relinquish, invalidate
  }

  private struct Contents {
    var isBegun = false
    var isMounting = false
    var isMounted = false
    var isUpdating = false
    var isRemounting = false
    var isUnmounting = false
    var hasView = false
    var isOver = false
  }

  private let contents = Mutex(Contents())
  private let ledger: Ledger
  private let name: String

  init(_ name: String, _ ledger: Ledger) {
    self.name = name
    self.ledger = ledger
  }

  var isOver: Bool { contents.withLock { $0.isOver } }
  var isMounted: Bool { contents.withLock { $0.isMounted } }

  func note(_ call: Call) {
    let isInOrder = contents.withLock { Life.take(call, &$0) }
    if !isInOrder { ledger.note(problem: "\(name): \(call) out of order") }
  }

  private static func take(_ call: Call, _ life: inout Contents) -> Bool {
    if life.isOver { return false }
    switch call {
    case .didInit:
      defer { life.isBegun = true }
      return !life.isBegun
    case .willMount:
      defer { life.isMounting = true }
      return life.isBegun && !life.isMounted && !life.isMounting
    case .didMount:
      defer { (life.isMounting, life.isMounted) = (false, true) }
      return life.isMounting
    case .willUpdate:
      defer { life.isUpdating = true }
      return life.isMounted && !life.isUpdating && !life.isRemounting
    case .willRemount:
      defer { life.isRemounting = true }
      return life.isMounted && !life.isRemounting
    case .didRemount:
      defer { life.isRemounting = false }
      return life.isRemounting
    case .didUpdate:
      defer { life.isUpdating = false }
      return life.isUpdating && !life.isRemounting
    case .willUnmount:
      defer { life.isUnmounting = true }
      return life.isMounted && !life.isUnmounting && !life.isRemounting
    case .didUnmount:
      defer { (life.isUnmounting, life.isMounted) = (false, false) }
      return life.isUnmounting && !life.hasView
    case .acquire:
      defer { life.hasView = true }
      return (life.isMounting || life.isRemounting) && !life.hasView
    case .relinquish:
      defer { life.hasView = false }
      return life.hasView && (life.isUnmounting || life.isRemounting)
    case .invalidate:
      defer { life.isOver = true }
      return life.isBegun && !life.isMounted && !life.hasView
    }
  }
}
