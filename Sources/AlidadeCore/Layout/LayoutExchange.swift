import AlidadeLayout
import AlidadeRender

/// An operation that takes over the layouts of the previous generation, with the changed parts
/// replaced.
///
/// If some members of a flexbox changed, and these return the same sizes as before, the flexbox has
/// the same layout: the solver sees only the styles of the boxes and these sizes. Therefore, its
/// layout is the former one with the layouts of those members replaced, and nothing is solved. A
/// component that isn't a flexbox may depend on its children in other ways, and is laid out again.
struct LayoutExchange {
  /// The difference between two generations of a component, as far as it affects a layout.
  private indirect enum Difference {
    case nothing
    /// A component that composes the same content, whose controller has a newer component.
    case controlled
    /// A measured component with the same sizes as before.
    case measured
    /// An unchanged box with changed members in some places.
    case box([(place: Int, difference: Difference)])
  }

  let context: LayoutContext

  /// Returns the layouts of a node in the known ranges of its predecessor, as far as they require
  /// no solving.
  func layouts(of new: ComponentNode, after old: ComponentNode) -> LayoutCache.Known? {
    guard old.identity == new.identity, !old.cache.hasForgotten, !old.composesOne,
      !new.composesOne
    else { return nil }
    var known = old.cache.known(for: context.revision)
    if known.layouts.isEmpty { return nil }
    // Mirrored layouts are too rare to take over.
    guard known.layouts.allSatisfy({ $0.direction == context.direction }),
      let difference = boxDifference(old, new, context)
    else { return nil }
    for place in known.layouts.indices {
      let previous = known.layouts[place].layout
      guard let layout = exchanged(difference, old, new, previous) else { return nil }
      known.layouts[place].layout = layout
    }
    return known
  }

  // MARK: - Comparing

  /// Returns the difference between two generations of a member; `nil` if the result may differ.
  private func difference(
    _ old: ComponentNode, _ new: ComponentNode, _ context: LayoutContext
  ) -> Difference? {
    if old === new { return .nothing }
    guard old.identity == new.identity, old.flexItem == new.flexItem else { return nil }
    var (before, after) = (old, new)
    var isControlled = false
    while before.composesOne, after.composesOne {
      if before.controlled !== after.controlled { isControlled = true }
      (before, after) = (before.placed[0], after.placed[0])
      guard before.identity == after.identity else { return nil }
    }
    if before === after { return isControlled ? .controlled : .nothing }
    guard !before.composesOne, !after.composesOne else { return nil }
    switch (before.flexBox, after.flexBox) {
    case (nil, nil): return hasSameAnswers(before, after, context) ? .measured : nil
    case (_?, _?): return boxDifference(before, after, context)
    default: return nil
    }
  }

  private func boxDifference(
    _ old: ComponentNode, _ new: ComponentNode, _ context: LayoutContext
  ) -> Difference? {
    guard let box = new.flexBox, box == old.flexBox,
      old.placed.count == new.placed.count, (old.modified == nil) == (new.modified == nil),
      old.placed.count > 0, box.style.display == .flex
    else { return nil }
    guard box.style.direction.resolved(in: context.direction) == context.direction else {
      return nil
    }
    var differences: [(place: Int, difference: Difference)] = []
    for place in new.placed.indices where old.placed[place] !== new.placed[place] {
      guard let difference = difference(old.placed[place], new.placed[place], context) else {
        return nil
      }
      if case .nothing = difference { continue }
      differences.append((place, difference))
    }
    return .box(differences)
  }

  /// Returns `true` if a measured component returns the same sizes as before in all ranges used
  /// before.
  private func hasSameAnswers(
    _ old: ComponentNode, _ new: ComponentNode, _ context: LayoutContext
  ) -> Bool {
    // Deferred content shouldn't be built for ranges that may not be needed.
    guard old.role == .layout, new.role == .layout, old.scrolls == new.scrolls,
      !old.cache.hasForgotten, old.fixedAxes == new.fixedAxes
    else { return false }
    let known = old.cache.known(for: context.revision)
    for entry in known.layouts {
      guard entry.direction == context.direction else { return false }
      let layout = new.layout(in: entry.range, context)
      if layout.size != entry.layout.size || layout.baseline != entry.layout.baseline {
        return false
      }
    }
    return known.minimums.allSatisfy {
      new.minimumExtent(along: $0.axis, across: $0.across, context) == $0.extent
    }
  }

  // MARK: - Exchanging

  private func exchanged(
    _ difference: Difference, _ old: ComponentNode, _ new: ComponentNode, _ previous: Layout
  ) -> Layout? {
    if case .nothing = difference { return previous }
    var (before, after, inner) = (old, new, previous)
    while before.composesOne {
      // A component with a controller in between has a layout of its own.
      if before.controlled != nil {
        guard let inside = inner.children.first?.layout else { return nil }
        inner = inside
      }
      (before, after) = (before.placed[0], after.placed[0])
    }
    switch difference {
    case .nothing: return previous
    case .controlled: return new.layout(around: inner, of: after, context)
    case .measured:
      guard let layout = measured(before, after, inner) else { return nil }
      return new.layout(around: layout, of: after, context)
    case .box(let differences):
      guard let layout = box(differences, before, after, inner) else { return nil }
      return new.layout(around: layout, of: after, context)
    }
  }

  private func measured(
    _ old: ComponentNode, _ new: ComponentNode, _ previous: Layout
  ) -> Layout? {
    let known = old.cache.known(for: context.revision).layouts
    if let entry = known.first(where: { $0.layout === previous }) {
      return new.layout(in: entry.range, context)
    }
    let size = previous.size
    let entry = known.last {
      $0.layout.size.width == size.width && abs($0.layout.size.height - size.height) < 1 / 64
    }
    return entry.map { new.layout(in: $0.range, context).resized(to: size) }
  }

  private func box(
    _ differences: [(place: Int, difference: Difference)], _ old: ComponentNode,
    _ new: ComponentNode, _ previous: Layout
  ) -> Layout? {
    // A layout omits hidden children, and then the indices differ.
    guard previous.children.count == new.placed.count else { return nil }
    var children = previous.children
    for (place, difference) in differences {
      let inside = previous.children[place].layout
      guard let layout = exchanged(difference, old.placed[place], new.placed[place], inside)
      else { return nil }
      children[place] = Layout.Child(layout, at: children[place].position)
    }
    return previous.replacing(
      children: children, configuration: new.view ?? new.motionView(around: children),
      motion: new.motion?.facing(context.direction), observer: new.controlled)
  }
}
