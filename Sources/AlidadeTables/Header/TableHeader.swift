import AlidadeCore
import AlidadeLayout
import AlidadeLists
import AlidadeRender

/// The header of a table, whose borders and titles can be dragged.
///
/// Its view stays in place while the headers of the columns scroll under the pointer.
struct TableHeader: LayoutComponent, Equatable {
  private let sideways: SidewaysScroll
  private let drag: Action<HeaderDrag>
  /// The viewport with the headers of the columns.
  let children: [AnyComponent]

  init(
    _ columns: [ShownColumn], trailingSpace: Double, sideways: SidewaysScroll,
    drag: Action<HeaderDrag>,
    perform: @escaping @MainActor @Sendable (ColumnCommand, ShownColumn) -> Void
  ) {
    self.sideways = sideways
    self.drag = drag
    let headers = ColumnHeaders(columns, trailingSpace: trailingSpace, perform: perform)
    children = [
      AnyComponent(
        HeaderViewport(
          columns: columns, trailingSpace: trailingSpace, sideways: sideways,
          children: [AnyComponent(headers)]))
    ]
  }

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let viewport = children[0].layout(in: range)
    return ComponentLayout(
      size: viewport.size, placements: [.init(viewport, at: .zero)],
      view: view(width: viewport.size.width, context.direction))
  }

  /// Returns the smallest extent of the viewport.
  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    children[0].minimumExtent(along: axis, across: across)
  }

  private func view(width: Double, _ direction: LayoutDirection) -> ViewConfiguration {
    let isMirrored = direction == .rightToLeft
    return ViewConfiguration(
      .container(role: .group),
      attributes: [
        .input(.drag) { [drag, sideways] event in
          guard case .drag(let event) = event else { return }
          let offset = sideways.offset
          func place(_ x: Double) -> Double { offset + (isMirrored ? width - x : x) }
          drag(
            HeaderDrag(
              phase: event.phase, place: place(event.location.x), start: place(event.start.x)))
        }
      ])
  }
}
