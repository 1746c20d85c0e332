import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Several pages in one place, with a bar of tabs for selecting one of them.
///
/// ```swift
/// TabView("Settings", selection: context.binding(\.page)) {
///   Tab("General", value: SettingsPage.general) { GeneralSettings() }
///   Tab("Keyboard", value: .keyboard) { KeyboardSettings() }
/// }
/// ```
///
/// ```
/// ┌─────────┬──────────┐
/// │ General │ Keyboard │
/// ├─────────┴──────────┴──────┐
/// │ the selected page         │
/// └───────────────────────────┘
/// ```
///
/// Control-Page Down and Control-Page Up select the next and the previous tab, even while the
/// keyboard focus is on a view in a page that otherwise uses these keys, such as a list or a
/// stepper. If the page contains another tab view with the focus, that one uses the keys. The arrow
/// keys, Home and End select a tab while the focus is in the bar. Pages that aren't shown have no
/// views and aren't laid out, but they are built and keep their state.
///
/// The view takes all of the available space.
public struct TabView<Value: Hashable & Sendable>: Component, Equatable {
  private let label: String
  private let selection: Binding<Value>
  private let tabs: [Tab<Value>]
  private let onClose: Action<Value>?

  /// Creates a view of pages.
  ///
  /// - Parameters:
  ///   - label: the name of the bar, for assistive technologies.
  ///   - selection: the value of the selected page. If it isn't the value of a page, this is
  ///     reported, and no page is shown.
  ///   - onClose: called on the main thread when the user closes a tab, with its button or the
  ///     middle button of the pointer. The closure is responsible for removing the page and
  ///     selecting another. If it is `nil`, tabs have no close button.
  ///   - tabs: the pages, in the order of their tabs.
  public init(
    _ label: String, selection: Binding<Value>,
    onClose: (@MainActor @Sendable (Value) -> Void)? = nil,
    @TabBuilder<Value> tabs: () -> [Tab<Value>]
  ) {
    self.label = label
    self.selection = selection
    self.tabs = tabs()
    self.onClose = onClose.map { Action($0) }
  }

  /// The bar above the selected page.
  public var body: some Component {
    let choices = tabs.map { PickerOption($0.value, $0.title) }
    let index = PickerOption.index(of: selection.value, in: choices, "A TabView")
    let select = TabSelection(values: tabs.map(\.value), selection: selection)
    Interactive(
      Column(alignment: .stretch) {
        TabBar(
          label: label, selection: selection,
          items: tabs.map { TabItem(value: $0.value, title: $0.title, icon: $0.icon) },
          onClose: onClose
        )
        .shrink(0)
        Box(background: .separator).frame(height: 1).shrink(0)
        ShownPage(index: index ?? tabs.count, children: tabs.map(TabView.page))
          .grow().basis(0)
      }
    )
    .selecting(select, by: 1, with: .pageDown)
    .selecting(select, by: -1, with: .pageUp)
  }

  private static func page(_ tab: Tab<Value>) -> AnyComponent {
    TabPanel(children: [tab.content]).key(tab.value)
  }
}

/// The page of a tab.
private struct TabPanel: ViewComponent, Equatable {
  let children: [AnyComponent]

  var layoutBehavior: LayoutBehavior { .modifier() }

  func view() -> ViewConfiguration? { ViewConfiguration(.container(role: .tabPanel)) }
}

/// The values of tabs, and the selected one.
struct TabSelection<Value: Hashable & Sendable>: Sendable {
  let values: [Value]
  let selection: Binding<Value>

  /// Selects the tab at a distance from the selected one, wrapping around at the ends.
  ///
  /// - Returns: the selected value; `nil` if there is none to select.
  @discardableResult
  @MainActor func move(by distance: Int) -> Value? {
    let index = values.firstIndex(of: selection.value)
    guard !values.isEmpty else { return nil }
    let next = index.map { ($0 + distance + values.count) % values.count } ?? 0
    return select(values[next])
  }

  @discardableResult
  @MainActor func select(_ value: Value) -> Value? {
    withImmediateUpdates { selection.set(value) }
    return value
  }
}

extension Interactive {
  /// Selects another tab with Control and a key.
  ///
  /// The key is captured, so that the controls in the pages don't have to leave it alone.
  fileprivate func selecting<Value: Hashable & Sendable>(
    _ tabs: TabSelection<Value>, by distance: Int, with key: Key
  ) -> Interactive {
    adding(.key(KeyCombination(key, .control), phase: .capture)) { event in
      guard case .key(let press) = event else { return }
      press.isHandled = !press.isCapturedInside
      if press.isHandled { tabs.move(by: distance) }
    }
    // The focus may be outside the tab view.
    .shortcut(key, .control) { tabs.move(by: distance) }
  }
}
