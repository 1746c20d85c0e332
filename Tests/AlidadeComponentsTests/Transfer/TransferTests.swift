import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct TransferTests {
  private let log = EventLog()
  private let ada = Contact("Ada", "ada@example.org")

  private func hosting(@ComponentBuilder _ content: () -> ComponentList) -> HeadlessHostingView {
    HeadlessHostingView(size: Size(width: 200, height: 100), content: content)
  }

  private func press(_ host: HeadlessHostingView, _ key: Character) {
    host.mountHost.pressKey(KeyCombination(.character(key), .control), in: host.root)
  }

  /// A view in which contacts, text and files can be pasted.
  private func pasting() -> HeadlessHostingView {
    let host = hosting {
      Column { Button("target") {} }
        .onPaste(of: Contact.self) { [log] in log.record("contact \($0.name)") }
        .onPaste(of: [.text, .files]) { [log] in log.record("\($0)") }
    }
    host.mountHost.moveFocusOn(in: host.root)
    return host
  }

  @Test func `a value that is copied is pasted as a value, after it was decoded elsewhere`() {
    let host = hosting {
      Column {
        Column { Button("source") {} }.copyable(ada)
        Column { Button("target") {} }.onPaste(of: Contact.self) { [log] in log.record($0.mail) }
      }
    }
    host.mountHost.moveFocusOn(in: host.root)
    press(host, "c")
    host.mountHost.moveFocusOn(in: host.root)
    press(host, "v")
    #expect(log.take() == [], "nothing is decoded on the main thread")
    host.settle()
    #expect(log.take() == ["ada@example.org"])
  }

  @Test func `who knows only text gets the text of a value`() {
    let host = hosting {
      Column { Button("target") {} }.onPaste { [log] in log.record("\($0)") }
    }
    host.mountHost.moveFocusOn(in: host.root)
    host.mountHost.clipboard = TransferContent(ada)
    press(host, "v")
    host.settle()
    #expect(log.take() == ["text(\"Ada <ada@example.org>\")"])
  }

  @Test func `of several representations, the receiver gets the best that it knows`() {
    let host = pasting()
    host.mountHost.clipboard = TransferContent(
      EncodedContent([(.plainText, Array("words".utf8)), (Contact.own, Array("Eve\ne@x".utf8))]))
    press(host, "v")
    host.settle()
    host.mountHost.clipboard = .text("words")
    press(host, "v")
    host.settle()
    #expect(log.take() == ["contact Eve", "text(\"words\")"])
  }

  @Test func `damaged bytes are reported, and the clipboard keeps them`() {
    let host = pasting()
    let content = TransferContent(EncodedContent(Contact.own, Array("Ada".utf8)))
    host.mountHost.clipboard = content
    let reports = DiagnosticsRecorder.reports {
      press(host, "v")
      host.settle()
    }
    #expect(
      reports.map(\.values) == [
        [
          "reason  The content of type application/x-contact can't be decoded. The line break is missing."
        ]
      ])
    #expect(log.take() == [])
    #expect(host.mountHost.clipboard == content)
  }

  @Test func `more bytes than the type allows are refused`() {
    let host = pasting()
    host.mountHost.clipboard = TransferContent(
      EncodedContent(Contact.own, Array(repeating: 10, count: 41)))
    let reports = DiagnosticsRecorder.reports {
      press(host, "v")
      host.settle()
    }
    #expect(reports.first?.values.first?.hasSuffix("has more than 40 bytes.") == true)
    #expect(log.take() == [])
  }

  @Test func `a value that can't be encoded is reported`() {
    let host = pasting()
    host.mountHost.clipboard = TransferContent(Contact("", ""))
    let reports = DiagnosticsRecorder.reports {
      press(host, "v")
      host.settle()
    }
    #expect(reports.map(\.summary) == ["A value couldn't be transferred."])
  }

  @Test func `a value that is dragged is dropped on who knows it`() {
    let host = hosting {
      Column {
        Text("source").draggable(ada)
        Text("text").dropTarget(for: .files) { [log] in log.record("files \($0)") }
        Text("target").dropTarget(for: Contact.self) { [log] event in
          switch event {
          case .entered: log.record("entered")
          case .moved: break
          case .exited: log.record("exited")
          case .dropped(let contact, let place): log.record("\(contact.name) at \(place.x)")
          }
        }
      }
    }
    let texts = host.root.descendants.filter { $0.visibleText != nil }
    #expect(!host.mountHost.drag(from: texts[0], to: texts[1]))
    #expect(host.mountHost.drag(from: texts[0], to: texts[2], at: Point(x: 3, y: 1)))
    host.settle()
    #expect(log.take() == ["entered", "Ada at 3.0"])
  }

  @Test func `a drop that is refused is reported and leaves the component`() {
    let host = hosting {
      Text("target").dropTarget(for: [.value(Contact.self), .text]) { [log] in log.record("\($0)") }
    }
    let target = host.root.descendants.first { $0.visibleText != nil } ?? host.root
    let reports = DiagnosticsRecorder.reports {
      host.mountHost.drop(TransferContent(EncodedContent(Contact.own, [0xFF])), on: target)
      host.settle()
    }
    #expect(reports.map(\.summary) == ["Transferred content was refused."])
    #expect(log.take() == ["entered", "\(DropEvent.moved(.zero))", "exited"])
  }

  @Test func `what is dropped reaches its component, though its view has gone to another`() {
    func content(_ name: String) -> some Component {
      Text(name).dropTarget(for: Contact.self) { [log] event in
        if case .dropped = event { log.record("dropped on \(name)") }
      }
      .key(name)
    }
    let host = hosting { content("one") }
    let target = host.root.descendants.first { $0.visibleText != nil } ?? host.root
    host.mountHost.drop(TransferContent(ada), on: target)
    host.update { content("two") }
    host.settle()
    #expect(log.take() == ["dropped on one"])
  }

  @Test func `equal values are not offered anew`() {
    let host = hosting { Box(background: .red).draggable(Contact("Ada", "a")) }
    host.mountHost.log.clear()
    host.update { Box(background: .red).draggable(Contact("Ada", "a")) }
    #expect(host.mountHost.log.count == 0)
    host.update { Box(background: .red).draggable(Contact("Eve", "a")) }
    #expect(host.mountHost.log.count == 1)
  }

  @Test func `code pastes a value, nothing, or an error`() async throws {
    struct Paster: Component {
      let log: EventLog
      func body(_ context: Context<NoState>) -> some Component {
        Button("paste") {
          Task {
            do {
              let contact = try await context.clipboard.paste(Contact.self)
              log.record(contact.map(\.name) ?? "nothing")
            } catch {
              log.record("\(error)")
            }
          }
        }
        Button("copy") { context.clipboard.copy(Contact("Eve", "e")) }
      }
    }
    let host = hosting { Paster(log: log) }
    let buttons = host.root.descendants.compactMap { $0 as? HeadlessPressableView }
    func pasted() async -> [String] {
      buttons[0].press()
      await waitPatiently(for: "what was pasted") {
        host.settle()
        return !log.entries.isEmpty
      }
      return log.take()
    }
    #expect(await pasted() == ["nothing"])
    buttons[1].press()
    #expect(await pasted() == ["Eve"])
    host.mountHost.clipboard = TransferContent(EncodedContent(Contact.own, []))
    #expect(
      await pasted() == [
        "The content of type application/x-contact can't be decoded. The line break is missing."
      ])
  }
}
