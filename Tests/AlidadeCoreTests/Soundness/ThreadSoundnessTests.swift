import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization
import Testing

@testable import AlidadeCore

/// Updates from many threads, builds on others, and mounting, all at once; to be run under the
/// thread sanitizer as well.
@MainActor @Suite struct ThreadSoundnessTests {
  private static let threads = 4
  private nonisolated static let updates = 400
  private static let counters = 12

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `no update from any thread is lost, and nothing outlives the host`(_ seed: UInt64) {
    let ledger = Ledger()
    var generator = SeededGenerator(seed: seed)
    do {
      let mountHost = HeadlessMountHost(background: .threads, isRecording: false)
      let view = HeadlessHostingView(size: Size(width: 300, height: 400), mountHost: mountHost) {
        Stage(parts: ThreadSoundnessTests.parts(&generator), ledger: ledger)
      }
      let serials = ThreadSoundnessTests.lasting(in: view)
      let done = Mutex([Int: Int]())
      let group = DispatchGroup()
      for thread in 0..<ThreadSoundnessTests.threads {
        DispatchQueue.global().async(group: group) {
          ThreadSoundnessTests.update(
            Array(serials.values), ledger, SeededGenerator(seed: seed * 100 + UInt64(thread)), done)
        }
      }
      for _ in 0..<300 { ThreadSoundnessTests.turn(view, serials, ledger, &generator, done) }
      group.waitPatiently(for: "the updates of the threads")
      view.settle()
      let shown = ThreadSoundnessTests.counts(in: view)
      let expected = done.withLock { $0 }
      for (label, serial) in serials {
        #expect(shown[label] == expected[serial] ?? 0, "counter \(label), seed \(seed)")
      }
      #expect(ledger.problems == [])
      if Bool.random(using: &generator) { view.host.tearDown() }
    }
    ledger.forgetContexts(but: [])
    #expect(ledger.tokensAlive == 0)
    #expect(ledger.livesInProgress.isEmpty)
    #expect(ledger.problems == [])
  }

  /// One turn of the main loop, in which anything may happen.
  private static func turn(
    _ view: HeadlessHostingView, _ serials: [Int: Int], _ ledger: Ledger,
    _ generator: inout SeededGenerator, _ done: borrowing Mutex<[Int: Int]>
  ) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      view.host.setComponent(
        ComponentList([AnyComponent(Stage(parts: parts(&generator), ledger: ledger))]),
        priority: Bool.random(using: &generator) ? .background : .nextFrame)
    case 1:
      view.size = Size(width: Double(Int.random(in: 100..<400, using: &generator)), height: 400)
    case 2: view.host.setEnvironment(SoundTheme.self, Int.random(in: 0..<3, using: &generator))
    case 3:
      guard let serial = serials.values.randomElement(using: &generator),
        let context = ledger.context(of: serial)
      else { return }
      context.updateImmediately { $0.count += 1 }
      done.withLock { $0[serial, default: 0] += 1 }
    case 4: _ = view.host.sizeThatFits(SizeRange(max: Size(width: 200, height: .infinity)))
    case 5: view.mountHost.runFrame()
    default: view.mountHost.runMainWork()
    }
  }

  private nonisolated static func update(
    _ serials: [Int], _ ledger: Ledger, _ generator: SeededGenerator,
    _ done: borrowing Mutex<[Int: Int]>
  ) {
    var generator = generator
    for _ in 0..<updates {
      guard let serial = serials.randomElement(using: &generator),
        let context = ledger.context(of: serial)
      else { continue }
      context.update(priority: Bool.random(using: &generator) ? .background : .nextFrame) {
        $0.count += 1
      }
      done.withLock { $0[serial, default: 0] += 1 }
    }
  }

  /// Counters that are always there, in any order, among others that come and go.
  private static func parts(_ generator: inout SeededGenerator) -> [Part] {
    var parts = (1...counters).map { label in
      Part(kind: label.isMultiple(of: 3) ? .themed : .counter, label: label, key: label)
    }
    for label in 100..<100 + Int.random(in: 0..<6, using: &generator) {
      let inside = Part(kind: .counter, label: label + 100, key: nil)
      parts.append(
        Part(
          kind: label.isMultiple(of: 2) ? .reader : .column, label: label, key: nil,
          children: [inside, Part(kind: .box, label: label, key: nil)]))
    }
    return parts.shuffled(using: &generator)
  }

  /// What is shown of each counter: what comes before and behind a separator.
  private static func counts(in view: HeadlessHostingView) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for text in view.texts {
      let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
      if text.contains("#"), numbers.count >= 3 { counts[numbers[0]] = numbers[1] }
    }
    return counts
  }

  /// The numbers of the states of the counters that are always there.
  private static func lasting(in view: HeadlessHostingView) -> [Int: Int] {
    var serials: [Int: Int] = [:]
    for text in view.texts {
      let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
      if text.contains("#"), numbers.count >= 3, numbers[0] <= counters {
        serials[numbers[0]] = numbers[2]
      }
    }
    return serials
  }
}
