import Alidade

/// Buttons that present something.
struct PresentationExample: Component, Equatable {
  struct State: Sendable {
    var answer = "Nothing yet"
    var isAsking = false
    var showsDialog = false
    var showsSheet = false
    var showsPopover = false
    var showsInner = false
    var showsBanner = false
    var choosesFile = false
    let naming = PopoverController()
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let state = context.state
    Column(spacing: 12, alignment: .stretch) {
      if state.showsBanner {
        Banner("The connection is slow.", button: "Dismiss") {
          context.update { $0.showsBanner = false }
        }
      }
      group("With state") {
        Button("Alert") { context.update { $0.isAsking = true } }
        Button("Dialog") { context.update { $0.showsDialog = true } }
        Button("Sheet") { context.update { $0.showsSheet = true } }
        popover(context)
        Button("Tooltip") {}
          .tooltip("A tooltip with a title and a text") { PresentationCard() }
        Button("Banner") { context.update { $0.showsBanner.toggle() } }
        Button("File") { context.update { $0.choosesFile = true } }
      }
      group("In code") {
        Button("Confirm") { Task { await confirm(context) } }
        Button("Ask with a sheet") { Task { await ask(context) } }
        Button("Ask in a popover") { Task { await askBeside(context) } }
          .popover("Name", controller: state.naming)
        Button("Toast") {
          Task {
            let isPressed = await context.window.showToast("The note is gone", button: "Undo")
            context.update { $0.answer = isPressed ? "Undone" : "Gone" }
          }
        }
        Button("Files") { Task { await choose(.files, context) } }
        Button("Folder") { Task { await choose(.folder, context) } }
      }
      Text(state.answer).lineLimit(2)
    }
    .padding(16)
    .alert(
      "Save the note?", message: "It has changed.", isPresented: context.binding(\.isAsking),
      buttons: [
        .cancel(), AlertButton("Discard", "Discarded", role: .destructive),
        AlertButton("Save", "Saved", role: .preferred),
      ]
    ) { answer in context.update { $0.answer = answer } }
    .dialog("Details", isPresented: context.binding(\.showsDialog)) {
      NameForm(
        save: Action { name in
          context.update { ($0.answer, $0.showsDialog) = (name, false) }
        })
    }
    .sheet("New account", isPresented: context.binding(\.showsSheet)) {
      NameForm(
        save: Action { name in
          context.update { ($0.answer, $0.showsSheet) = (name, false) }
        })
    }
    .fileDialog(FileRequest(.file), isPresented: context.binding(\.choosesFile)) { addresses in
      context.update { $0.answer = addresses.first ?? "No file" }
    }
  }

  private func group(
    _ title: String, @ComponentBuilder _ buttons: () -> ComponentList
  ) -> some Component {
    let buttons = buttons()
    return Column(spacing: 6) {
      Text(title).weight(.bold)
      Wrap(spacing: 8, lineSpacing: 8) { buttons }
    }
  }

  private func popover(_ context: Context<State>) -> some Component {
    Button("Popover") { context.update { $0.showsPopover = true } }
      .popover("Popover", isPresented: context.binding(\.showsPopover)) {
        Column(spacing: 8) {
          Text("Beside the button")
          TextField("Name")
          Button("Another one") { context.update { $0.showsInner = true } }
            .popover(isPresented: context.binding(\.showsInner), edge: .end) {
              Text("Inside the first one").padding(8)
            }
        }
        .padding(8)
        .frame(width: 200)
      }
  }

  @MainActor private func confirm(_ context: Context<State>) async {
    let isConfirmed = await context.window.confirm(
      "Delete the note?", message: "It can't be restored.", action: "Delete",
      isDestructive: true)
    context.update { $0.answer = isConfirmed ? "Deleted" : "Kept" }
  }

  @MainActor private func ask(_ context: Context<State>) async {
    let name = await context.window.presentSheet(
      "Name",
      onCloseRequest: { await $0.confirm("Discard the name?", action: "Discard") }
    ) { answer in
      NameForm(save: Action { answer($0) })
    }
    context.update { $0.answer = name ?? "No name" }
  }

  @MainActor private func askBeside(_ context: Context<State>) async {
    let name = await context.state.naming.present { answer in
      NameForm(save: Action { answer($0) })
    }
    context.update { $0.answer = name ?? "No name" }
  }

  @MainActor private func choose(_ kind: FileRequest.Kind, _ context: Context<State>) async {
    let addresses = await context.window.chooseFiles(kind)
    context.update {
      $0.answer = addresses.isEmpty ? "Nothing chosen" : "\(addresses.count) chosen"
    }
  }
}

/// The content of the tooltip.
private struct PresentationCard: Component, Equatable {
  var body: some Component {
    Column(spacing: 4) {
      Text("Tooltip").weight(.bold)
      Text("Built when the pointer rests on the button").color(.secondaryText)
    }
    .padding(8)
  }
}

/// A form with a name.
private struct NameForm: Component, Equatable {
  let save: Action<String>

  func initialState() -> String { "" }

  func body(_ context: Context<String>) -> some Component {
    Column(spacing: 12) {
      Text("What is your name?").weight(.bold)
      TextField("Name", text: context.binding(\.self))
        .onSubmit { save(context.state) }
        .defaultFocus()
      Button("Save", kind: .prominent) { save(context.state) }
    }
    .padding(20)
    .frame(width: 320)
  }
}
