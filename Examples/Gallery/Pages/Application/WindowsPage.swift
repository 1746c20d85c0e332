import Alidade

/// A page about windows that are state.
struct WindowsPage: LayoutPage {
  var asks = true
  var isModal = false

  static let name = "Windows"
  static let summary =
    "Another window with the same state, which can be maximized or full screen, and refuse to close."
  static let family = LayoutFamily.application
  static let stage = Stage(width: 440, height: 240)

  static let sections: [ControlSection<WindowsPage>] = [
    ControlSection(
      "Window", [.check("Asks before it closes", \.asks), .check("Modal", \.isModal)])
  ]

  var example: ComponentList { WindowsExample(asks: asks, isModal: isModal) }

  var listing: String {
    """
    Window(
      "Second window", id: "second", size: Size(…),
      isOpen: context.binding(\\.isOpen)
    ) {
      TextField("Words", text: context.binding(\\.words))
    }
    .maximized(context.binding(\\.isMaximized))
    .fullScreen(context.binding(\\.isFullScreen))
    """
      + (isModal ? "\n.modal()" : "")
      + (asks
        ? """

        .onCloseRequest { window in
          await window.confirm("Close it?", action: "Close")
        }
        """ : "")
  }
}

/// A button that opens a window, and what the two windows share.
struct WindowsExample: Component, Equatable {
  let asks: Bool
  let isModal: Bool

  struct State: Sendable {
    var isOpen = false
    var isMaximized = false
    var isFullScreen = false
    var words = ""
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let state = context.state
    Column(spacing: 12, alignment: .center, justification: .center) {
      Text(state.words.isEmpty ? "Nothing typed yet." : "“\(state.words)”")
      Button("Open a Window", isEnabled: !state.isOpen) { context.update { $0.isOpen = true } }
      Toggle("Maximized", isOn: context.binding(\.isMaximized)).frame(width: 160)
      Toggle("Full screen", isOn: context.binding(\.isFullScreen)).frame(width: 160)
      Text(asks ? "It asks before it closes." : "It closes immediately.")
        .size(12).color(.secondaryText)
      Text(isModal ? "Until then, this window is blocked." : "Both windows can be used.")
        .size(12).color(.secondaryText)
    }
    .overlay(alignment: .topStart) { second(context) }
  }

  private func second(_ context: Context<State>) -> Window {
    Window(
      "Second window", id: "second", size: Size(width: 320, height: 200),
      isOpen: context.binding(\.isOpen)
    ) {
      Column(spacing: 12, alignment: .stretch, justification: .center) {
        TextField("Words", text: context.binding(\.words)).defaultFocus()
        Toggle("Maximized", isOn: context.binding(\.isMaximized))
        Toggle("Full screen", isOn: context.binding(\.isFullScreen))
      }
      .padding(20).grow()
    }
    .minimumSize(Size(width: 200, height: 120))
    .maximized(context.binding(\.isMaximized))
    .fullScreen(context.binding(\.isFullScreen))
    .modal(isModal)
    .onCloseRequest { [asks] window in
      if !asks { return true }
      return await window.confirm("Close the window?", action: "Close")
    }
  }
}
