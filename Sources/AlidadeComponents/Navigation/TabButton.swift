import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The button on a tab that selects it.
struct TabButton<Value: Hashable & Sendable>: Component, Equatable {
  private let item: TabItem<Value>
  private let isSelected: Bool
  private let select: Action<Void>

  init(
    item: TabItem<Value>, isSelected: Bool, select: @escaping @MainActor @Sendable () -> Void
  ) {
    self.item = item
    self.isSelected = isSelected
    self.select = Action(select)
  }

  var body: some Component {
    let style = Pressable.Style(
      role: .tab, accessibility: Accessibility(label: item.title, isSelected: isSelected))
    Pressable(style: style, action: select) {
      Row(spacing: 6, alignment: .center, justification: .center) {
        if let icon = item.icon { Image(icon: icon).shrink(0) }
        Text(item.title).size(14).weight(isSelected ? .medium : .regular).lineLimit(1)
          .frame(maxWidth: 240)
      }
      .padding(horizontal: 12, vertical: 6)
    }
  }
}

/// The button on a tab that closes it.
struct TabCloseButton: Component, Equatable {
  private let title: String
  private let close: Action<Void>

  init(title: String, close: @escaping @MainActor @Sendable () -> Void) {
    self.title = title
    self.close = Action(close)
  }

  func body(_ context: Context<NoState>) -> some Component {
    let (name, close) = (context.standardText("Close \(title)"), close)
    Pressable(
      style: .init(accessibility: Accessibility(label: name), tooltip: name),
      action: { close() }
    ) {
      Image(icon: "window-close-symbolic").padding(4)
    }
    .padding(horizontal: 2)
  }
}
