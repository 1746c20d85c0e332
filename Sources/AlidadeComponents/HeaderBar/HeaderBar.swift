import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A bar with a title, buttons and a search field above content, which replaces the title bar of a
/// window.
///
/// ```swift
/// MessageList(query: context.state.query)
///   .headerBar("Inbox", subtitle: "3 unread") {
///     Button(.newMessage, kind: .flat, showsIcon: true)
///   } end: {
///     SearchButton()
///     Menu("Main menu", icon: "open-menu-symbolic") { … }
///   }
///   .search(text: context.binding(\.query))
/// ```
///
/// ```
/// ┌──────────────────────────────────────┐
/// │ start          Title       end  _ □ ×│ ← drag to move the window
/// │               subtitle               │
/// ├──────────────────────────────────────┤
/// │               content                │
/// └──────────────────────────────────────┘
/// ```
///
/// Create it with ``Component/headerBar(_:subtitle:start:end:)``. In a window without a title bar
/// (see `Window.titleBar(_:)`), the bar shows the window's buttons where the desktop places them,
/// moves the window when the user drags an empty part of the bar, maximizes the window with a
/// double click, and opens the window's menu with a secondary click. In any other window, it is a
/// toolbar.
///
/// The title is in the middle of the bar, unless it would collide with the components at the sides,
/// and is truncated before they shrink. In a bar that is too narrow even then, the components at
/// the start are cut off, so that the window's buttons at the end stay in the window. Where it is
/// possible to go back, the bar starts with a ``BackButton``. The bars of the two sides of a
/// ``SplitView`` show the window's buttons only at the edges of the window.
public struct HeaderBar: Component, Equatable {
  /// The state of a header bar: `true` if its search is open, unless a binding holds that value.
  public struct State: Sendable {
    var isSearching = false
    /// The number of times that the search field took the focus while it was open.
    var searchRequest = 0
    /// The number of times that the content took the focus because the search was closed.
    var contentRequest = 0
  }

  private let title: String?
  private let subtitle: String?
  private let start: [AnyComponent]
  private let end: [AnyComponent]
  private let content: AnyComponent
  private var customTitle: AnyComponent?
  private var search: HeaderSearch?
  private var hasBackButton = true

  init(
    title: String?, subtitle: String?, start: ComponentList, end: ComponentList,
    content: AnyComponent
  ) {
    self.title = title
    self.subtitle = subtitle
    self.start = start.components
    self.end = end.components
    self.content = content
  }

  /// Returns the state of a bar whose search is closed.
  public func initialState() -> State { State() }

  /// The bar above the content.
  public func body(_ context: Context<State>) -> some Component {
    let state = context.state
    let content = Focused(
      content, isFocused: state.contentRequest > 0, request: state.contentRequest, onChange: nil)
    let page = HeaderPage(children: [AnyComponent(bar(context)), AnyComponent(content)])
    return CommandHandler(commands(context), content: AnyComponent(listening(page, context)))
      .onMessage(SetSearch.self) { message in
        HeaderBar.setOpen(message.isOpen, search, context)
      }
  }

  // MARK: - Bar

  private func bar(_ context: Context<State>) -> some Component {
    let isOpen = search.map { $0.isOpen?.value ?? context.state.isSearching }
    var parts = [
      AnyComponent(side(context, isAtStart: true)),
      customTitle ?? AnyComponent(titles(context)),
      AnyComponent(side(context, isAtStart: false)),
    ]
    if let search, isOpen == true { parts.append(AnyComponent(field(search, context))) }
    let layout = HeaderBarLayout(
      searchReplacesTitle: search?.placement == .inBar, children: parts)
    return Column {
      WindowHandle(children: [AnyComponent(layout)])
      Box(background: .separator).frame(height: 1)
    }
    .background(.windowBackground)
    .environment(HeaderSearchKey.self, isOpen)
  }

  private func titles(_ context: Context<State>) -> some Component {
    Column(alignment: .center) {
      Text(title ?? context.environment(WindowTraitsKey.self).title).size(15).weight(.bold)
        .lineLimit(1).heading(1)
      if let subtitle { Text(subtitle).size(12).color(.secondaryText).lineLimit(1) }
    }
  }

  private func side(_ context: Context<State>, isAtStart: Bool) -> some Component {
    let controls = windowControls(context, isAtStart: isAtStart)
    return Row(spacing: HeaderBarLayout.spacing, alignment: .center) {
      if isAtStart {
        if let controls { controls.shrink(0) }
        if hasBackButton, context.navigation.canGoBack { BackButton().shrink(0) }
        start
      } else {
        end
        if let controls { controls.shrink(0) }
      }
    }
  }

  /// Returns the window's buttons at a side of the bar; `nil` if there are none.
  private func windowControls(
    _ context: Context<State>, isAtStart: Bool
  ) -> Control<WindowControlsContent>? {
    let possible = context.environment(WindowTraitsKey.self).buttons
    let edges = context.environment(WindowEdgesKey.self)
    guard !possible.isEmpty, edges.contains(isAtStart ? .start : .end) else { return nil }
    let layout = context.windowButtons
    let buttons = (isAtStart ? layout.start : layout.end).filter(possible.contains)
    if buttons.isEmpty { return nil }
    return Control(
      WindowControlsContent(isAtStart: isAtStart, buttons: buttons), value: nil)
  }

