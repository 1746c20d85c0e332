import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct MessageTests {
  private struct Open: Sendable { let name: String }
  private struct Close: Sendable {}

  /// Sends messages when pressed.
  private struct Sender: Component, Equatable {
    let name: String
    let journal: EventLog
    func body(_ context: Context<NoState>) -> some Component {
      let _ = journal.record("build \(name)")
      Button(name) {
        let isTaken = context.send(Open(name: name))
        journal.record("\(isTaken)")
      }
    }
  }

  private let journal = EventLog()

  private func sender(_ name: String = "a") -> Sender { Sender(name: name, journal: journal) }

  private func press(_ view: HeadlessHostingView) {
    for pressable in view.root.descendants.filter(\.isVisible)
      .compactMap({ $0 as? HeadlessPressableView })
    { pressable.press() }
  }

  @Test func `a message goes to the nearest component around that takes its type`() {
    let journal = journal
    let view = HeadlessHostingView {
      Column {
        sender("a").onMessage(Close.self) { _ in journal.record("wrong type") }
        Row { sender("b") }.onMessage(Open.self) { journal.record("inner \($0.name)") }
      }.onMessage(Open.self) { journal.record("outer \($0.name)") }
    }
    _ = journal.take()
    press(view)
    #expect(journal.take() == ["outer a", "true", "inner b", "true"])
  }

  @Test func `sending a message without a handler returns false`() {
    let view = HeadlessHostingView { sender() }
    _ = journal.take()
    press(view)
    #expect(journal.take() == ["false"])
  }

  @Test func `the closure of the newest generation runs, and nothing is built for it`() {
    let journal = journal
    func content(_ number: Int) -> MessageHandler<Open> {
      sender().onMessage(Open.self) { _ in journal.record("\(number)") }
    }
    let view = HeadlessHostingView { content(1) }
    view.update { content(2) }
    press(view)
    #expect(journal.take() == ["build a", "2", "true"])
  }

  @Test func `a handler that is gone takes nothing any longer`() {
    let journal = journal
    let view = HeadlessHostingView {
      Column { sender() }.onMessage(Open.self) { _ in journal.record("taken") }
    }
    view.update { Column { sender() } }
    _ = journal.take()
    press(view)
    #expect(journal.take() == ["false"])
  }

  @Test func `messages leave the rows of a list`() {
    let journal = journal
    func content(_ number: Int) -> MessageHandler<Open> {
      List([1, 2], id: \.self) { Sender(name: "\($0)", journal: journal) }
        .onMessage(Open.self) { journal.record("\(number) took \($0.name)") }
    }
    let view = HeadlessHostingView { content(1) }
    view.settle()
    view.update { content(2) }
    view.settle()
    _ = journal.take()
    press(view)
    #expect(journal.take() == ["2 took 1", "true", "2 took 2", "true"])
  }

  @Test func `a handler may replace the component that sent the message`() {
    let view = HeadlessHostingView {}
    view.update {
      sender().onMessage(Open.self) { [weak view] _ in view?.update { Text("done") } }
    }
    press(view)
    #expect(view.texts == ["done"])
  }
}
