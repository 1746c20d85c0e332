import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The end of a column in the header, which makes the column as wide as its content when it is
/// clicked twice.
struct ColumnBorder: LayoutComponent, Equatable {
  private let perform: Action<ColumnCommand>
  /// The content of the column's title, which is measured and not shown.
  let children: [AnyComponent]

  init(_ column: ShownColumn, perform: Action<ColumnCommand>) {
    self.perform = perform
    children = [AnyComponent(ColumnTitleContent(column: column))]
  }

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let title = children[0].layout(in: .unbounded).size.width
    return ComponentLayout(
      size: range.min,
      view: ViewConfiguration(
        .container(),
        attributes: [
          .input(.tap(button: .primary, count: 2)) { [perform] _ in perform(.fit(title: title)) }
        ]))
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double { 0 }
}
