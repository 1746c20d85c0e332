import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct EffectTests {
  private let journal = EventLog()

  private func watched(_ name: String) -> some Component {
    Text(name)
      .onAppear { [journal] in journal.record("appear \(name)") }
      .onDisappear { [journal] in journal.record("disappear \(name)") }
  }

  @Test func `appearing and disappearing are balanced`() {
    let view = HeadlessHostingView { watched("a") }
    view.update { watched("a") }
    #expect(journal.take() == ["appear a"])
    view.update {}
    view.update { watched("a") }
    #expect(journal.take() == ["disappear a", "appear a"])
    view.host.tearDown()
    #expect(journal.take() == ["disappear a"])
  }

  @Test func `the newest closures run`() {
    let journal = journal
    let view = HeadlessHostingView { Text("a").onDisappear { journal.record("one") } }
    view.update { Text("a").onDisappear { journal.record("two") } }
    view.update { Text("b").onDisappear { journal.record("three") } }
    view.update {}
    #expect(journal.entries == ["three"])
  }

  @Test func `several components under one effect are one`() {
    let journal = journal
    let view = HeadlessHostingView {
      ComponentList([AnyComponent(Text("a")), AnyComponent(Text("b"))])
        .onAppear { journal.record("appear") }
    }
    #expect(view.texts == ["a", "b"])
    #expect(journal.entries == ["appear"])
    let second = HeadlessHostingView { ComponentList().onAppear { journal.record("nothing") } }
    #expect(second.texts.isEmpty)
    #expect(journal.entries == ["appear", "nothing"])
  }

  @Test func `an effect may change state`() {
    struct Greeting: Component {
      func initialState() -> String { "…" }
      func body(_ context: Context<String>) -> some Component {
        Text(context.state).onAppear { context.updateImmediately { $0 = "hello" } }
      }
    }
    let view = HeadlessHostingView { Greeting() }
    #expect(view.texts == ["hello"])
  }
}
