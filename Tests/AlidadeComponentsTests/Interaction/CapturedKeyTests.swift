import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Keys that components get before the focused one.
@MainActor @Suite struct CapturedKeyTests {
  private let log = EventLog()

  /// A component around a field that has the focus.
  private func focused(
    @ComponentBuilder _ content: () -> ComponentList
  ) -> (HeadlessHostingView, HeadlessTextInputView) {
    let host = HeadlessHostingView(size: Size(width: 200, height: 100), content: content)
    host.mountHost.moveFocusOn(in: host.root)
    return (host, host.first() ?? HeadlessTextInputView())
  }

  private func press(
    _ host: HeadlessHostingView, _ key: Key, _ modifiers: KeyModifiers = []
  ) -> Bool {
    host.mountHost.pressKey(KeyCombination(key, modifiers), in: host.root)
  }

  @Test func `a captured key doesn't reach the focused field, and a declined one does`() {
    var isTaken = true
    let (host, _) = focused {
      TextField("Name").onSubmit { [log] in log.record("submitted") }
        .onKeyPress(.enter, phase: .capture) { [log] in
          log.record("captured")
          return isTaken
        }
    }
    #expect(press(host, .enter))
    #expect(log.take() == ["captured"])
    isTaken = false
    #expect(press(host, .enter))
    #expect(log.take() == ["captured", "submitted"])
  }

  @Test func `the outermost component captures a key first, and the innermost gets it back first`()
  {
    let (host, _) = focused {
      Column {
        Column { TextField("Name") }
          .onKeyPress(.escape, phase: .capture) { [log] in
            log.record("inner captures")
            return false
          }
          .onKeyPress(.escape, phase: .bubble) { [log] in
            log.record("inner")
            return false
          }
      }
      .onKeyPress(.escape, phase: .capture) { [log] in
        log.record("outer captures")
        return false
      }
      .onKeyPress(.escape) { [log] in log.record("outer") }
    }
    #expect(press(host, .escape))
    #expect(log.take() == ["outer captures", "inner captures", "inner", "outer"])
  }

  @Test func `a key of a composition belongs to the input method`() {
    let (host, field) = focused {
      TextField("Name").onSubmit { [log] in log.record("submitted") }
        .onKeyPress(.enter, phase: .capture) { [log] in
          log.record("captured")
          return true
        }
    }
    field.compose("ni")
    #expect(press(host, .enter))
    #expect(log.take() == [])
    #expect(field.text == "ni")
    #expect(press(host, .enter))
    #expect(log.take() == ["captured"])
  }

  @Test func `what is not in the focused component captures nothing`() {
    let (host, _) = focused {
      Column {
        TextField("Name")
        Column { Button("other") {} }.onKeyPress(.escape, phase: .capture) { [log] in
          log.record("captured")
          return true
        }
      }
    }
    #expect(!press(host, .escape))
    #expect(log.take() == [])
  }
}
