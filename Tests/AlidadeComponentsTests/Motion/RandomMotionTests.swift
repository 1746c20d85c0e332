import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeRender

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
    var isPressable = false
    var hasBorder = false
    var clip: ViewClip?
  }

  /// A value that follows the hand, the same for the parts of one program.
  private final class Hand: Sendable {
    let place = Motion(Point.zero)
    let beat = Motion(1.0)
  }

  private struct Page: Sendable {
    var parts: [Part] = []
    var selected: Int?
  }

  nonisolated private static let colors: [Color] = [.red, .green, .blue, .clear]
  nonisolated private static let transitions: [Transition] = [
    .opacity, .identity, .scale(), .move(to: .start), .offset(top: 30).combined(with: .opacity),
    .asymmetric(insertion: .identity, removal: .scale(0.3)),
    .reveal(from: .top), .reveal(from: .end).combined(with: .offset(top: 9)),
  ]

  nonisolated private static func component(
    _ part: Part, _ journal: Journal, _ hand: Hand, depth: Int
  ) -> AnyComponent {
    let id = part.id
    let box = Box(
      background: colors[part.color],
      border: part.hasBorder ? Border(width: Double(part.color + 1), color: .red) : nil,
      cornerRadius: Double(part.color),
      shadow: part.hasBorder ? Shadow(color: .black, blur: Double(part.color)) : nil
    ) {
      Column(spacing: 2) {
        if let title = part.title { Text(title) }
        if part.isPressable { Button("press \(id)") { journal.note("\(id) is pressed") } }
        for inner in part.parts { component(inner, journal, hand, depth: depth + 1) }
      }
    }
    .frame(minWidth: part.width, minHeight: 10)
    .onAppear { journal.note("\(id) appears") }
    .onDisappear { journal.note("\(id) disappears") }
    .opacity(part.opacity).clipped(to: part.clip)
    let content =
      part.isScrolled
      ? AnyComponent(Scroll { box }.frame(height: 60))
      : part.color == 2
        ? AnyComponent(box.motion(offset: hand.place).motion(opacity: hand.beat))
        : AnyComponent(box)
    guard let transition = part.transition else { return AnyComponent(content.key(id)) }
    return AnyComponent(content.transition(transitions[transition]).key(id))
  }

  private func stage(_ journal: Journal, _ hand: Hand) -> MotionStage<Page> {
    MotionStage(Page()) { page in
      Column(spacing: 4) {
        for part in page.parts { RandomMotionTests.component(part, journal, hand, depth: 0) }
        if let selected = page.selected {
          Box(background: .blue, cornerRadius: 9) {
            Box(background: .red).frame(width: 50, height: 10).matched("in \(selected)", in: "test")
          }
          .frame(width: 100, height: 30).matched(selected, in: "test")
        } else {
          for number in 0..<3 {
            Box(background: .green) {
              Box(background: .red).frame(width: 9, height: 9).matched("in \(number)", in: "test")
            }
            .frame(width: 20, height: 20).matched(number, in: "test")
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
    let kind = Int.random(in: 0..<11, using: &random)
    let number = Int.random(in: 0..<100, using: &random)
    return { page in
      let count = page.parts.count
      if count == 0 || kind <= 1 {
        var part = Part(id: id, width: Double(20 + number), color: number % 4)
        part.transition = number % 9 < 8 ? number % 9 : nil
        part.isScrolled = number % 5 == 0
        part.title = number % 3 == 0 ? "part \(id)" : nil
        part.isPressable = number % 4 == 1
        part.hasBorder = number % 6 == 2
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
          inner.transition = number % 8
          page.parts[place].parts.append(inner)
        }
      case 9:
        let inset = Double(number % 30 - 10)
        page.parts[place].clip =
          number % 3 == 0
          ? nil : ViewClip(top: inset, left: -4, bottom: 3, cornerRadius: Double(number % 5))
      default: page.parts[place].opacity = Double(number) / 100
      }
    }
  }

  private func animation(_ random: inout SeededGenerator) -> Animation? {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: nil
    case 1: .spring(duration: 0.3, bounce: 0.4)
    case 2: .eased(duration: 0.2).delay(0.05)
    case 3: .spring.staggered(by: 0.04)
    default: .linear(duration: Double.random(in: 0.02...0.4, using: &random))
    }
  }

  /// Moves the values of both programs to the same ends.
  private func moveHands(_ hands: (Hand, Hand), _ random: inout SeededGenerator) {
    let end = Point(x: Double.random(in: -50...50, using: &random).rounded(), y: 0)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: hands.0.place.set(end)
    case 1: hands.0.place.animate(to: end, .spring(bounce: 0.3))
    case 2:
      hands.0.place.drag(by: .zero)
      hands.0.place.drag(by: Point(x: 5, y: 5))
      hands.0.place.release(to: end)
    case 3:
      hands.0.place.play([Keyframe(.zero, after: 0.1), Keyframe(end, after: 0.2)])
    default:
      let opacity = abs(end.x) / 50
      hands.0.beat.animate(to: opacity, .spring.delay(0.1))
      hands.1.beat.set(opacity)
      return
    }
    hands.1.place.set(end)
  }

  /// Presses a button, or gives it the keyboard focus, in both programs; a button on its way is
  /// pressed where it is seen.
  private func touch(
    _ stages: (MotionStage<Page>, MotionStage<Page>), _ random: inout SeededGenerator
  ) {
    let number = Int.random(in: 0..<20, using: &random)
    let isFocus = number % 2 == 0
    for stage in [stages.0, stages.1] {
      let buttons = stage.view.root.descendants.compactMap { $0 as? HeadlessPressableView }
        .filter { button in
          sequence(first: button as HeadlessView, next: \.superview)
            .allSatisfy { !$0.isHidden && !$0.isInert }
        }
        .sorted { $0.visibleTexts.joined() < $1.visibleTexts.joined() }
      if buttons.isEmpty { continue }
      let button = buttons[number % buttons.count]
      if isFocus { stage.host.moveFocus(to: button) } else { _ = button.press() }
    }
  }

  @Test(arguments: 0..<24) func `at rest, a program that moves is as one that doesn't`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let journals = (Journal(), Journal())
    let hands = (Hand(), Hand())
    let (moved, plain) = (stage(journals.0, hands.0), stage(journals.1, hands.1))
    plain.host.showsAnimations = false
    let ends = Journal()
    var (next, started) = (0, 0)
    for turn in 0..<60 {
      var isAnimated = false
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let change = change(&random, &next)
        let animation = animation(&random)
        isAnimated = isAnimated || animation != nil
        started += 1
        moved.store.update(
          animation: animation, completion: { [started] in ends.note("\(started)") }, change)
        plain.store.update(change)
      }
      if isAnimated { expectNoJump(moved, "in turn \(turn)") }
      moved.show()
      plain.show()
      if turn % 3 == 1 { moveHands(hands, &random) }
      if turn % 4 == 2 { touch((moved, plain), &random) }
      for _ in 0..<Int.random(in: 0..<12, using: &random) { moved.host.runFrame() }
      guard turn % 5 == 4 else { continue }
      expectRest(moved, plain, "after turn \(turn)")
      #expect(ends.all.count == started && Set(ends.all).count == started, "after turn \(turn)")
    }
    #expect(journals.0.all == journals.1.all, "components are told the same, in the same order")
  }

  /// Shows pending changes between two frames, in which nothing that stays may jump.
  private func expectNoJump(_ stage: MotionStage<Page>, _ comment: Comment) {
    let before = stage.seen.compactMap { view in
      view.mountRecord?.shownIdentity.map { (view, $0, PaintedValues(of: view), view.superview) }
    }
    stage.view.host.update()
    let seen = Set(stage.seen.map { ObjectIdentifier($0) })
    for (view, identity, painted, superview) in before {
      let record = view.mountRecord
      guard record?.shownIdentity == identity, view.superview === superview,
        seen.contains(ObjectIdentifier(view)), record?.motion?.flight == nil
      else { continue }
      guard let jump = PaintedValues(of: view).jump(from: painted) else { continue }
      Issue.record("\(comment): \(view.kindName) \(jump)")
    }
  }

  private func expectRest(
    _ moved: MotionStage<Page>, _ plain: MotionStage<Page>, _ comment: Comment
  ) {
    moved.view.settle()
    plain.view.settle()
    #expect(shown(moved) == shown(plain), comment)
    #expect(moved.leaving.isEmpty && moved.host.isIdle, comment)
    for view in moved.view.root.descendants where view.isHidden {
      if let rest = trace(view) { Issue.record("\(comment): \(rest)") }
    }
  }

  /// The views that are shown, as text.
  ///
  /// The focus isn't compared: a view that another component gets at once keeps it, and one that
  /// disappears loses it.
  private func shown(_ stage: MotionStage<Page>) -> String {
    stage.view.root.dump().replacing(" focused", with: "")
  }

  /// What a hidden view still has of its motion; `nil` if it shows a look that the program has
  /// asked for.
  private func trace(_ view: HeadlessView) -> String? {
    let options = view.options
    if view.isInert { return "It is inert." }
    if let transform = options.transform, transform != .identity { return "It is transformed." }
    if let color = options.backgroundColor {
      // Buttons have colors of their own.
      let isKnown = RandomMotionTests.colors.contains(color) || view is HeadlessPressableView
      if !isKnown { return "Its color is \(color)." }
    }
    if let alpha = options.alpha, (alpha * 100).rounded() / 100 != alpha {
      return "Its opacity is \(alpha)."
    }
    if let clip = options.clip, clip.outsideOpacity > 0 || clip.top.rounded() != clip.top {
      return "It is clipped to \(clip)."
    }
    if let radius = options.cornerRadius, radius.rounded() != radius {
      return "Its radius is \(radius)."
    }
    if let width = options.border?.width, width.rounded() != width {
      return "Its border is \(width) wide."
    }
    if let blur = options.shadow?.blur, blur.rounded() != blur { return "Its shadow is \(blur)." }
    return nil
  }
}
