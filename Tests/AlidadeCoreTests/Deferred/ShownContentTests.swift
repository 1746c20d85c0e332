import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

/// Deferred content that acts while it is shown, beside content for other spaces.
@MainActor @Suite struct ShownContentTests {
  private let journal = EventLog()
  private let wide = Size(width: 300, height: 200)
  private let narrow = Size(width: 100, height: 200)

  private func press(_ view: HeadlessHostingView) {
    view.root.descendants.compactMap { $0 as? HeadlessPressableView }.first?.press()
  }

  @Test func `an action runs the closure for the space that is shown`() {
    let view = HeadlessHostingView(size: wide) {
      LayoutReader { [journal] space in
        Pressable(action: { journal.record("\(space.max.width)") }) { Text("press") }
      }
    }
    press(view)
    view.size = narrow
    press(view)
    view.size = wide
    press(view)
    _ = view.host.sizeThatFits(SizeRange())
    press(view)
    #expect(journal.entries == ["300.0", "100.0", "300.0", "300.0"])
  }

  @Test func `an action in a reader in a reader runs the closure for the space that is shown`() {
    let view = HeadlessHostingView(size: wide) {
      LayoutReader { [journal] space in
        LayoutReader { _ in
          Pressable(action: { journal.record("\(space.max.width)") }) { Text("press") }
        }
        .frame(width: 50)
      }
    }
    view.size = narrow
    press(view)
    view.size = wide
    press(view)
    #expect(journal.entries == ["100.0", "300.0"])
  }

  @Test func `the newest closure runs in each space`() {
    let view = HeadlessHostingView(size: wide) {}
    for number in 1...3 {
      view.update {
        LayoutReader { [journal] space in
          Pressable(action: { journal.record("\(number) \(space.max.width)") }) { Text("press") }
        }
      }
      press(view)
      view.size = view.size == wide ? narrow : wide
      press(view)
    }
    #expect(
      journal.entries == ["1 300.0", "1 100.0", "2 100.0", "2 300.0", "3 300.0", "3 100.0"])
  }

  /// A button whose action isn't among its properties.
  private struct Adder: Component, Equatable {
    let number: Int
    let journal: EventLog

    var body: some Component {
      Pressable(action: { [number, journal] in journal.record("\(number)") }) { Text("press") }
    }

    static func == (one: Adder, other: Adder) -> Bool { one.number == other.number }
  }

  @Test func `the newest closure runs below an equal component in content that is measured first`()
  {
    let journal = journal
    func content(_ number: Int) -> some Component {
      Row { LayoutReader { _ in Adder(number: number, journal: journal) } }
    }
    let view = HeadlessHostingView(size: wide) { content(1) }
    press(view)
    view.update { content(2) }
    press(view)
    // Nothing of this generation is mounted.
    view.host.setComponent(content(3))
    view.host.tree.build()
    _ = view.host.sizeThatFits(SizeRange())
    view.update { content(3) }
    press(view)
    #expect(journal.entries == ["1", "2", "3"])
  }

  @Test func `a message reaches the handler for the space that is shown`() {
    let contexts = Contexts()
    let view = HeadlessHostingView(size: wide) {
      LayoutReader { [journal] space in
        Noted(name: "n", journal: EventLog(), contexts: contexts)
          .onMessage(Int.self) { journal.record("\($0) at \(space.max.width)") }
      }
    }
    contexts["n"]?.send(1)
    view.size = narrow
    contexts["n"]?.send(2)
    view.size = wide
    contexts["n"]?.send(3)
    #expect(journal.entries == ["1 at 300.0", "2 at 100.0", "3 at 300.0"])
  }

  @Test func `a value is the one for the space that is shown`() {
    let contexts = Contexts()
    let view = HeadlessHostingView(size: wide) {
      LayoutReader { space in
        Noted(name: "n", journal: EventLog(), contexts: contexts)
          .environment(WidthKey.self, space.max.width)
      }
    }
    view.size = narrow
    #expect(contexts["n"]?.environment(WidthKey.self) == 100)
    view.size = wide
    #expect(contexts["n"]?.environment(WidthKey.self) == 300)
  }

  @Test func `a trigger isn't listened to by content for another space`() {
    let trigger = Trigger<Void>()
    let view = HeadlessHostingView(size: wide) {
      LayoutReader { [journal] space in
        if space.max.width < 200 {
          Text("phone").onTrigger(trigger) { journal.record("phone") }
        } else {
          Text("desk").onTrigger(trigger) { journal.record("desk") }.key("desk")
        }
      }
    }
    trigger.fire()
    view.size = narrow
    trigger.fire()
    view.size = wide
    trigger.fire()
    #expect(journal.entries == ["desk", "phone", "desk"])
    view.update {}
    #expect(!trigger.fire())
  }

  @Test func `a task ends when content for another space is shown`() async {
    let ends = Arrivals<Void>()
    let view = HeadlessHostingView(size: narrow) {
      LayoutReader { space in
        if space.max.width < 200 {
          Text("phone").task {
            let (forever, never) = AsyncStream<Void>.makeStream()
            for await _ in forever {}
            withExtendedLifetime(never) {}
            ends.add(())
          }
        } else {
          Text("desk")
        }
      }
    }
    view.size = wide
    #expect(await ends.next() != nil)
    #expect(view.texts == ["desk"])
  }

  @Test func `content that is only measured starts no controllers`() {
    let view = HeadlessHostingView(size: wide) {
      LayoutReader { [journal] space in
        Watched(
          name: space.max.width.isInfinite ? "measured" : "shown", journal: journal
        )
        .key(space.max.width.isInfinite)
      }
    }
    _ = view.host.sizeThatFits(SizeRange())
    view.update {
      LayoutReader { [journal] space in
        Watched(
          name: space.max.width.isInfinite ? "measured" : "shown", journal: journal, value: 1
        )
        .key(space.max.width.isInfinite)
      }
    }
    view.update {}
    #expect(!journal.entries.contains { $0.hasSuffix("measured") }, "\(journal.entries)")
    #expect(journal.isBalanced(["shown"]), "\(journal.entries)")
    #expect(journal.count(of: "didInit shown") == 1)
  }

  @Test func `controllers in a scroll view start and end with the content that is shown`() {
    let view = HeadlessHostingView(size: wide) {
      Scroll {
        LayoutReader { [journal] space in
          Watched(name: space.max.width < 200 ? "phone" : "desk", journal: journal)
            .key(space.max.width < 200)
        }
      }
    }
    view.size = narrow
    #expect(journal.count(of: "invalidate desk 0") == 1, "\(journal.entries)")
    #expect(journal.count(of: "didInit phone") == 1)
    view.update {}
    #expect(journal.isBalanced(["phone", "desk"]), "\(journal.entries)")
  }
}

private enum WidthKey: EnvironmentKey {
  static let defaultValue = 0.0
}