  // MARK: - Search

  private func field(_ search: HeaderSearch, _ context: Context<State>) -> some Component {
    var field = SearchField(search.prompt ?? context.standardText("Search"), text: search.text)
    if let submit = search.onSubmit { field = field.onSubmit { submit() } }
    let closable = field.onKeyPress(.escape, phase: .capture) {
      withImmediateUpdates { HeaderBar.setOpen(false, search, context) }
      return true
    }
    return Focused(closable, isFocused: true, request: context.state.searchRequest, onChange: nil)
  }

  private func commands(_ context: Context<State>) -> [HandledCommand] {
    guard let search else { return [] }
    return [HandledCommand(.find) { _ in HeaderBar.setOpen(true, search, context) }]
  }

  /// Returns the page, which opens the search when the user types something that nothing else uses,
  /// or presses the shortcut of the command, even while the focus is outside the page.
  private func listening(_ page: HeaderPage, _ context: Context<State>) -> Interactive {
    let interactive = Interactive(page)
    guard let search else { return interactive }
    let open: @MainActor @Sendable (ViewInputEvent) -> Void = { _ in
      withImmediateUpdates { HeaderBar.setOpen(true, search, context) }
    }
    let inputs: [ViewInput] = Command.find.shortcut.map { [.shortcut($0)] } ?? []
    return (search.opensOnTyping ? inputs + [.typing] : inputs)
      .reduce(interactive) { $0.adding($1, open) }
  }

  /// Opens or closes the search, and moves the focus to it or to the content.
  @MainActor private static func setOpen(
    _ isOpen: Bool, _ search: HeaderSearch?, _ context: Context<State>
  ) {
    guard let search else { return }
    search.isOpen?.set(isOpen)
    context.update { state in
      state.isSearching = isOpen
      if isOpen { state.searchRequest += 1 } else { state.contentRequest += 1 }
    }
    // A search that isn't visible must not filter the content.
    if !isOpen, !search.text.value.isEmpty { search.text.set("") }
  }
}

// MARK: - Modifiers

extension HeaderBar {
  private func with(_ change: (inout HeaderBar) -> Void) -> HeaderBar {
    var bar = self
    change(&bar)
    return bar
  }

  /// Adds a search field, which is opened with a ``SearchButton``, with ``Command/find``
  /// (Control-F), or by typing, and closed with Escape or the button.
  ///
  /// When the user closes the search, its text is cleared, and the content gets the keyboard focus.
  ///
  /// - Parameters:
  ///   - text: the text to search for.
  ///   - isOpen: `true` while the search is open; `nil` keeps this value in the state of the
  ///     component.
  ///   - prompt: the text in the empty field; `nil` for "Search" in the component's language.
  ///   - placement: the place of the field.
  ///   - opensOnTyping: `true` to open the search when the user types something that nothing else
  ///     in the window uses. A space doesn't open it.
  ///   - onSubmit: called on the main thread when the user presses Enter in the field; `nil` for no
  ///     action.
  public func search(
    text: Binding<String>, isOpen: Binding<Bool>? = nil, prompt: String? = nil,
    placement: SearchPlacement = .inBar, opensOnTyping: Bool = false,
    onSubmit: (@MainActor @Sendable () -> Void)? = nil
  ) -> HeaderBar {
    with {
      $0.search = HeaderSearch(
        text: text, isOpen: isOpen, prompt: prompt, placement: placement,
        opensOnTyping: opensOnTyping, onSubmit: onSubmit.map { Action($0) })
    }
  }

  /// Replaces the titles with components, such as a ``TabBar``; several components form a column.
  public func title(@ComponentBuilder _ title: () -> ComponentList) -> HeaderBar {
    let component = AnyComponent(title())
    return with { $0.customTitle = component }
  }

  /// Specifies whether the bar starts with a ``BackButton`` if it is possible to go back; by
  /// default, it does.
  public func showsBackButton(_ isShown: Bool) -> HeaderBar {
    with { $0.hasBackButton = isShown }
  }
}

extension Component {
  /// Adds a header bar above the component; the component takes the remaining space.
  ///
  /// - Parameters:
  ///   - title: the title; `nil` for the window's title.
  ///   - subtitle: the text below the title; `nil` for none.
  ///   - start: the components at the start of the bar, in a row.
  ///   - end: the components at the end of the bar, in a row.
  public func headerBar(
    _ title: String? = nil, subtitle: String? = nil,
    @ComponentBuilder start: () -> ComponentList = { ComponentList() },
    @ComponentBuilder end: () -> ComponentList = { ComponentList() }
  ) -> HeaderBar {
    HeaderBar(
      title: title, subtitle: subtitle, start: start(), end: end(), content: AnyComponent(self))
  }
}
