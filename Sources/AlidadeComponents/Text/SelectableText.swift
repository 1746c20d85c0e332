import AlidadeCore
import AlidadeLayout
import AlidadeRender

extension Text {
  /// Enables the user to select characters of this text and copy them.
  ///
  /// ```swift
  /// Text(error.description).family(.monospaced).textSelection()
  /// ```
  ///
  /// A drag selects from one character to another, a double click selects a word, and a triple
  /// click selects the whole text; with Shift, a click extends the selection, and so do the arrow
  /// keys, Home and End while the text has the keyboard focus. Control-A selects everything,
  /// Control-C copies the selection, and Escape clears it. A menu offers the same commands. On
  /// Linux, the middle button pastes the characters that were selected last. The selection ends
  /// when the focus moves to another view, other than a menu or a button of a command, or when the
  /// selected characters change.
  ///
  /// For the menu, the text gets an additional view around it. To select the text of several rows
  /// at the same time, use the text selection of a list instead.
  public func textSelection() -> some Component { SelectableText(text: self) }
}

/// A text whose characters the user can select.
struct SelectableText: Component, Equatable {
  let text: Text

  func initialState() -> SelectedCharacters { SelectedCharacters() }

  func body(_ context: Context<SelectedCharacters>) -> some Component {
    let content = text.content
    let string = content.plainText
    let range = context.state.range(in: string)
    let view = SelectableTextView(
      text: text, range: range,
      action: Action { input in SelectableText.use(input, context) }
    )
    .contextMenu {
      MenuItem(context.standardText("Copy"), isEnabled: range != nil) {
        _ = SelectableText.copy(content, context)
      }
      MenuItem(context.standardText("Select All"), isEnabled: !string.isEmpty) {
        SelectableText.selectAll(content, context)
      }
    }
    return CommandHandler(
      [
        HandledCommand(
          .copy, isEnabled: range != nil, availability: .withFocus, hearsKeys: false
        ) { _ in
          _ = SelectableText.copy(content, context)
        },
        HandledCommand(
          .selectAll, isEnabled: !string.isEmpty, availability: .withFocus, hearsKeys: false
        ) { _ in
          SelectableText.selectAll(content, context)
        },
      ], content: AnyComponent(view))
  }

  /// Selects with an input of the user.
  @MainActor private static func use(
    _ input: TextSelectionInput, _ context: Context<SelectedCharacters>
  ) {
    let (layout, width) = (input.layout, input.width)
    switch input.event {
    case .press(let press):
      context.update { $0.press(press, in: layout, width: width) }
      offer(layout.content, context)
    case .drag(let point):
      context.update { $0.drag(to: point, in: layout, width: width) }
      offer(layout.content, context)
    case .blur: context.update { $0.clear() }
    case .key(let press): press.isHandled = use(press.combination, layout, width, context)
    }
  }

  /// - Returns: `true` if the key has an effect.
  @MainActor private static func use(
    _ key: KeyCombination, _ layout: TextLayout, _ width: Double,
    _ context: Context<SelectedCharacters>
  ) -> Bool {
    let string = layout.content.plainText
    switch key {
    case .copy, KeyCombination(.insert, .control): return copy(layout.content, context)
    case KeyCombination("a", .control): selectAll(layout.content, context)
    case KeyCombination(.escape):
      guard context.currentState.range(in: string) != nil else { return false }
      context.update { $0.clear() }
    default:
      guard let movement = CaretMovement(key) else { return false }
      context.update { $0.extend(by: movement, in: layout, width: width) }
      offer(layout.content, context)
    }
    return true
  }

  @MainActor private static func selectAll(
    _ content: TextContent, _ context: Context<SelectedCharacters>
  ) {
    context.update { $0.selectAll(of: content.plainText) }
    offer(content, context)
  }

  /// Offers the selected characters for pasting without copying, if there are any.
  @MainActor private static func offer(
    _ content: TextContent, _ context: Context<SelectedCharacters>
  ) {
    guard let range = context.currentState.range(in: content.plainText) else { return }
    context.clipboard.offerSelection { content.copiedText(inBytes: range) }
  }

  /// Copies the selected characters.
  ///
  /// - Returns: `true` if there are any.
  @MainActor private static func copy(
    _ content: TextContent, _ context: Context<SelectedCharacters>
  ) -> Bool {
    guard let range = context.currentState.range(in: content.plainText) else { return false }
    context.clipboard.copy(.text(content.copiedText(inBytes: range)))
    return true
  }
}

/// A user's input on a laid-out text.
struct TextSelectionInput: Sendable {
  let event: TextSelectionEvent
  let layout: TextLayout
  /// The width of the view, in points.
  let width: Double
}

/// The view of a text whose characters the user can select.
private struct SelectableTextView: LayoutComponent, Equatable {
  let text: Text
  let range: Range<Int>?
  let action: Action<TextSelectionInput>

  var children: [AnyComponent] { text.children }

  var layoutBehavior: LayoutBehavior { text.layoutBehavior }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let (selected, action) = (self.range, action)
    return text.layout(children, in: range, context) { layout, width in
      [
        .on(
          .textSelection,
          perform: { action(TextSelectionInput(event: $0, layout: layout, width: width)) },
          connect: { view, handler in view.selectionHandler = handler },
          disconnect: { view, _ in view.selectionHandler = nil }),
        ViewAttribute(
          .selectedRange, selected, unapplicator: { view, _ in view.selectedRange = nil }
        ) { view, range in view.selectedRange = range },
      ]
    }
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    text.minimumExtent(children, along: axis, across: across, context)
  }
}

extension AttributeIdentifier {
  fileprivate static let textSelection: AttributeIdentifier = "alidade.textSelection"
  fileprivate static let selectedRange: AttributeIdentifier = "alidade.selectedRange"
}
