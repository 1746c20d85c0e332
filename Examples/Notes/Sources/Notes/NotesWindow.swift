import Alidade

/// The list of the notes beside an editor of the one that is selected.
struct NotesWindow: Component {
  let store: NoteStore

  struct State: Sendable {
    /// The notes that contain the term; `nil` until they are read.
    var notes: [Note]?
    var term = ""
    var selection: Set<Note.ID> = []
    var searchFocus = FocusState<Bool>()
    /// A Boolean value that is `true` if a narrow window shows the editor.
    var showsNote = false

    var selectedNotes: [Note] { notes?.filter { selection.contains($0.id) } ?? [] }

    mutating func select(_ notes: [Note]) {
      term = ""
      selection = Set(notes.map(\.id))
      showsNote = true
    }
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let term = context.state.term
    let selected = context.state.selectedNotes
    let actions = NotesActions(store, context)
    SplitView(
      width: context.binding(.sidebarWidth), ideal: 260, minimum: 180, maximum: 480,
      collapsesBelow: 560, isContentShown: context.binding(\.showsNote)
    ) {
      sidebar(context).grow().basis(0)
    } content: {
      content(context).grow().basis(0)
    }
    .background(.viewBackground)
    .undoable(store.history)
    .onCommand(.newNote) { try actions.add([""]) }
    .onCommand(.find) { context.update { $0.searchFocus.field = true } }
    .onCommand(.deleteNotes, isEnabled: !selected.isEmpty) { actions.delete(selected) }
    .onCommand(.exportNote, isEnabled: selected.count == 1) { selected.forEach(actions.export) }
    .onCommand(.importNotes) { actions.chooseImports() }
    .onOpen { actions.importFiles($0) }
    .onReceive(store.notes(containing: term), id: term) { notes in
      context.update { $0.notes = notes }
    }
  }

  private func sidebar(_ context: Context<State>) -> some Component {
    Column {
      Row(spacing: 6, alignment: .center) {
        SearchField(context.text("Search"), text: context.binding(\.term))
          .focused(context.state.searchFocus, equals: true) { focus in
            context.update { $0.searchFocus = focus }
          }
          .grow()
        Button(.newNote, kind: .flat, showsIcon: true).shrink(0)
        menu(context).shrink(0)
      }
      .padding(8)
      list(context).grow().basis(0)
    }
    .background(.windowBackground)
  }

  private func menu(_ context: Context<State>) -> some Component {
    Menu(context.text("Main menu"), icon: "open-menu-symbolic") {
      MenuItem(.newWindow)
      MenuGroup {
        MenuItem(.importNotes)
        MenuItem(.exportNote)
      }
      MenuGroup {
        MenuItem(.undo)
        MenuItem(.redo)
        MenuItem(.deleteNotes)
      }
      MenuGroup {
        MenuItem(.preferences)
        MenuItem(.keyboardShortcuts)
        MenuItem(.quit)
      }
    }
  }

  private func list(_ context: Context<State>) -> some Component {
    List(context.state.notes ?? [], estimatedRowHeight: 36) { note in
      NoteRow(title: note.title)
    }
    .selection(
      Binding(context.state.selection) { ids in
        context.update {
          $0.selection = ids
          $0.showsNote = ids.count == 1
        }
      }
    )
    .contextMenu {
      MenuItem(.exportNote)
      MenuItem(.deleteNotes)
    }
  }

  @ComponentBuilder private func content(_ context: Context<State>) -> some Component {
    let selected = context.state.selectedNotes
    if context.navigation.isCollapsed { BackButton().padding(8) }
    if selected.count == 1, let note = selected.first {
      NoteEditor(note: note, store: store).key(note.id)
    } else if selected.isEmpty {
      EmptyState(
        context.text("No Note Selected"), icon: "document-edit-symbolic",
        description: context.text("Choose a note, or write a new one.")
      ) { Button(.newNote) }
    } else {
      EmptyState(
        context.text(
          "\(selected.count) Note Selected", plural: "\(selected.count) Notes Selected",
          count: selected.count)
      ) { Button(.deleteNotes, kind: .destructive) }
    }
  }
}

/// A note in the list.
struct NoteRow: Component, Equatable {
  let title: String

  func body(_ context: Context<NoState>) -> some Component {
    Text(title.isEmpty ? context.text("New Note") : title)
      .color(title.isEmpty ? .secondaryText : .primaryText).lineLimit(1)
      .padding(horizontal: 12, vertical: 8)
  }
}
