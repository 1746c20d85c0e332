import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import Gallery

@Suite @MainActor struct ChatPageTests {
  /// Lets words through one at a time.
  private final class Gate: Sendable {
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

    var pause: Pace {
      Pace { [self] in
        await withCheckedContinuation { continuation in waiting.withLock { $0.append(continuation) }
        }
      }
    }

    /// Lets a word through, and returns whether one was waiting.
    func open() -> Bool {
      let next = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      next?.resume()
      return next != nil
    }
  }

  private func host(_ gate: Gate = Gate()) -> TestHost {
    TestHost(size: Size(width: 500, height: 400)) {
      Chat(count: 20_000, showsPictures: true).environment(ChatPace.self, gate.pause)
    }
  }

  /// Lets words through until a condition holds.
  ///
  /// Many turns pass without a word, and there is none after the end of the answer, so the turns are
  /// counted, not the words. Showing what has changed is slow, so few turns without a word do it.
  private func answer(_ app: TestHost, _ gate: Gate, until isDone: () -> Bool) async {
    for turn in 0..<200_000 {
      let isOpened = gate.open()
      await Task.yield()
      guard isOpened || turn % 1_000 == 0 else { continue }
      app.view.settle()
      if isDone() { return }
    }
  }

  private func topRow(_ app: TestHost) -> TestElement? {
    app.findAll(.component(ChatRow.self)).filter { $0.frame.maxY > 0 }
      .min { $0.frame.minY < $1.frame.minY }
  }

  private func scrollView(_ app: TestHost) throws -> HeadlessScrollView {
    try #require(app.view.root.descendants.compactMap { $0 as? HeadlessScrollView }.first)
  }

  @Test func `the chat opens at the first unread message`() throws {
    let app = host()
    #expect(try app.find("New messages").frame.minY == 8)
    #expect(app.contains(.textContaining("19988. ")))
  }

  @Test func `a message that is sent is in sight`() throws {
    let app = host()
    try app.type("On my way.", into: "Message")
    try app.tap("Send")
    #expect(app.contains("On my way."))
    #expect(!app.contains("↓"))
  }

  @Test func `an empty message can't be sent, and Return leaves the chat and the field alone`()
    throws
  {
    let app = host()
    let before = topRow(app)?.text
    #expect(try !app.find(.role(.button, "Send")).isEnabled)
    try app.type("  ", into: "Message")
    #expect(try !app.find(.role(.button, "Send")).isEnabled)
    app.press(.enter)
    #expect(topRow(app)?.text == before)
    #expect(try app.find("Message").value == "  ")
  }

  @Test func `nothing can be asked while an answer is written`() async throws {
    let gate = Gate()
    let app = host(gate)
    try app.tap("Ask")
    let button = try app.find(.role(.button, "Ask"))
    #expect(!button.isEnabled)
    await answer(app, gate, until: { button.isEnabled })
    #expect(button.isEnabled)
  }

  @Test func `a message that is sent at the end fades in`() throws {
    let app = host()
    try app.tap("↓")
    try app.type("On my way.", into: "Message")
    let button = try app.find(.role(.button, "Send")).view as? HeadlessPressableView
    #expect(try #require(button).press())
    var opacities: [Double] = []
    for _ in 0..<8 {
      app.view.mountHost.runMainWork()
      app.view.mountHost.runBackgroundWork()
      app.view.mountHost.runFrame()
      let text = app.view.root.descendants.first { $0.isVisible && $0.visibleText == "On my way." }
      if let text, !(text is HeadlessTextInputView) { opacities.append(text.shownOpacity) }
    }
    #expect(opacities.contains { $0 > 0.1 && $0 < 0.9 } && opacities == opacities.sorted())
    app.settle()
    #expect(app.contains("On my way.") && !app.contains("↓"))
  }

  @Test func `the end stays in sight while an answer grows`() async throws {
    let gate = Gate()
    let app = host(gate)
    try app.tap("↓")
    try app.tap("Ask")
    let list = try scrollView(app)
    await answer(app, gate) {
      #expect(list.scrollOffset + list.viewportSize.height == list.contentHeight)
      return app.contains(.textContaining("wrong side of the wall"))
    }
    #expect(app.contains(.textContaining("wrong side of the wall")))
    // The rest of the words, and a correction.
    await answer(app, gate) { app.contains(.textContaining("before ten")) }
    #expect(app.contains(.textContaining("before ten")))
  }

