#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Values that are copied and dragged within this program, and between it and another one.
  @MainActor @Suite struct ValueTransferTests {
    private struct Contact: Transferable {
      static let own: ContentType = "application/x-contact"
      static let importedTypes: [ContentType] = [own]
      static let maximumByteCount = 2_000_000
      var exportedTypes: [ContentType] { [Contact.own, .plainText] }
      var name: String

      init(_ name: String) { self.name = name }

      func encoded(as type: ContentType) throws -> [UInt8] {
        if name == "secret" {
          throw TransferError.unencodable(type, reason: "It is secret.")
        }
        return Array(name.utf8)
      }

      init(decoding bytes: [UInt8], as type: ContentType) throws {
        name = try String(decoding: bytes, as: type)
      }
    }

    private let log = EventLog()

    private func paste(_ kinds: TransferKinds, in window: TestWindow) async -> [String] {
      let log = log
      await MainLoop.run {
        window.host.paste(of: kinds) { result in
          switch result {
          case .success(.value(let value)): log.record("value \(value)")
          case .success(let content): log.record("\(content)")
          case .failure(let error): log.record("\(error)")
          }
        }
      }
      await MainLoop.run { !log.entries.isEmpty }
      return log.take()
    }

    @Test func `a value that is copied is pasted as a value, or as text`() async throws {
      let (window, other) = (await TestWindow(), await TestWindow())
      window.host.copy(TransferContent(Contact("Ada")))
      #expect(
        await paste([.text, .value(Contact.self)], in: other) == [
          "value \(Contact("Ada"))"
        ])
      #expect(await paste(.text, in: other) == ["text(\"Ada\")"])
      #expect(!other.host.paste(of: .value(Picture.self)) { _ in })
    }

    @Test func `a large value arrives whole, and a larger one is refused`() async throws {
      let window = await TestWindow()
      let name = String(repeating: "0123456789", count: 150_000)
      window.host.copy(TransferContent(Contact(name)))
      let pasted = await paste(.value(Contact.self), in: window)
      #expect(pasted.first?.utf8.count == "value \(Contact(name))".utf8.count)
      window.host.copy(TransferContent(Contact(name + name)))
      #expect(
        await paste(.value(Contact.self), in: window) == [
          "\(TransferError.tooLarge(Contact.own, limit: 2_000_000))"
        ])
    }

    @Test func `a value that can't be encoded is reported, and no bytes arrive`() async throws {
      let window = await TestWindow()
      window.host.copy(TransferContent(Contact("secret")))
      let reports = await DiagnosticsRecorder.reportsOfAllThreads {
        #expect(await paste(.value(Contact.self), in: window) == ["value \(Contact(""))"])
      }
      #expect(reports.map(\.summary) == ["A value couldn't be transferred."])
    }

    @Test func `a value from another program is pasted`() async throws {
      let other = try await OtherProgram()
      let window = await TestWindow()
      window.host.copy(.text("earlier"))
      try other.tell("copy contact")
      try await other.expect("copied contact")
      // The display tells of the new owner of the clipboard a little later.
      await MainLoop.run { window.host.hasContent(of: .value(Contact.self)) }
      #expect(
        await paste(.value(Contact.self), in: window) == ["value \(Contact("Eve\ne@example.org"))"])
      try await other.end()
    }

    @Test func `another program gets the bytes of a picture, of a value and its text`() async throws
    {
      let window = await TestWindow()
      let other = try await OtherProgram()
      let pixels = try #require(Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255]))
      let picture = Picture(pixels)
      window.host.copy(TransferContent(picture))
      try other.tell("paste image/png")
      let start = picture.bytes.prefix(20).map { String(Int($0) | 256, radix: 16).dropFirst() }
        .joined()
      try await other.expect("pasted image/png \(picture.bytes.count) \(start)")
      window.host.copy(TransferContent(Contact("Ada")))
      try other.tell("paste application/x-contact")
      try await other.expect("pasted application/x-contact 3 416461")
      try other.tell("paste")
      try await other.expect("pasted Ada")
      try await other.end()
    }

    private func target(_ kinds: TransferKinds, in window: TestWindow) -> GTKView {
      let target = window.add(GTKView(), Rect(x: 100, y: 0, width: 80, height: 80))
      listen(for: kinds, on: target)
      return target
    }

    private func listen(for kinds: TransferKinds, on target: GTKView, _ name: String = "") {
      let log = log
      target.listen(
        for: .drop(kinds),
        EventHandler {
          switch $0 {
          case .drop(.dropped(let content, let place)):
            log.record("\(name)\(content) at \(place.x.rounded()) \(place.y.rounded())")
          case .drop(.moved): break
          case .drop(let event): log.record("\(name)\(event)")
          default: break
          }
        })
    }

    private func drag() async {
      await InputTool.run("mousemove 20 20 mousedown 1")
      for x in stride(from: 25, through: 140, by: 5) { await InputTool.run("mousemove \(x) 30") }
      await InputTool.run("mousemove 141 31")
      let log = log
      await MainLoop.run { log.entries.contains("entered") }
      await InputTool.run("mouseup 1")
    }

    @Test func `a value is dropped where it is known, and read after that`() async throws {
      let window = await TestWindow()
      let source = window.add(GTKView(), Rect(x: 0, y: 0, width: 80, height: 80))
      source.apply(.backgroundColor(.red))
      source.offer(TransferContent(Contact("Ada")))
      let target = target([.value(Contact.self), .text], in: window)
      await drag()
      let log = log
      await MainLoop.run { log.entries.count > 1 }
      #expect(
        log.take() == ["entered", "\(TransferContent(Contact("Ada"))) at 41.0 31.0"])
      withExtendedLifetime(target) {}
    }

    @Test func `text is dropped on who prefers values`() async throws {
      let window = await TestWindow()
      let source = window.add(GTKView(), Rect(x: 0, y: 0, width: 80, height: 80))
      source.apply(.backgroundColor(.red))
      source.offer(.text("words"))
      let target = target([.value(Contact.self), .text], in: window)
      await drag()
      let log = log
      await MainLoop.run { log.entries.count > 1 }
      #expect(log.take() == ["entered", "text(\"words\") at 41.0 31.0"])
      withExtendedLifetime(target) {}
    }

    @Test func `of several kinds that a view listens for, the most faithful one is dropped`()
      async throws
    {
      let window = await TestWindow()
      let source = window.add(GTKView(), Rect(x: 0, y: 0, width: 80, height: 80))
      source.apply(.backgroundColor(.red))
      source.offer(TransferContent(Contact("Ada")))
      let target = target(.value(Contact.self), in: window)
      listen(for: .text, on: target, "text ")
      await drag()
      let log = log
      await MainLoop.run { log.entries.count > 1 }
      #expect(log.take() == ["entered", "\(TransferContent(Contact("Ada"))) at 41.0 31.0"])
      withExtendedLifetime(target) {}
    }

    @Test func `content over a view inside another one is only over the inner one`() async throws {
      let window = await TestWindow()
      let source = window.add(GTKView(), Rect(x: 0, y: 0, width: 80, height: 80))
      source.apply(.backgroundColor(.red))
      source.offer(.text("words"))
      let outer = window.add(GTKView(), Rect(x: 100, y: 0, width: 100, height: 100))
      listen(for: .text, on: outer, "outer ")
      let inner = GTKView()
      window.host.insert(inner, into: outer, above: nil)
      inner.setFrame(Rect(x: 30, y: 0, width: 70, height: 100))
      listen(for: .text, on: inner, "inner ")
      await InputTool.run("mousemove 20 20 mousedown 1")
      for x in stride(from: 25, through: 110, by: 5) { await InputTool.run("mousemove \(x) 30") }
      let log = log
      await MainLoop.run { log.entries.last == "outer entered" }
      await InputTool.run("mousemove 150 30")
      await MainLoop.run { log.entries.last == "inner entered" }
      await InputTool.run("mousemove 115 30")
      await MainLoop.run { log.entries.last == "outer entered" }
      await InputTool.run("mousemove 160 30")
      await MainLoop.run { log.entries.last == "inner entered" }
      await InputTool.run("mouseup 1")
      await MainLoop.run { log.entries.last?.hasPrefix("inner text") == true }
      // Each view is left before the next one is entered, and none twice.
      var over: String?
      for entry in log.entries.dropLast() {
        let name = String(entry.prefix(5))
        if entry.hasSuffix("entered") {
          #expect(over == nil, "\(log.entries)")
          over = name
        } else {
          #expect(over == name, "\(log.entries)")
          over = nil
        }
      }
      #expect(over == "inner")
      withExtendedLifetime((outer, inner)) {}
    }

    @Test func `a drop that is refused is reported, and leaves the view`() async throws {
      let window = await TestWindow()
      let source = window.add(GTKView(), Rect(x: 0, y: 0, width: 80, height: 80))
      source.apply(.backgroundColor(.red))
      source.offer(TransferContent(EncodedContent(Contact.own, [0xFF])))
      let target = target(.value(Contact.self), in: window)
      let log = log
      let reports = await DiagnosticsRecorder.reportsOfAllThreads {
        await drag()
        await MainLoop.run { log.entries.count > 1 }
      }
      #expect(log.take() == ["entered", "exited"])
      #expect(reports.map(\.summary) == ["Transferred content was refused."])
      withExtendedLifetime(target) {}
    }
  }
}
#endif
