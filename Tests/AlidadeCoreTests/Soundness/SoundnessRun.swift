import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization

@testable import AlidadeCore

/// A random program: changes what is to be shown in all the ways there are, and compares what is
/// shown with a reference that is built from scratch.
///
/// What is on the screen must be exactly what the reference was when the mounted generation was
/// built, and never go back; after a change that is shown at once, it must be what the reference is
/// now.
@MainActor final class SoundnessRun {
  private var generator: SeededGenerator
  private var partMaker = PartMaker()
  private var referenceMaker = Reference.Maker()
  private let ledger = Ledger()
  private let mountHost = HeadlessMountHost(isRecording: false)
  private var host: ComponentHost?
  private var root: HeadlessView?
  private var isDying = false
  private(set) var stepCount = 0
  private(set) var statistics = Statistics()
  /// What is wrong, and how it came to be.
  private(set) var failure: String?
  private var trace: [String] = []

  /// What is to be shown, and what of it the tree has built.
  private var wanted: [Part] = []
  private var theme = 0
  private var built: [Reference] = []
  private var hasPending = false
  private var hasFollowed = false
  private var generation = 0
  private var snapshots: [Int: [Reference.Line]] = [:]
  private var mountedGeneration = 0
  /// The numbers on the screen that tell states apart.
  private var serials: [Int: Int] = [:]
  private var identities: [Int: Int] = [:]

