import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A bar of tabs, one of which is selected; on its own, it switches between views.
///
/// ```swift
/// TabBar(
///   "View", selection: context.binding(\.view),
///   choices: [PickerOption(.day, "Day"), PickerOption(.week, "Week")])
/// ```
///
/// Tabs that don't fit scroll, and a tab that is selected comes into view. Titles that are wider
/// than 240 points are truncated. The arrow keys, Home and End select a tab while the keyboard
/// focus is in the bar.
public struct TabBar<Value: Hashable & Sendable>: Component, Equatable {
  /// The state of a bar: the tab with the keyboard focus, and the scroll position.
  public struct State: Sendable {
    var focus = FocusState<Value>()
    let scroller = Scroller()
  }

  private let label: String
  private let selection: Binding<Value>
  private let items: [TabItem<Value>]
  private let onClose: Action<Value>?

  /// Creates a bar of choices.
  ///
  /// - Parameters:
  ///   - label: the name of the bar, for assistive technologies.
  ///   - selection: the value of the selected tab.
  ///   - choices: the values and the titles of the tabs, in order.
  public init(_ label: String, selection: Binding<Value>, choices: [PickerOption<Value>]) {
    self.init(
      label: label, selection: selection,
      items: choices.map { TabItem(value: $0.value, title: $0.title, icon: nil) }, onClose: nil)
  }

  init(
    label: String, selection: Binding<Value>, items: [TabItem<Value>], onClose: Action<Value>?
  ) {
    self.label = label
    self.selection = selection
    self.items = items
    self.onClose = onClose
  }

  /// Returns the state of a bar without the keyboard focus.
  public func initialState() -> State { State() }

  /// The tabs in a row.
  public func body(_ context: Context<State>) -> some Component {
    TabViewport(
      selection: selection.value, scroller: context.state.scroller,
      content: AnyComponent(strip(context)))
  }

  private func strip(_ context: Context<State>) -> TabStrip {
    let tabs = TabSelection(values: items.map(\.value), selection: selection)
    return TabStrip(label: label) { command in
      let value: Value? =
        switch command {
        case .move(let distance): tabs.move(by: distance)
        case .first: tabs.values.first.flatMap { tabs.select($0) }
        case .last: tabs.values.last.flatMap { tabs.select($0) }
        }
      withImmediateUpdates { context.update { $0.focus.field = value } }
    } content: {
      Row(spacing: 4, alignment: .stretch) {
        for item in items {
          tab(item, context).key(item.value)
        }
      }
      .padding(4)
    }
  }

  private func tab(_ item: TabItem<Value>, _ context: Context<State>) -> Interactive {
    let (value, selection) = (item.value, selection)
    let isSelected = value == selection.value
    let button = TabButton(item: item, isSelected: isSelected) {
      withImmediateUpdates { selection.set(value) }
    }
    .focused(context.state.focus, equals: value) { focus in context.update { $0.focus = focus } }
    .grow()
    guard let onClose else {
      return Interactive(
        Box(background: isSelected ? selectedColor : nil, cornerRadius: 6) { button })
    }
    let closeTab: @MainActor @Sendable () -> Void = { withImmediateUpdates { onClose(value) } }
    let close = TabCloseButton(title: item.title, close: closeTab).shrink(0)
    let box = Box(background: isSelected ? selectedColor : nil, cornerRadius: 6) {
      Row(alignment: .center) {
        button
        close
      }
    }
    return box.onTap(button: .middle, perform: closeTab)
  }

  private var selectedColor: Color {
    Color(light: RGBA(hex: 0x000000, alpha: 0.10), dark: RGBA(hex: 0xFFFFFF, alpha: 0.14))
  }
}

/// A tab, apart from its page.
struct TabItem<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value
  let title: String
  let icon: String?
}
