import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

/// Random programs that move, beside the same ones that don't.
@MainActor @Suite struct RandomMotionTests {
  /// The calls that components got, in order.
  private final class Journal: Sendable {
    private let lines = Mutex<[String]>([])
    func note(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
  }

  private struct Part: Sendable, Equatable {
    var id: Int
    var width = 40.0
    var color = 0
    var title: String?
    var parts: [Part] = []
    var transition: Int?
    var isScrolled = false
    var opacity = 1.0
  }

  private struct Page: Sendable {
    var parts: [Part] = []
    var selected: Int?
  }

  nonisolated private static let colors: [Color] = [.red, .green, .blue, .clear]
  nonisolated private static let transitions: [Transition] = [
    .opacity, .identity, .scale(), .move(to: .start), .offset(top: 30).combined(with: .opacity),
    .asymmetric(insertion: .identity, removal: .scale(0.3)),
  ]

  nonisolated private static func component(
    _ part: Part, _ journal: Journal, depth: Int
  ) -> AnyComponent {
    let id = part.id
    let box = Box(background: colors[part.color], cornerRadius: Double(part.color)) {
      Column(spacing: 2) {
        if let title = part.title { Text(title) }
        for inner in part.parts { component(inner, journal, depth: depth + 1) }
      }
    }
    .frame(minWidth: part.width, minHeight: 10)
    .onAppear { journal.note("\(id) appears") }
    .onDisappear { journal.note("\(id) disappears") }
    .opacity(part.opacity)
    let content =
      part.isScrolled ? AnyComponent(Scroll { box }.frame(height: 60)) : AnyComponent(box)
    guard let transition = part.transition else { return AnyComponent(content.key(id)) }
    return AnyComponent(content.transition(transitions[transition]).key(id))
  }

  private func stage(_ journal: Journal) -> MotionStage<Page> {
    MotionStage(Page()) { page in
      Column(spacing: 4) {
        for part in page.parts { RandomMotionTests.component(part, journal, depth: 0) }
        if let selected = page.selected {
          Box(background: .blue).frame(width: 100, height: 30).matched(selected, in: "test")
        } else {
          for number in 0..<3 {
            Box(background: .green).frame(width: 20, height: 20).matched(number, in: "test")
          }
        }
      }
      .animation(.linear(duration: 0.1), value: page.parts.first?.width)
    }
  }

  /// Returns a random change, the same for both programs.
  private func change(
    _ random: inout SeededGenerator, _ next: inout Int
  ) -> @Sendable (inout Page) -> Void {
    next += 1
    let id = next
    let (place, other) = (
      Int.random(in: 0..<8, using: &random), Int.random(in: 0..<8, using: &random)
    )
    let kind = Int.random(in: 0..<10, using: &random)
    let number = Int.random(in: 0..<100, using: &random)
    return { page in
      let count = page.parts.count
      if count == 0 || kind <= 1 {
        var part = Part(id: id, width: Double(20 + number), color: number % 4)
        part.transition = number % 7 < 6 ? number % 7 : nil
        part.isScrolled = number % 5 == 0
        part.title = number % 3 == 0 ? "part \(id)" : nil
        page.parts.insert(part, at: min(place, count))
        return
      }
      let place = place % count
      switch kind {
      case 2: page.parts.remove(at: place)
      case 3:
        let part = page.parts.remove(at: place)
        page.parts.insert(part, at: other % count)
      case 4: page.parts[place].width = Double(20 + number)
      case 5: page.parts[place].color = number % 4
      case 6: page.parts[place].title = number % 2 == 0 ? "title \(number)" : nil
      case 7: page.selected = page.selected == nil ? number % 3 : nil
      case 8:
        if number % 2 == 0, !page.parts[place].parts.isEmpty {
          page.parts[place].parts.remove(at: 0)
        } else {
          var inner = Part(id: id + 100_000)
          inner.transition = number % 6
          page.parts[place].parts.append(inner)
        }
      default: page.parts[place].opacity = Double(number) / 100
      }
    }
  }

  private func animation(_ random: inout SeededGenerator) -> Animation? {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: nil
    case 1: .spring(duration: 0.3, bounce: 0.4)
    case 2: .eased(duration: 0.2).delay(0.05)
    default: .linear(duration: Double.random(in: 0.02...0.4, using: &random))
    }
  }

  @Test(arguments: 0..<24) func `at rest, a program that moves is as one that doesn't`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let journals = (Journal(), Journal())
    let (moved, plain) = (stage(journals.0), stage(journals.1))
    plain.host.showsAnimations = false
    var next = 0
    for turn in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let change = change(&random, &next)
        moved.store.update(animation: animation(&random), change)
        plain.store.update(change)
      }
      moved.show()
      plain.show()
      for _ in 0..<Int.random(in: 0..<12, using: &random) { moved.host.runFrame() }
      if turn % 20 == 19 {
        moved.view.settle()
        plain.view.settle()
        #expect(shown(moved) == shown(plain), "after turn \(turn)")
        #expect(moved.leaving.isEmpty && moved.host.isIdle)
      }
    }
    #expect(journals.0.all == journals.1.all, "components are told the same, in the same order")
    for view in moved.view.root.descendants where view.isHidden {
      #expect(view.options.transform == nil && !view.isInert, "no trace is left in a recycled view")
    }
  }

  /// The views that are shown, as text.
  private func shown(_ stage: MotionStage<Page>) -> String { stage.view.root.dump() }
}
