import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The view of a ``List``, which mounts its visible rows itself.
struct ListViewport: LayoutComponent, Equatable {
  var source: ListSource
  /// The height of the rows, as far as they are measured; `nil` if none are.
  var measured: InlineHeight?

  func view() -> ViewConfiguration? {
    let rows = ViewAttribute<any ScrollView>(
      .listRows, source,
      unapplicator: { view, source in ListViewport.disconnect(view, source) },
      updater: { view, old, new in ListViewport.update(view, from: old, to: new) },
      isReleasedInPool: true
    ) { view, source in ListViewport.connect(view, source) }
    return ViewConfiguration(.scroll(role: source.options.kind.role), attributes: [rows])
  }

  /// Returns the view with the direction and the revision of a context; `nil` if it already has
  /// them.
  ///
  /// - Parameters:
  ///   - inlineHeight: the height for all rows; `nil` if the view scrolls.
  ///   - unlimited: the axes along which a horizontal list has unlimited space.
  private func view(
    _ context: LayoutContext, inlineHeight: Double?, unlimited: Axis.Set = []
  ) -> ViewConfiguration? {
    if context.direction == source.direction, context.revision == source.measuring,
      inlineHeight == nil, unlimited.isEmpty
    {
      return nil
    }
    var viewport = self
    viewport.source.inlineHeight = inlineHeight
    viewport.source.unlimitedSpace = unlimited
    viewport.source.direction = context.direction
    viewport.source.measuring = context.revision
    return viewport.view()
  }

  /// The traits of a component that shows only part of its content.
  var layoutBehavior: LayoutBehavior { LayoutBehavior(scrolls: true) }

  /// Returns all available space; if the height of a vertical list is unbounded, returns the height
  /// of all rows, as far as it is known.
  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    if source.options.rowAxis(context.direction) != .vertical {
      let space = HorizontalSpace(
        in: range, estimatedWidth: estimatedHeight(range.max.height, context))
      return ComponentLayout(
        size: space.size,
        view: view(context, inlineHeight: nil, unlimited: space.unlimited))
    }
    let isInline = !range.max.height.isFinite
    let height =
      isInline
      ? InlineHeight.height(
        measured, of: source.content.count, estimated: estimatedHeight(range.max.width, context))
      : range.max.height
    var result = ComponentLayout(
      size: range.clamp(
        Size(
          width: range.max.width.isFinite ? range.max.width : range.min.width,
          height: height)),
      view: view(context, inlineHeight: isInline ? height : nil))
    result.mountsVisiblePart = isInline
    return result
  }

  /// Returns the height of all lines, if each has the estimated height.
  private func estimatedHeight(_ width: Double, _ context: LayoutContext) -> Double {
    let content = source.content
    guard let columns = source.options.columns, width.isFinite else {
      return Double(content.count) * content.estimatedRowHeight
    }
    let fitting = columns.columns.fitting(width, spacing: columns.spacing, context.grid)
    let arrangement = RowArrangement(
      content.count, in: content.sections, columnCount: fitting.count)
    let lines = Double(arrangement.lineCount)
    return lines * content.estimatedRowHeight + max(0, lines - 1) * columns.lineSpacing
  }

  /// Returns zero, because a list can be arbitrarily small.
  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double { 0 }

  @MainActor private static func connect(_ view: any ScrollView, _ source: ListSource) {
    guard let mounter = view.mountRecord?.mounter else { return }
    let list = ListMounter(source, in: view, mounter: mounter)
    view.scrollDelegate = list
    source.controller?.list = list
    list.begin()
    list.reportHorizontalMistakes(source)
  }

  @MainActor private static func disconnect(_ view: any ScrollView, _ source: ListSource) {
    let list = view.scrollDelegate as? ListMounter
    list?.leave()
    view.endMomentum()
    view.scrollDelegate = nil
    source.controller?.release(list)
  }

  @MainActor private static func update(
    _ view: any ScrollView, from old: ListSource, to new: ListSource
  ) {
    guard old.trees === new.trees, old.axis == new.axis,
      let list = view.scrollDelegate as? ListMounter
    else {
      // The view belonged to another list, which has its own rows and state, or its rows were
      // arranged along the other axis.
      disconnect(view, old)
      connect(view, new)
      return
    }
    list.setInline(height: new.inlineHeight)
    list.reportHorizontalMistakes(new)
    if old.controller !== new.controller {
      old.controller?.release(list)
      new.controller?.list = list
    }
    if old.hasSameRows(as: new) { return list.update() }
    list.show(new, view.mountRecord?.nextAnimation)
  }
}

/// The content of a list, its parent and its state.
struct ListSource: Sendable, Equatable {
  var content: ListContent
  /// The position of the list in the component tree.
  let parent: ParentComponent?
  let trees: RowTrees
  let controller: ListController?
  var options = ListOptions()
  /// The animation with which the list is shown; `nil` for that of the data source or the list.
  var animation: Animation?
  /// The initial position of the list; `nil` for its start.
  var start: Anchor?
  /// The direction of the rows' layout.
  var direction = LayoutDirection.leftToRight
  /// The revision that rows are measured with.
  var measuring = LayoutRevision()
  /// The height that the list has for all rows, because an enclosing component scrolls; `nil` if
  /// the list scrolls by itself.
  var inlineHeight: Double?
  /// The axes along which a horizontal list has unlimited space.
  var unlimitedSpace: Axis.Set = []
  /// The component, which is notified of the height of its rows.
  var context: Context<List.State>?

  static func == (one: ListSource, other: ListSource) -> Bool {
    one.hasSameRows(as: other) && one.inlineHeight == other.inlineHeight
      && one.unlimitedSpace == other.unlimitedSpace
  }

  /// The axis along which the rows are arranged.
  var axis: Axis { options.rowAxis(direction).axis }

  /// Returns `true` if both have the same rows, measured under the same conditions.
  func hasSameRows(as other: ListSource) -> Bool {
    let one = self
    return one.content === other.content && one.parent == other.parent && one.trees === other.trees
      && one.controller === other.controller && one.direction == other.direction
      && one.measuring == other.measuring
  }
}

extension AttributeIdentifier {
  static let listRows: AttributeIdentifier = "alidade.list"
}
