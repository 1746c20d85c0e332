import AlidadeLayout

/// The pass that updates units to a layout that differs little from the previous one.
struct Patching {
  private struct Step {
    let previous: Layout
    let layout: Layout
    /// The index of the layout's first unit.
    let start: Int
  }

  private let grid: PixelGrid
  private(set) var units: [RenderUnit]
  /// The units that look different, in no order.
  private(set) var changed: [Int] = []

  init(units: [RenderUnit], on grid: PixelGrid) {
    self.units = units
    self.grid = grid
  }

  /// Compares two layouts, skipping parts that are the same objects.
  ///
  /// - Returns: `true` if they have the same units in the same places.
  mutating func run(_ previous: Layout, _ layout: Layout) -> Bool {
    guard previous.unitCount == units.count else { return false }
    var steps = [Step(previous: previous, layout: layout, start: 0)]
    while let step = steps.popLast() {
      guard isAlike(step), update(step), append(step, &steps) else { return false }
    }
    return true
  }

  private func isAlike(_ step: Step) -> Bool {
    let (previous, layout) = (step.previous, step.layout)
    return previous.identity == layout.identity && previous.componentType == layout.componentType
      && previous.size == layout.size && previous.unitCount == layout.unitCount
      && (previous.observer == nil) == (layout.observer == nil)
      && previous.mountsVisiblePart == layout.mountsVisiblePart && previous.motion == layout.motion
  }

  /// Updates the observer and the configuration of a unit, if its view can stay the same.
  private mutating func update(_ step: Step) -> Bool {
    if step.layout.observer !== step.previous.observer {
      units[step.start].observer = step.layout.observer
    }
    guard let configuration = step.layout.configuration else {
      return step.previous.configuration == nil
    }
    guard let before = step.previous.configuration else { return false }
    if configuration.storage === before.storage { return true }
    guard ViewKey(step.layout.componentType, configuration) == units[step.start].key else {
      return false
    }
    units[step.start].configuration = configuration
    changed.append(step.start)
    return true
  }

  private mutating func append(_ step: Step, _ steps: inout [Step]) -> Bool {
    if step.previous.scrolled != nil || step.layout.scrolled != nil { return exchangeContent(step) }
    let (before, after) = (step.previous.children, step.layout.children)
    guard before.count == after.count else { return false }
    let layout = step.layout
    var start = step.start + (layout.configuration != nil || layout.observer != nil ? 1 : 0)
    for place in after.indices {
      if before[place].position != after[place].position { return false }
      let inside = after[place].layout
      if before[place].layout !== inside {
        steps.append(Step(previous: before[place].layout, layout: inside, start: start))
      }
      start += inside.unitCount
    }
    return true
  }

  /// Replaces the content of a scroll view; the new content may be entirely different.
  private mutating func exchangeContent(_ step: Step) -> Bool {
    guard let content = units[step.start].content, let scrolled = step.layout.scrolled else {
      return false
    }
    units[step.start].content = content.exchanged(
      for: scrolled, from: step.previous, to: step.layout, on: grid)
    return true
  }
}
