import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The view of a ``List``, which mounts the rows in sight itself.
struct ListViewport: LayoutComponent, Equatable {
  var source: ListSource

  func view() -> ViewConfiguration? {
    let rows = ViewAttribute<any ScrollView>(
      .listRows, source,
      unapplicator: { view, source in ListViewport.disconnect(view, source) },
      updater: { view, old, new in ListViewport.update(view, from: old, to: new) },
      isReleasedInPool: true
    ) { view, source in ListViewport.connect(view, source) }
    return ViewConfiguration(.scroll(), attributes: [rows])
  }

  /// The view, with rows that are laid out as what is around them is.
  private func view(_ context: LayoutContext) -> ViewConfiguration? {
    if context.direction == source.direction, context.revision == source.measuring { return nil }
    var viewport = self
    viewport.source.direction = context.direction
    viewport.source.measuring = context.revision
    return viewport.view()
  }

  /// What is in sight is less than there is.
  var layoutTraits: LayoutTraits { LayoutTraits(scrolls: true) }

  /// Takes all the space there is; without bound, the estimated height of all rows.
  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let content = source.content
    let height = Double(content.count) * content.estimatedRowHeight
    return ComponentLayout(
      size: range.clamp(
        Size(
          width: range.max.width.isFinite ? range.max.width : range.min.width,
          height: range.max.height.isFinite ? range.max.height : height)),
      view: view(context))
  }

  /// Nothing: a list can be as small as it must.
  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double { 0 }

  @MainActor private static func connect(_ view: any ScrollView, _ source: ListSource) {
    guard let mounter = view.mountRecord?.mounter else { return }
    let list = ListMounter(source, in: view, mounter: mounter)
    view.scrollDelegate = list
    source.handle?.list = list
    list.begin()
  }

  @MainActor private static func disconnect(_ view: any ScrollView, _ source: ListSource) {
    (view.scrollDelegate as? ListMounter)?.tearDown()
    view.scrollDelegate = nil
    source.handle?.list = nil
  }

  @MainActor private static func update(
    _ view: any ScrollView, from old: ListSource, to new: ListSource
  ) {
    guard old.trees === new.trees, let list = view.scrollDelegate as? ListMounter else {
      // The view belonged to another list, whose rows and state are no business of this one.
      disconnect(view, old)
      connect(view, new)
      return
    }
    if old.handle !== new.handle {
      old.handle?.list = nil
      new.handle?.list = list
    }
    list.show(new)
  }
}

/// What a list shows, and what it remembers.
struct ListSource: Sendable, Equatable {
  let content: ListContent
  /// Where the list stands.
  let parent: ParentComponent?
  let trees: RowTrees
  let handle: ListHandle?
  /// Where lines of rows begin.
  var direction = LayoutDirection.leftToRight
  /// What rows are measured with.
  var measuring = LayoutRevision()

  static func == (one: ListSource, other: ListSource) -> Bool {
    one.content === other.content && one.parent == other.parent && one.trees === other.trees
      && one.handle === other.handle && one.direction == other.direction
      && one.measuring == other.measuring
  }
}

extension AttributeIdentifier {
  static let listRows: AttributeIdentifier = "alidade.list"
}
