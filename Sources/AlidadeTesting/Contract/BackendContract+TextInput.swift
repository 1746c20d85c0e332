import AlidadeLayout
import AlidadeRender

extension BackendContract {
  /// The rules for text that a user types.
  static let textInputCases =
    TextInputKind.allCases.flatMap { kind in
      [
        textInput("shows what is set and reports nothing", kind) { view, journal in
          view.text = "hello"
          journal.expect(view.text, equals: "hello", "the text")
          view.selection = TextSelection(anchor: 4, caret: 1)
          journal.expect(
            view.selection, equals: TextSelection(anchor: 4, caret: 1), "the selection")
          view.text = "well, hello"
          journal.expect(
            view.selection, equals: TextSelection(anchor: 10, caret: 7), "the selection in new text"
          )
          view.text = ""
          journal.expect(view.selection, equals: TextSelection(caret: 0), "the selection in none")
          journal.expect(journal.entries, equals: [], "the reports")
        },
        textInput("counts positions in Unicode scalars", kind) { view, journal in
          view.text = "e\u{301}🙂x"
          view.selection = TextSelection(caret: 99)
          journal.expect(view.selection, equals: TextSelection(caret: 4), "the end")
          view.text = "é🙂x"
          journal.expect(
            view.text.unicodeScalars.count, equals: 3,
            "scalars of a text with another normalization")
        },
        textInput("is like new after a reset", kind) { view, journal in
          view.text = "secret"
          view.reset()
          journal.expect(view.text, equals: "", "the text")
          view.undo()
          view.redo()
          journal.expect(view.text, equals: "", "the text that was taken back")
          journal.expect(journal.entries, equals: [], "the reports")
        },
        textInput("performs the commands that its text and its selection allow", kind) {
          view, journal in
          view.editingCommandsHandler = EventHandler { journal.write("commands") }
          journal.expect(
            view.editingCommands.subtracting(.paste), equals: [], "the commands without text")
          view.text = "abc"
          view.reset(to: "abc")
          journal.expect(
            view.editingCommands.subtracting(.paste), equals: .selectAll,
            "those without a selection")
          journal.expect(view.perform(.delete), equals: false, "deleting nothing")
          _ = journal.take()
          journal.expect(view.perform(.selectAll), equals: true, "selecting everything")
          journal.expect(
            view.selection, equals: TextSelection(anchor: 0, caret: 3), "everything is selected")
          journal.expect(
            journal.take().contains("commands"), equals: true, "whether the change is reported")
          let copying: EditingCommands = kind == .secure ? [] : [.cut, .copy]
          journal.expect(
            view.editingCommands.subtracting(.paste),
            equals: copying.union([.selectAll, .delete]), "those with a selection")
          view.isEditable = false
          journal.expect(
            view.editingCommands, equals: copying.subtracting(.cut).union(.selectAll),
            "those of a text that can't be edited")
          journal.expect(view.perform(.delete), equals: false, "deleting what can't be edited")
          view.isEnabled = false
          journal.expect(view.editingCommands, equals: [], "those of a disabled view")
          journal.expect(
            Set(journal.take()), equals: ["commands"], "the reports of both changes")
        },
        textInput("leaves undoing to a program that undoes its changes", kind) { view, journal in
          for undoesChanges in [false, true] {
            view.undoesChanges = undoesChanges
            view.reset(to: "abc")
            _ = view.perform(.selectAll)
            _ = view.perform(.delete)
            view.undo()
            let isUndone = undoesChanges && kind != .secure
            journal.expect(view.text, equals: isUndone ? "abc" : "", "the text after undoing")
          }
        },
        textInput("keeps all values that are set", kind) { view, journal in
          view.placeholder = "Name"
          view.label = "Your name"
          view.maximumLength = 3
          view.isEditable = false
          view.isEnabled = false
          view.textStyle = TextStyle(size: 30)
          view.validation = .invalid
          view.purpose = .email
          journal.expect(view.submitKey, equals: .controlEnter, "the key that submits at first")
          view.submitKey = .enter
          view.text = "longer than that"
          journal.expect(view.text, equals: "longer than that", "text that is set isn't cut off")
          journal.expect(view.isEnabled || view.isEditable, equals: false, "what can be done")
          journal.expect(view.submitKey, equals: .enter, "the key that submits")
          journal.expect(view.validation, equals: .invalid, "the validation")
          journal.expect(
            view.placeholder + (view.label ?? ""), equals: "NameYour name", "the names")
        },
      ]
    }
    + TextInputKind.allCases.flatMap { kind in
      kind == .secure
        ? []
        : [
          textInput("undoes changes of the program, and reports that", kind) { view, journal in
            view.text = "one"
            view.text = "one two"
            view.undo()
            journal.expect(view.text, equals: "one", "the text before")
            view.redo()
            journal.expect(view.text, equals: "one two", "the text after")
            journal.expect(journal.entries, equals: ["one", "one two"], "the reports")
          }
        ]
    }

  private static func textInput(
    _ name: String, _ kind: TextInputKind,
    _ check: @escaping @MainActor @Sendable (any TextInputView, ContractJournal) -> Void
  ) -> Case {
    Case("a view for \(kind) text \(name)") { backend in
      let journal = ContractJournal()
      let viewClass = PortableViewClass(kind.viewKind, role: kind.role)
      guard let view = backend.host.makeView(viewClass) as? any TextInputView else {
        return ["the view isn't a text input view"]
      }
      view.changeHandler = EventHandler { journal.write($0) }
      backend.host.insert(view, into: backend.root, above: nil)
      backend.host.setFrame(Rect(x: 0, y: 0, width: 150, height: 60), of: view)
      await backend.run()
      _ = journal.take()
      let reports = DiagnosticsRecorder.reports { check(view, journal) }
      await backend.run()
      return journal.violations + reports.map(\.description)
    }
  }
}