  /// How often things happened that a run must not do without.
  struct Statistics {
    var builds = 0
    var failures = 0
    var interruptions = 0
    var backgroundMounts = 0
    var missedFrames = 0
    var hostDeaths = 0
    var updates = 0
  }

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    begin()
  }

  /// Takes a number of steps, or fewer if something is wrong.
  func run(steps: Int) {
    Diagnostics.withSink({ [ledger] report in
      if !report.description.contains("outside of any error boundary") {
        ledger.note(problem: report.description)
      }
    }) {
      for _ in 0..<steps where failure == nil {
        step()
        if isDying { die() }
      }
      if failure == nil { end() }
    }
  }

  // MARK: - Hosts

  private func begin() {
    (wanted, built, snapshots, serials, identities) = ([], [], [:], [:], [:])
    (theme, generation, mountedGeneration, hasPending) = (0, 0, 0, true)
    let ledger = ledger
    let root = mountHost.makeRoot(size: Size(width: 300, height: 400))
    let host = ComponentHost(
      Stage(parts: [], ledger: ledger), in: root, mounter: Mounter(host: mountHost))
    (self.host, self.root) = (host, root)
    host.size = root.frame.size
    check("begin", showsAll: true)
  }

  /// The host goes away, in the midst of whatever was under way.
  private func end() {
    statistics.hostDeaths += 1
    if Bool.random(using: &generator) { host?.tearDown() }
    host = nil
    root = nil
    ledger.forgetContexts(but: [])
    mountHost.settle()
    // What was under way has gone on without its host.
    ledger.forgetContexts(but: [])
    let lives = ledger.livesInProgress.count + ledger.boxesInProgress.count
    if lives > 0 { fail("\(lives) controllers outlive their host") }
    if ledger.tokensAlive > 0 { fail("\(ledger.tokensAlive) states outlive their host") }
    ledger.forgetEnded()
  }

  private func die() {
    isDying = false
    log("death")
    end()
    begin()
  }

  // MARK: - Steps

  private func step() {
    guard let host else { return }
    stepCount += 1
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<14: changeParts(.nextFrame)
    case 14..<24: changeParts(.background)
    case 24..<40: changeState(.nextFrame)
    case 40..<52: changeState(.background)
    case 52..<62: changeStateImmediately()
    case 62..<66: setTheme()
    case 66..<70:
      let width = [0, 120, 300, 500].randomElement(using: &generator) ?? 300
      log("width \(width)")
      let isOther = host.size?.width != Double(width)
      host.size = Size(width: Double(width), height: 400)
      check("size", showsAll: isOther)
    case 70..<73:
      log("size that fits")
      _ = host.sizeThatFits(SizeRange(max: Size(width: 200, height: .infinity)))
      check("size that fits")
    case 73..<80:
      mountHost.holdsBackgroundWork = Int.random(in: 0..<3, using: &generator) == 0
      log("frame, held \(mountHost.holdsBackgroundWork)")
      mountHost.runFrame()
      check("frame")
    case 80..<86:
      log("background")
      mountHost.runBackgroundWork()
      check("background")
    case 86..<90: interruptBackground()
    case 90..<95:
      log("main")
      mountHost.runMainWork()
      check("main")
    case 95..<96:
      log("update")
      host.update()
      check("update", showsAll: true)
    case 96..<97:
      log("visible \(!host.isVisible)")
      host.isVisible.toggle()
      check("visible")
    case 97..<98:
      log("needs layout")
      host.setNeedsLayout()
      check("needs layout")
    case 98: settle()
    default:
      if Int.random(in: 0..<8, using: &generator) == 0 {
        isDying = true
      } else {
        settle()
      }
    }
  }

  private func changeParts(_ priority: UpdatePriority) {
    partMaker.change(&wanted, &generator)
    log("parts \(priority) \(wanted)")
    hasPending = true
    host?.setComponent(Stage(parts: wanted, ledger: ledger), priority: priority)
    check("parts")
  }

  private func changeState(_ priority: UpdatePriority) {
    guard let (context, _) = pickState() else { return }
    context.update(priority: priority) { $0.count += 1 }
    log("… \(priority)")
    check("state")
  }

  private func changeStateImmediately() {
    guard let (context, _) = pickState() else { return }
    log("… immediately")
    context.updateImmediately { $0.count += 1 }
    check("immediately", showsAll: true)
  }

  /// A component that counts and that the tree has built.
  private func pickState() -> (Context<CounterState>, Int)? {
    let counters = built.flatMap { $0.counters() }
    guard let picked = counters.randomElement(using: &generator),
      let serial = serials[picked.identity], let context = ledger.context(of: serial)
    else { return nil }
    // A boundary tries again when it is told to, not when something in it changes.
    for label in picked.failed { ledger.retry(of: label)?() }
    for index in built.indices { built[index].increment(picked.identity) }
    log("count \(picked.identity), #\(serial)")
    hasPending = true
    statistics.updates += 1
    return (context, serial)
  }

  private func setTheme() {
    theme = Int.random(in: 0..<3, using: &generator)
    log("theme \(theme)")
    host?.setEnvironment(SoundTheme.self, theme)
    // Nothing needs to be built if nobody reads it.
    check("theme")
  }

  private func interruptBackground() {
    let place = Int.random(in: 0..<30, using: &generator)
    log("interrupted at \(place)")
    let passed = Mutex(0)
    let before = host?.counters.backgroundInterruptions ?? 0
    let change = Bool.random(using: &generator) ? pickState() : nil
    BuildInterruption.$isForced.withValue({
      let count = passed.withLock { count in
        count += 1
        return count
      }
      return count > place
    }) {
      change?.0.update(priority: .background) { $0.count += 1 }
      check("change")
      mountHost.runMainWork()
      check("main")
      mountHost.runBackgroundWork()
      check("interrupted")
      if Bool.random(using: &generator) {
        mountHost.runFrame()
        check("interrupted frame")
      }
    }
    mountHost.runMainWork()
    statistics.interruptions += (host?.counters.backgroundInterruptions ?? 0) - before
    check("main")
  }

  private func settle() {
    log("settle")
    mountHost.holdsBackgroundWork = Bool.random(using: &generator)
    for _ in 0..<50 where !mountHost.isIdle && failure == nil {
      mountHost.runMainWork()
      check("main")
      mountHost.runBackgroundWork()
      check("background")
      mountHost.runFrame()
      check("frame")
    }
    mountHost.holdsBackgroundWork = false
    if !mountHost.isIdle { fail("it does not settle") }
    check("settle", showsAll: true)
    guard failure == nil, let host else { return }
    if host.tree.isPending { fail("it is stale though settled") }
    let alive = Set(built.flatMap { $0.counters() }.compactMap { serials[$0.identity] })
    ledger.forgetContexts(but: alive)
    let count = built.reduce(0) { $0 + $1.counterCount }
    // What is built when it is laid out remembers its last generation, too.
    let isExact = !built.contains { $0.part.hasReader }
    if !hasPending, isExact ? ledger.tokensAlive != count : ledger.tokensAlive < count {
      fail("\(ledger.tokensAlive) states are alive for \(count) components")
    }
    ledger.forgetEnded()
  }

  // MARK: - Checks

  private func check(_ what: String, showsAll: Bool = false) {
    guard let host, failure == nil else { return }
    statistics.backgroundMounts = max(
      statistics.backgroundMounts, host.counters.backgroundUpdates)
    statistics.missedFrames = max(statistics.missedFrames, host.counters.missedFrames)
    follow(host.tree.generation)
    if showsAll { checkAllIsBuilt(what) }
    if isDying { return }
    compare(host)
    for serial in ledger.takeIncrements() {
      guard let identity = identities[serial] else { continue }
      for index in built.indices { built[index].increment(identity) }
      hasPending = true
    }
    if let problem = ledger.problems.first { fail(problem) }
  }

  /// Brings the reference to what the tree has built.
  private func follow(_ newGeneration: Int) {
    guard newGeneration > generation else { return }
    statistics.builds += 1
    generation = newGeneration
    do {
      built = try referenceMaker.references(wanted, after: built)
      hasPending = false
      hasFollowed = true
    } catch {
      fail("generation \(newGeneration) was built though it fails")
    }
  }

  private func checkAllIsBuilt(_ what: String) {
    guard hasPending else { return }
    var maker = referenceMaker
    if (try? maker.references(wanted, after: built)) == nil {
      statistics.failures += 1
      // What was not laid out in this size yet is now, and contents that depend on the size are
      // built of the newest states.
      let isLaidOut = what != "size" && mountedGeneration == generation
      if !isLaidOut, built.contains(where: { $0.part.hasReader }) { isDying = true }
    } else {
      fail("an update is lost")
    }
  }

  private func compare(_ host: ComponentHost) {
    guard failure == nil else { return }
    // Themes do not count as generations when nobody reads them.
    if hasFollowed {
      hasFollowed = false
      snapshots[generation] = built.flatMap { $0.lines(theme: theme) }
    }
    guard host.tree.mountedGeneration >= mountedGeneration else { return fail("it goes back") }
    mountedGeneration = host.tree.mountedGeneration
    snapshots = snapshots.filter { $0.key >= mountedGeneration }
    guard let expected = snapshots[mountedGeneration], let root else { return }
    // In little width text is broken anywhere.
    let texts = root.visibleTexts
    let shown = texts.map { $0.filter { !$0.isNewline } }
    let isSame =
      shown.count == expected.count
      && zip(shown, expected).allSatisfy { isShown($1, as: $0) }
    if !isSame {
      return fail("shown is \(shown),\n  not \(expected.map { $0.prefix + $0.suffix })")
    }
    if mountedGeneration == generation { compareControllers(texts) }
  }

  private func isShown(_ line: Reference.Line, as text: String) -> Bool {
    guard let identity = line.identity else { return text == line.prefix }
    let pieces = text.split(separator: "#")
    guard pieces.count == 2, pieces[0] == line.prefix else { return false }
    let rest = pieces[1].split(separator: "@")
    guard rest.count == (line.suffix.isEmpty ? 1 : 2), let serial = Int(rest[0]),
      line.suffix.isEmpty || "@\(rest[1])" == line.suffix
    else { return false }
    if let known = serials[identity] { return known == serial }
    if identities[serial] != nil { return false }
    serials[identity] = serial
    identities[serial] = identity
    return true
  }

  /// Compares the controllers with what is built.
  ///
  /// - Parameter texts: the texts on the screen.
  private func compareControllers(_ texts: [String]) {
    let counters = built.reduce(0) { $0 + $1.counterCount }
    let lives = ledger.livesInProgress
    if lives.count != counters { fail("\(lives.count) controllers of \(counters) components") }
    let boxes = built.reduce(0) { $0 + $1.boxCount }
    let boxLives = ledger.boxesInProgress.count
    if boxLives != boxes { fail("\(boxLives) controllers of \(boxes) boxes") }
    let shown = texts.count { $0.contains("#") }
    let mounted = lives.values.count(where: \.isMounted)
    if mounted != shown { fail("\(mounted) controllers are mounted, \(shown) texts shown") }
  }

  private func fail(_ what: String) {
    guard failure == nil else { return }
    failure = "step \(stepCount): \(what)\n" + trace.suffix(40).joined(separator: "\n")
  }

  private func log(_ line: String) {
    trace.append("  \(stepCount) g\(generation) m\(mountedGeneration): \(line)")
    if trace.count > 200 { trace.removeFirst(100) }
  }
}
