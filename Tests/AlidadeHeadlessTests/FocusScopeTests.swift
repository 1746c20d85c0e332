import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

@MainActor struct FocusScopeTests {
  private let host = HeadlessMountHost()
  private let root: HeadlessView
  private let scopes = [
    HeadlessFocusScopeView(), HeadlessFocusScopeView(), HeadlessFocusScopeView(),
  ]
  private let journal = Journal()

  private final class Journal {
    var lines: [String] = []
  }

  init() {
    root = host.makeRoot(size: Size(width: 100, height: 100))
    let journal = journal
    for (index, scope) in scopes.enumerated() {
      scope.focusHandler = EventHandler { journal.lines.append("\(index) \($0)") }
      scope.addSubview(HeadlessTextInputView())
    }
    root.addSubview(scopes[0])
    root.addSubview(scopes[1])
    scopes[1].addSubview(scopes[2])
  }

  @Test func `the view that loses the focus is notified before the one that gets it`() {
    #expect(scopes[0].takeFocus())
    #expect(scopes[1].takeFocus())
    #expect(journal.lines == ["0 true", "0 false", "1 true"])
    #expect(scopes[0].isFocusElsewhere && !scopes[1].isFocusElsewhere)
  }

  @Test func `the focus moves inside a view without leaving it`() {
    scopes[1].takeFocus()
    scopes[2].takeFocus()
    #expect(journal.lines == ["1 true", "2 true"])
    scopes[2].resignFocus()
    #expect(journal.lines.suffix(2) == ["2 false", "1 false"])
    #expect(host.focusedView == nil)
  }

  @Test func `moves of the focus are reported, but not those to what acts on the previous focus`() {
    let journal = journal
    for scope in scopes { scope.focusHandler = nil }
    scopes[0].focusMoveHandler = EventHandler { _ in journal.lines.append("moved") }
    let button = HeadlessPressableView()
    button.performsCommand = true
    root.addSubview(button)
    #expect(scopes[0].takeFocus())
    #expect(host.moveFocus(to: button))
    #expect(scopes[0].takeFocus())
    #expect(journal.lines == ["moved"])
    #expect(host.moveFocus(to: button))
    #expect(scopes[1].takeFocus())
    scopes[1].resignFocus()
    #expect(journal.lines == ["moved", "moved", "moved"])
  }

  @Test func `nothing in a view that doesn't react takes the focus`() {
    root.apply(.isInteractive(false))
    #expect(!scopes[2].takeFocus())
    #expect(host.focusedView == nil)
    root.apply(.isInteractive(true))
    #expect(scopes[2].takeFocus())
  }

  @Test func `Tab goes through the fields in order`() {
    for expected in ["0 true", "1 true", "2 true", "0 true"] {
      host.moveFocusOn(in: root)
      #expect(journal.lines.last == expected)
    }
  }

  @Test func `views are notified in pairs even if a handler moves the focus again`() {
    scopes[0].takeFocus()
    let (journal, last) = (journal, scopes[2])
    scopes[0].focusHandler = EventHandler { isFocused in
      journal.lines.append("0 \(isFocused)")
      if !isFocused { last.takeFocus() }
    }
    scopes[1].takeFocus()
    #expect(journal.lines == ["0 true", "0 false", "1 true", "2 true"])
    last.focusHandler = EventHandler { [scopes] isFocused in
      journal.lines.append("2 \(isFocused)")
      if !isFocused { scopes[0].takeFocus() }
    }
    journal.lines = []
    last.resignFocus()
    #expect(journal.lines == ["2 false", "1 false", "0 true"])
  }
}
