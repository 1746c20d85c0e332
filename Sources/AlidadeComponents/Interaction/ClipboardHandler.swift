import AlidadeCore
import AlidadeRender

/// A component that handles the commands for copying and pasting.
struct ClipboardHandler: ModifierComponent, Equatable {
  private struct Pasting: Equatable {
    let kinds: TransferKinds
    let action: Action<TransferContent>
  }

  private var copied: TransferContent?
  private var pastings: [Pasting] = []
  let content: AnyComponent

  init(_ content: some Component) {
    self.content = AnyComponent(content)
  }

  /// Returns this component with content to copy, or wraps it if it already has one.
  func copying(_ content: TransferContent) -> ClipboardHandler {
    var result = copied == nil ? self : ClipboardHandler(self)
    result.copied = content
    return result
  }

  /// Returns this component with an action for pasted content; earlier ones of the same kinds take
  /// precedence.
  func pasting(
    _ kinds: TransferKinds, _ action: @escaping @MainActor @Sendable (TransferContent) -> Void
  ) -> ClipboardHandler {
    var result = self
    if !pastings.contains(where: { $0.kinds == kinds }) {
      result.pastings.append(Pasting(kinds: kinds, action: Action(action)))
    }
    return result
  }

  func body(_ context: Context<NoState>) -> some Component {
    CommandHandler(commands(context.clipboard), content: content)
  }

  private func commands(_ clipboard: Clipboard) -> [HandledCommand] {
    var commands: [HandledCommand] = []
    if let copied {
      commands.append(
        HandledCommand(.copy, availability: .withFocus) { _ in clipboard.copy(copied) })
    }
    if !pastings.isEmpty {
      let kinds = pastings.map(\.kinds)
      commands.append(
        HandledCommand(.paste, availability: .withFocusAndClipboard(kinds)) { [self] _ in
          paste(from: clipboard)
        })
    }
    return commands
  }

  @MainActor private func paste(from clipboard: Clipboard) {
    for kinds in TransferKinds.inOrder(pastings.map(\.kinds)) {
      guard let pasting = pastings.first(where: { $0.kinds == kinds }) else { continue }
      if clipboard.read(kinds, { pasting.action($0) }) { return }
    }
  }
}

extension Component {
  /// This component if it handles the clipboard, or a component around it that does.
  var clipboardHandler: ClipboardHandler { (self as? ClipboardHandler) ?? ClipboardHandler(self) }
}
