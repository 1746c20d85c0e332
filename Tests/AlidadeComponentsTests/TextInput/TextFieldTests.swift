import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct TextFieldTests {
  @Test func `what is typed is the state before the next letter`() throws {
    let form = try ShownForm("Ad")
    form.field.type("a")
    #expect(form.state.text == "Ada")
    form.field.type(" L")
    #expect(form.handle.changes == ["Ada", "Ada ", "Ada L"])
    #expect(form.field.widgetText == "Ada L")
    #expect(form.view.mountHost.isIdle || form.view.settle())
    #expect(form.field.selection.caret == 5)
  }

  @Test func `typing makes no view and touches nothing but the state`() throws {
    let form = try ShownForm()
    let before = form.view.counters
    let log = form.view.mountHost.log.operations.count
    form.field.type("abc")
    #expect(form.view.counters.viewsCreated == before.viewsCreated)
    #expect(form.view.mountHost.log.operations.count == log, "The widget shows the text already.")
  }

  @Test func `a change that the state does not follow is taken back`() throws {
    let form = try ShownForm("fixed") { _ in nil }
    form.field.select(from: 2)
    form.field.type("x")
    #expect(form.field.widgetText == "fixed")
    #expect(form.field.selection.caret == 2)
    form.field.select(from: 1, to: 4)
    form.field.deleteBackward()
    #expect(form.field.widgetText == "fixed")
    #expect(form.handle.changes == ["fixxed", "fd"])
  }

  @Test func `a closure can filter what is typed`() throws {
    let form = try ShownForm { String($0.filter(\.isNumber)) }
    form.field.type("a1b2")
    #expect(form.field.widgetText == "12" && form.field.selection.caret == 2)
    form.field.select(from: 1)
    form.field.paste("x3y4")
    #expect(form.field.widgetText == "1342" && form.field.selection.caret == 3)
  }

  @Test func `a closure can be a mask`() throws {
    let form = try ShownForm { text in
      let digits = text.filter(\.isNumber).prefix(8)
      return String(digits.prefix(4)) + (digits.count > 4 ? "-" + digits.dropFirst(4) : "")
    }
    form.field.type("12345678")
    #expect(form.field.widgetText == "1234-5678" && form.field.selection.caret == 9)
    form.field.select(from: 2)
    form.field.deleteBackward()
    #expect(form.field.widgetText == "1345-678" && form.field.selection.caret == 1)
    form.field.type("9")
    #expect(form.field.widgetText == "1934-5678" && form.field.selection.caret == 2)
  }

  @Test func `letters can be changed as they are typed`() throws {
    let form = try ShownForm("abc") { $0.uppercased() }
    form.field.select(from: 1)
    form.field.type("xy")
    #expect(form.field.widgetText == "AXYBC" && form.field.selection.caret == 3)
  }

  @Test func `the program changes the text around the caret`() throws {
    let form = try ShownForm("hello")
    form.field.select(from: 1, to: 3)
    form.handle.context.update { $0.text = "well, hello" }
    form.view.settle()
    #expect(form.field.widgetText == "well, hello")
    #expect(form.field.selection == TextSelection(anchor: 7, caret: 9))
    #expect(form.handle.changes.isEmpty)
    form.field.undo()
    #expect(form.state.text == "hello")
  }

  @Test func `what the program changed and is not shown yet is not lost by typing`() throws {
    let form = try ShownForm("b")
    form.handle.context.update { $0.text = "a" + $0.text }
    form.field.type("c")
    form.view.settle()
    #expect(form.field.widgetText == "abc" && form.state.text == "abc")
    #expect(form.handle.changes == ["abc"], "The letter is added to what the program made.")
  }

  @Test func `a background update that was made before a letter does not take it back`() throws {
    let form = try ShownForm()
    for letter in ["a", "b", "c", "d"] {
      form.handle.context.update(priority: .background) { $0.other += 1 }
      form.view.mountHost.runMainWork()
      form.field.type(letter)
      form.view.mountHost.runBackgroundWork()
      form.field.type(letter)
      form.view.mountHost.runMainWork()
    }
    form.view.settle()
    #expect(form.field.widgetText == "aabbccdd" && form.state.text == "aabbccdd")
    #expect(form.state.other == 4 && form.view.root.visibleTexts.first == "4")
  }

  @Test func `an input method is not disturbed`() throws {
    let form = try ShownForm("ab")
    form.field.compose("´")
    form.handle.context.update { $0.text = "abc" }
    form.view.settle()
    #expect(form.field.isComposing && form.field.widgetText == "ab")
    #expect(form.handle.changes.isEmpty)
    form.field.commit("é")
    form.view.settle()
    #expect(form.field.widgetText == "abcé" && form.state.text == "abcé")
  }

  @Test func `a filter waits for the input method`() throws {
    let form = try ShownForm { $0.lowercased() }
    form.field.type("A")
    form.field.compose("N")
    #expect(form.state.text == "a")
    form.field.commit("NI")
    #expect(form.field.widgetText == "ani")
  }

  @Test func `no more is typed than there may be, and the state can be longer`() throws {
    let form = try ShownForm(maximumLength: 3)
    form.field.type("abcdef")
    #expect(form.state.text == "abc")
    form.handle.context.updateImmediately { $0.text = "much longer" }
    #expect(form.field.widgetText == "much longer")
    form.field.select(from: 0)
    form.field.type("x")
    #expect(form.state.text == "much longer")
  }

  @Test func `taking back and making again go through the state`() throws {
    let form = try ShownForm()
    form.field.type("ab c")
    form.field.undo()
    #expect(form.state.text == "ab")
    form.field.redo()
    #expect(form.state.text == "ab c" && form.field.widgetText == "ab c")
  }

  @Test func `a field can keep its text itself`() throws {
    let view = HeadlessHostingView { TextField("Name", initialText: "A") }
    let field: HeadlessTextInputView = try #require(view.first())
    field.type("da")
    #expect(field.widgetText == "Ada")
    view.update {
      Text("above")
      TextField("Name", initialText: "something else")
    }
    let same: HeadlessTextInputView = try #require(view.first())
    #expect(same === field || same.text == "Ada")
  }

  @Test func `submitting is told and may change the state`() throws {
    let handle = TypedForm.Handle()
    let view = HeadlessHostingView {
      Search(handle: handle)
    }
    let field: HeadlessTextInputView = try #require(view.first())
    field.type("abc")
    field.submit()
    #expect(field.widgetText == "")
    #expect(view.root.visibleTexts.contains("found abc"))
    #expect(field.kind == .search && field.role == .searchBox)
  }

  private struct Search: Component {
    struct State {
      var query = ""
      var found = ""
    }
    let handle: TypedForm.Handle
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      SearchField("Search", text: context.state.query) { query in
        context.update { $0.query = query }
      }
      .onSubmit {
        context.update {
          $0.found = $0.query
          $0.query = ""
        }
      }
      Text("found \(context.state.found)")
    }
  }

  @Test func `what a field is told is what its view shows`() throws {
    let view = HeadlessHostingView {
      SecureField("Password", text: "secret") { _ in }
        .maximumLength(9).enabled(false).editable(false).textStyle(TextStyle(size: 20))
        .validation(.invalid).purpose(.pin).label("Your password")
    }
    let field: HeadlessTextInputView = try #require(view.first())
    #expect(field.kind == .secure && field.role == .passwordBox)
    #expect(field.placeholder == "Password" && field.label == "Your password")
    #expect(field.maximumLength == 9 && !field.isEnabled && !field.isEditable)
    #expect(field.textStyle.size == 20 && field.validation == .invalid && field.purpose == .pin)
    #expect(field.visibleText == "••••••")
    view.update { SecureField(text: "s") { _ in } }
    #expect(field.placeholder == "" && field.label == nil && field.maximumLength == nil)
    #expect(field.isEnabled && field.isEditable && field.textStyle == TextStyle())
    #expect(field.validation == .none && field.purpose == .anything && field.text == "s")
  }

  @Test func `a recycled field shows and remembers nothing of its last use`() throws {
    let view = HeadlessHostingView { TextField("One", text: "first") { _ in }.label("one") }
    let field: HeadlessTextInputView = try #require(view.first())
    view.update {}
    view.settle()
    view.update { TextField("Two", text: "") { _ in }.label("two") }
    let next: HeadlessTextInputView = try #require(view.first())
    #expect(next === field, "Nobody used it, so it was recycled.")
    #expect(next.text == "" && next.placeholder == "Two")
    next.undo()
    #expect(next.text == "")
  }

  @Test func `numbers that make no sense are reported`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      _ = TextField(text: "") { _ in }.maximumLength(-1)
      _ = TextEditor(text: "") { _ in }.lines(0...2)
    }
    #expect(reports.all.count == 2)
  }
}
