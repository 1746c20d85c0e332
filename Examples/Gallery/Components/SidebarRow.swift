import Alidade

/// A row in the list of layouts.
struct SidebarRow: Component, Equatable {
  let content: SidebarEntry.Content
  let select: Action<Int>

  var body: some Component {
    switch content {
    case .title(let title):
      Text(title).size(12).weight(.semibold).color(.secondaryText).heading(2).lineLimit(1)
        .padding(EdgeInsets(top: 14, start: 18, bottom: 5, end: 12))
    case .layout(let name, let place, let isSelected):
      Pressable(style: style(name, isSelected), action: { [select] in select(place) }) {
        Text(name).size(14).weight(isSelected ? .medium : .regular)
          .color(isSelected ? .white : .primaryText).lineLimit(1)
          .padding(horizontal: 10, vertical: 5)
      }
      .padding(horizontal: 8, vertical: 1)
    }
  }

  private func style(_ name: String, _ isSelected: Bool) -> Pressable.Style {
    Pressable.Style(
      background: isSelected ? .accent : .clear, cornerRadius: 6,
      accessibility: Accessibility(label: name))
  }
}
