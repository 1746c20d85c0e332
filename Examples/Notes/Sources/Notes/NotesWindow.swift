import Alidade

/// The list of the notes beside an editor of the one that is selected.
struct NotesWindow: Component, Equatable {
  let store: NoteStore

  struct State: Sendable {
    /// The notes that contain the term; `nil` until they are read.
    var notes: [Note]?
    var term = ""
    /// The term of the notes that are shown.
    var shownTerm: String?
    var selection: Set<Note.ID> = [] {
      didSet { selectedNotes = notes?.filter { selection.contains($0.id) } ?? [] }
    }
    /// The selected notes, even those that no longer contain the term by which they were found.
    var selectedNotes: [Note] = []
    /// A Boolean value that is `true` if a narrow window shows the editor.
    var showsNote = false

    mutating func select(_ notes: [Note]) {
      term = ""
      selection = Set(notes.map(\.id))
      selectedNotes = notes
      showsNote = true
    }
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let (term, selection) = (context.state.term, context.state.selection)
    let failure = context.read(store.failure, \.self)
    let selected = context.state.selectedNotes
    let actions = NotesActions(store: store, context: context)
    SplitView(
      width: context.binding(.sidebarWidth), ideal: 260, minimum: 180, maximum: 480,
      collapsesBelow: 560, isContentShown: context.binding(\.showsNote)
    ) {
      sidebar(context)
    } content: {
      Column {
        if let failure { banner(failure, context) }
        content(context).grow().basis(0)
      }
      .headerBar(title(context))
    }
    .background(.viewBackground)
    .undoable(store.history)
    .onCommand(.newNote) { actions.addNote() }
    .onCommand(.deleteNotes, isEnabled: !selected.isEmpty) { actions.delete(selected) }
    .onCommand(.exportNote, isEnabled: selected.count == 1) { selected.forEach(actions.export) }
    .onCommand(.importNotes) { actions.chooseImports() }
    .onOpen { actions.importFiles($0) }
    .task(id: Reading(subject: term, failure: failure)) {
      await store.read(store.notes(containing: term)) { show($0, of: term, context) }
    }
    .task(id: Reading(subject: selection, failure: failure)) {
      await store.read(store.notes(withIDs: selection)) { notes in
        context.update { if $0.selection == selection { $0.selectedNotes = notes } }
      }
    }
  }

  /// The identity of a task that reads notes: a new one begins when the subject changes, and when
  /// the user closes the banner of a failure, so that the notes are read again.
  private struct Reading<Subject: Equatable & Sendable>: Equatable, Sendable {
    let subject: Subject
    let failure: String?
  }

  /// Shows the notes that contain a term, unless the user has typed another one.
  private func show(_ notes: [Note], of term: String, _ context: Context<State>) {
    // Notes that come and go move the others, but neither a search nor a letter moves anything.
    let previous = context.currentState
    let isMoving = previous.shownTerm == term && previous.notes?.map(\.id) != notes.map(\.id)
    context.update(animation: isMoving ? .spring : nil) {
      if $0.term == term { ($0.notes, $0.shownTerm) = (notes, term) }
    }
  }

  private func sidebar(_ context: Context<State>) -> some Component {
    NoteList(
      notes: context.state.notes ?? [], selection: context.binding(\.selection),
      showsNote: context.binding(\.showsNote)
    )
    .background(.windowBackground)
    .headerBar(context.text("Notes")) {
      Button(.newNote, kind: .flat, showsIcon: true)
    } end: {
      SearchButton()
      menu(context)
    }
    .search(text: context.binding(\.term), opensOnTyping: true)
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
        MenuItem(.cut)
        MenuItem(.copy)
        MenuItem(.paste)
        MenuItem(.selectAll)
      }
      MenuGroup {
        MenuItem(.preferences)
        MenuItem(.keyboardShortcuts)
        MenuItem(.about)
        MenuItem(.quit)
      }
    }
  }

  private func title(_ context: Context<State>) -> String? {
    let selected = context.state.selectedNotes
    guard selected.count == 1, let note = selected.first else { return nil }
    return note.title.isEmpty ? context.text("New Note") : note.title
  }

  private func banner(_ failure: String, _ context: Context<State>) -> some Component {
    Banner(
      context.text("The notes can't be read or stored."), icon: "dialog-error-symbolic",
      description: failure, button: context.text("Try Again")
    ) {
      store.failure.update { $0 = nil }
    }
    .shrink(0)
  }

  @ComponentBuilder private func content(_ context: Context<State>) -> some Component {
    let selected = context.state.selectedNotes
    if selected.count == 1, let note = selected.first {
      NoteEditor(note: note, store: store).key(note.id)
    } else if context.state.notes?.isEmpty == true, !context.state.term.isEmpty {
      EmptyState(context.text("No Notes Found"), icon: "system-search-symbolic")
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

/// The list of the notes, which is the first of two pages in a narrow window.
///
/// There, selecting a note doesn't open it, so that the user can delete it from the list; a click
/// or Enter does, even if it is selected already.
struct NoteList: Component {
  let notes: [Note]
  let selection: Binding<Set<Note.ID>>
  let showsNote: Binding<Bool>

  func body(_ context: Context<NoState>) -> some Component {
    let isPage = context.navigation.isCollapsed
    List(notes, estimatedRowHeight: 36) { note in
      let row = NoteRow(title: note.title)
      if isPage { row.onTap { open(note.id) } } else { row }
    }
    .selection(
      Binding(selection.value) { ids in
        selection.set(ids)
        if !isPage { showsNote.set(ids.count == 1) }
      }, onActivate: { open($0) }
    )
    .contextMenu {
      MenuItem(.exportNote)
      MenuItem(.deleteNotes)
    }
  }

  @MainActor private func open(_ id: Note.ID) {
    selection.set([id])
    showsNote.set(true)
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
