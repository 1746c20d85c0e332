import AlidadeCore
import AlidadeRender

/// The title of a column that can't be sorted by: it can have the keyboard focus, so that keys move
/// and resize the column, and pressing it does nothing.
struct FocusableTitle: ViewComponent, ContainerComponent, Equatable {
  private let column: ShownColumn
  package var children: [AnyComponent]

  init(column: ShownColumn, @ComponentBuilder content: () -> ComponentList) {
    self.column = column
    children = content().components
  }

  func view() -> ViewConfiguration? {
    ViewConfiguration(
      .pressable(role: .columnHeader),
      attributes: [
        ViewAttribute(
          .isPressable, false, unapplicator: { view, _ in view.isPressable = true }
        ) { view, isPressable in view.isPressable = isPressable }
      ]
        + ViewOptions(
          cornerRadius: 4, accessibility: Accessibility(label: column.title, sort: column.sort)
        ).viewAttributes())
  }
}

extension AttributeIdentifier {
  static let isPressable: AttributeIdentifier = "alidade.isPressable"
}
