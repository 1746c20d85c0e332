import AlidadeLayout
import AlidadeRender

extension ComponentNode {
  /// Lays out the component in a range.
  func layout(in range: SizeRange, _ context: LayoutContext) -> Layout {
    if isTransparent { return placed[0].layout(in: range, context) }
    let (known, predecessor) = cache.layoutOrPredecessor(in: range, context)
    if let known { return known }
    if let predecessor {
      takeOver(predecessor, context)
      if let known = cache.layout(in: range, context) { return known }
    }
    let made = makeLayout(in: range, context)
    // Later work can't rely on a layout of abandoned work.
    if !context.isGivenUp { cache.store(made, in: range, context) }
    return made
  }

  /// Takes over known layouts of the previous generation, where this requires no solving.
  private func takeOver(_ predecessor: ComponentNode, _ context: LayoutContext) {
    let known = LayoutExchange(context: context).layouts(of: self, after: predecessor)
    if let known, !context.isGivenUp { cache.store(known, for: context.revision) }
  }

  /// Returns the smallest extent along an axis that the content can have, in points.
  func minimumExtent(along axis: Axis, across: Double, _ context: LayoutContext) -> Double {
    if composesOne {
      return placed[0].minimumExtent(along: axis, across: across, context)
    }
    if let known = cache.minimum(along: axis, across: across, context) { return known }
    if let predecessor = cache.takePredecessor() {
      takeOver(predecessor, context)
      if let known = cache.minimum(along: axis, across: across, context) { return known }
    }
    let made = makeMinimumExtent(along: axis, across: across, context)
    if !context.isGivenUp { cache.store(minimum: made, along: axis, across: across, context) }
    return made
  }

  private func makeMinimumExtent(
    along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    let inside = LayoutChildren(of: self, context)
    switch kind {
    case .group, .provider, .boundary:
      return inside.minimumExtent(of: .stack, along: axis, across: across)
    case .box(let type):
      let box = type.box(of: component)
      return ContentBox(box, of: self, context)?.minimumExtent(along: axis, across: across)
        ?? inside.minimumExtent(of: box, along: axis, across: across)
    case .layout(let type):
      return type.minimumExtent(of: component, inside, along: axis, across: across, context)
    case .deferred(let content):
      return content.minimumExtent(along: axis, across: across, context)
    }
  }

  private func makeLayout(in range: SizeRange, _ context: LayoutContext) -> Layout {
    let inside = LayoutChildren(of: self, context)
    switch kind {
    case .group, .provider, .boundary:
      if composesOne { return observed(placed[0].layout(in: range, context), by: controlled) }
      // Several components where only one is allowed are stacked vertically.
      return layout(inside.layout(as: .stack, in: range), in: range)
    case .box(let type):
      let box = type.box(of: component)
      return ContentBox(box, of: self, context)?.layout(in: range)
        ?? layout(inside.layout(as: box, in: range), in: range)
    case .layout(let type):
      return layout(type.layout(of: component, inside, in: range, context), in: range)
    case .deferred(let content):
      let variant = content.variant(in: range, context.session)
      return observed(variant.node.layout(in: range, context), by: variant)
    }
  }

  // MARK: - From the layouts inside

  /// Returns the layout of the component, given that of a component that takes its place, through
  /// compositions and modifiers whose boxes are those of their content.
  func layout(
    around layout: Layout, of inner: ComponentNode, _ context: LayoutContext
  ) -> Layout {
    if self === inner { return layout }
    if composesOne {
      return observed(placed[0].layout(around: layout, of: inner, context), by: controlled)
    }
    guard let modified, let box = flexBox.flatMap({ ContentBox($0, of: self, context) }) else {
      return layout
    }
    return box.layout(decorating: modified.layout(around: layout, of: inner, box.context))
  }

  /// Returns the layout of the component itself.
  ///
  /// - Parameters:
  ///   - view: the view; `nil` for the view that was known when the component was built.
  ///   - scrolled: the description of a scroll view.
  ///   - mountsVisiblePart: `true` if the view mounts only the part of its content that is visible.
  ///   - motion: the motion of the view; `nil` for that of a modifier.
  ///   - direction: the direction of the layout.
  func layout(
    size: Size, baseline: Double? = nil, children: [Layout.Child] = [],
    view: ViewConfiguration? = nil, scrolled: ScrolledLayout? = nil,
    mountsVisiblePart: Bool = false, motion: LayoutMotion? = nil,
    direction: LayoutDirection = .leftToRight
  ) -> Layout {
    Layout(
      identity: identity, componentType: type,
      configuration: view ?? self.view ?? motionView(around: children), size: size,
      baseline: baseline, children: children, observer: controlled,
      scrolled: scrolled, mountsVisiblePart: mountsVisiblePart,
      motion: motion ?? self.motion?.facing(direction))
  }

  /// The view of a modifier that moves its content as a whole; `nil` if the content is always one
  /// view.
  ///
  /// Content that has one view only at present gets the view, too. Otherwise, the number of views
  /// would decide whether there is one, and a change of the number would exchange the views in the
  /// middle of a motion.
  func motionView(around layouts: [Layout.Child]) -> ViewConfiguration? {
    guard let motion, motion.needsView else { return nil }
    return hasOneView(around: layouts) ? nil : ComponentNode.plainView
  }

  /// Returns `true` if a modifier contains exactly one view with everything in it, whatever its
  /// content is.
  private func hasOneView(around layouts: [Layout.Child]) -> Bool {
    guard placing.modifiedChild == 0, children.count == 1, layouts.count == 1 else { return false }
    return children[0].isOneView(in: layouts[0].layout)
  }

  /// Returns `true` if the component is exactly one view with everything in it, whatever its
  /// content is.
  private func isOneView(in layout: Layout) -> Bool {
    if view != nil || motion?.needsView == true { return true }
    switch kind {
    case .group, .boundary, .deferred: return false
    case .provider: return isTransparent && children.count == 1 && children[0].isOneView(in: layout)
    case .box, .layout:
      return layout.configuration != nil || hasOneView(around: layout.children)
    }
  }

  private static let plainView = ViewConfiguration(.container())

  private func layout(_ result: consuming ComponentLayout, in range: SizeRange) -> Layout {
    result.makeUsable(in: range, of: type)
    return layout(
      size: result.size, baseline: result.baseline, children: result.placements, view: result.view,
      scrolled: result.scrolled, mountsVisiblePart: result.mountsVisiblePart, motion: result.motion)
  }

  /// Returns a layout around the content, with an observer of its mounting; the layout of the
  /// content if there is none.
  private func observed(_ layout: Layout, by observer: (any MountObserver)?) -> Layout {
    guard let observer else { return layout }
    return Layout(
      identity: identity, componentType: type, size: layout.size, baseline: layout.baseline,
      children: [Layout.Child(position: .zero, layout: layout)], observer: observer)
  }

  // MARK: - As a box

  /// The box of the component; `nil` if it is measured.
  var flexBox: FlexBox? {
    switch kind {
    case .group, .provider, .boundary: .stack
    case .box(let type): type.box(of: component)
    case .layout, .deferred: nil
    }
  }

  /// The axes along which the component has a fixed extent, independent of its content.
  var fixedAxes: Axis.Set {
    switch kind {
    case .group, .provider, .boundary: composesOne ? placed[0].fixedAxes : []
    case .box(let type):
      type.box(of: component).fixedAxes(inheriting: modified?.fixedAxes ?? [])
    case .layout: placing.fixedAxes
    case .deferred: []
    }
  }
}
