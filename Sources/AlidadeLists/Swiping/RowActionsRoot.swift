import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The mounted actions of a row beside it, which are reused for another row when they are no longer
/// visible.
@MainActor final class RowActionsRoot {
  private let mounted: MountedTree
  private let host: any MountHost
  /// The components of the actions; `nil` while the root is unused.
  private(set) var components: ComponentTree?
  /// The conditions of the latest layout.
  private var context: LayoutContext?
  private var size = Size.zero
  /// The natural width of the actions, in points.
  private(set) var width = 0.0

  init(in scrollView: any ScrollView, mounter: Mounter) {
    host = mounter.host
    mounted = MountedTree(
      making: PortableViewClass(.container, role: .group), in: scrollView, above: nil,
      mounter: mounter)
    mounted.isHidden = true
  }

  var view: any NativeView { mounted.rootView }

  /// The view of the first action; `nil` if there is none.
  var firstButton: (any NativeView)? { mounted.firstPressable }

  /// Shows actions for a row.
  ///
  /// - Parameters:
  ///   - component: the actions.
  ///   - parent: the component whose environment they inherit.
  ///   - size: the size of the row, which is also that of the actions.
  ///   - context: the conditions of the layout.
  func show(
    _ component: AnyComponent, parent: ParentComponent?, size: Size, _ context: LayoutContext
  ) {
    if let components {
      components.setComponent(component, parent: parent)
    } else {
      components = ComponentTree(component, parent: parent) { [weak self, host] _ in
        host.runOnMain { self?.update() }
      }
    }
    self.context = context
    self.size = size
    update()
  }

  /// Builds and lays out changed components.
  private func update() {
    guard let components, let context else { return }
    width =
      components.size(
        in: SizeRange(
          min: Size(width: 0, height: size.height),
          max: Size(width: .infinity, height: size.height)), context
      ).width
    let result = components.render(in: SizeRange(exactly: size), context)
    components.setVisible(true)
    components.mounting(generation: result.generation) {
      components.willMount(
        result.renderTree, generation: result.generation, revision: result.revision)
      mounted.update(to: result.renderTree)
      components.didMount()
    }
  }

  /// Resizes the actions.
  func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    update()
  }

  /// Shows the actions at a place beside their row, in the coordinates of the rows.
  func place(_ origin: Point) {
    mounted.setFrame(Rect(origin: origin, size: size))
    mounted.isHidden = false
  }

  /// Hides the actions of the row for the moment.
  func hide() { mounted.isHidden = true }

  /// Moves the view next to that of its row, because assistive technologies read in that order.
  func follow(_ row: any NativeView) { mounted.moveRoot(above: row) }

  /// Hides the actions until another row takes the views.
  func wait() {
    let gone = components
    components = nil
    mounted.unmountAll(hidesViews: false)
    mounted.isHidden = true
    gone?.tearDown()
  }
}
