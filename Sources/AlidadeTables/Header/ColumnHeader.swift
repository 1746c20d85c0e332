import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The header of a column, with the keys that move and resize the column while its title has the
/// focus.
struct ColumnHeader: LayoutComponent, Equatable {
  private let column: ShownColumn
  let perform: Action<ColumnCommand>
  /// The title.
  let children: [AnyComponent]

  init(_ column: ShownColumn, perform: Action<ColumnCommand>) {
    self.column = column
    self.perform = perform
    children = [AnyComponent(ColumnTitle(column: column, perform: perform))]
  }

  /// The distance by which a key changes the width of a column, in points.
  private static let step = 16.0

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let title = children[0].layout(in: range)
    return ComponentLayout(
      size: title.size, placements: [.init(title, at: .zero)],
      view: view(
        width: title.size.width, widthOfTitle: children[0].layout(in: .unbounded).size.width,
        context.direction))
  }

  private func view(
    width: Double, widthOfTitle: Double, _ direction: LayoutDirection
  ) -> ViewConfiguration {
    let isMirrored = direction == .rightToLeft
    let forward = isMirrored ? Key.left : .right
    let back = isMirrored ? Key.right : .left
    let limits = column.width.limits
    var attributes: [ViewAttribute<any NativeView>] = []
    if column.isMovable {
      attributes += [
        attribute(forward, .alt, .move(by: 1)), attribute(back, .alt, .move(by: -1)),
      ]
    }
    if column.isResizable {
      let wider = limits.clamp(width + ColumnHeader.step)
      let narrower = limits.clamp(width - ColumnHeader.step)
      attributes += [
        attribute(forward, [.alt, .shift], .resize(to: wider)),
        attribute(back, [.alt, .shift], .resize(to: narrower)),
        attribute(.enter, .alt, .fit(title: widthOfTitle)),
      ]
    }
    return ViewConfiguration(.container(), attributes: attributes)
  }

  private func attribute(
    _ key: Key, _ modifiers: KeyModifiers, _ command: ColumnCommand
  ) -> ViewAttribute<any NativeView> {
    .input(.key(KeyCombination(key, modifiers))) { [perform] _ in perform(command) }
  }
}