  @Test func `a reader who has scrolled away stays, and learns what is new`() throws {
    let app = host()
    let before = topRow(app)?.text
    try app.tap("Ask")
    #expect(topRow(app)?.text == before)
    #expect(app.contains("1 new ↓"))
    try app.tap("1 new ↓")
    #expect(app.contains("…"))
    #expect(!app.contains("↓"))
  }

  @Test func `the button to the end stands out from the user's own messages`() throws {
    let app = host()
    let button = try #require(app.find(.role(.button, "↓")).view as? HeadlessPressableView)
    let colors = button.outwardViews.compactMap(\.options.backgroundColor)
    #expect(colors.contains(.cardBackground) && !colors.contains(.accent))
  }

  @Test func `older messages are loaded without a jump`() throws {
    let app = host()
    let list = try scrollView(app)
    for _ in 0..<1_500 where !app.contains(.textContaining("19601. ")) {
      // A picture that arrives in the topmost row would move the rows below.
      let top = try #require(topRow(app))
      let place = top.frame.minY
      list.scroll(by: -40)
      app.view.settle()
      #expect(top.frame.minY == place + 40)
    }
    #expect(app.contains(.textContaining("19601. ")))
  }

  @Test func `pictures that arrive late move nothing that the reader looks at`() async throws {
    let app = host()
    let list = try scrollView(app)
    var pictures: Set<ObjectIdentifier> = []
    for _ in 0..<40 {
      list.scroll(by: -40)
      app.settle()
      let top = try #require(topRow(app))
      let place = top.frame.minY
      for _ in 0..<100 {
        await Task.yield()
        app.settle()
        #expect(top.frame.minY == place)
      }
      for view in app.view.root.descendants where view.isVisible {
        guard let image = view as? HeadlessImageView, image.imageContent != nil else { continue }
        pictures.insert(ObjectIdentifier(image))
      }
    }
    #expect(!pictures.isEmpty, "no picture was loaded")
  }

  @Test func `the mark goes when all messages below it were seen`() throws {
    let app = host()
    app.advance(by: .seconds(2))
    app.expect("New messages")
    let list = try scrollView(app)
    for _ in 0..<60 {
      list.scroll(by: 60)
      app.settle()
      app.advance(by: .seconds(2))
    }
    for _ in 0..<60 where !app.contains(.textContaining("19987. ")) {
      list.scroll(by: -60)
      app.settle()
    }
    app.expectNone("New messages")
  }

  @Test func `a reaction is added and taken back`() throws {
    let conversation = ChatConversation(count: 100)
    let message = try #require(conversation.messages.elements.first { !$0.reactions.isEmpty })
    let count = message.reactions[0].count
    let app = TestHost(size: Size(width: 400, height: 200)) {
      List(conversation.messages) { message in
        ChatRow(
          message: message, showsPictures: false,
          react: Action { conversation.react(to: message.id, with: $0) })
      }
      .opens(at: .row(message.id, at: .start))
    }
    try app.tap(.role(.button, "👍, \(count)"))
    app.expect(.role(.button, "👍, \(count + 1)"))
    try app.tap(.role(.button, "👍, \(count + 1)"))
    app.expect(.role(.button, "👍, \(count)"))
  }

  @Test func `a conversation has messages of all kinds`() {
    let messages = (0..<400).map(ChatMessage.number)
    func has(_ isKind: (ChatMessage) -> Bool) -> Bool { messages.contains(where: isKind) }
    #expect(has { if case .picture = $0.content { true } else { false } })
    #expect(has { if case .link = $0.content { true } else { false } })
    #expect(has { if case .code = $0.content { true } else { false } })
    #expect(has { if case .day = $0.content { true } else { false } })
    #expect(has { $0.quote != nil && $0.isOwn } && has { !$0.reactions.isEmpty })
    #expect(has { $0.isEdited })
  }
}
