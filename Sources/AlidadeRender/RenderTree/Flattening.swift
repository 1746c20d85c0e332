import AlidadeLayout

/// The pass that turns a layout into units.
struct Flattening {
  private struct Step {
    let layout: Layout
    /// The exact position in the root.
    let origin: Point
    let parent: Int32
    /// The exact position of the parent's view in the root.
    let parentOrigin: Point
    /// The motion that the enclosing components specify.
    let motion: UnitMotion?
  }

  let grid: PixelGrid
  private(set) var units: [RenderUnit] = []
  /// The units that have an observer or contents, in order.
  private(set) var observed: [Int] = []
  /// The units that mount contents themselves, in order.
  private(set) var contents: [Int] = []
  /// The scopes of animations.
  private(set) var scopes: [MotionScope] = []
  /// The units that replace others.
  private(set) var matched: [Int] = []
  /// The last unit added inside each unit, or -1; the first element is for the root.
  private var lastInside: [Int32] = []

  init(grid: PixelGrid) {
    self.grid = grid
  }

  mutating func run(_ root: Layout) {
    units.reserveCapacity(root.unitCount)
    lastInside = [Int32](repeating: -1, count: root.unitCount + 1)
    var pending: [Step] = []
    var next: Step? = Step(
      layout: root, origin: .zero, parent: -1, parentOrigin: .zero, motion: nil)
    while let step = next ?? pending.popLast() { next = enter(step, &pending) }
  }

  /// Adds the unit of a layout.
  ///
  /// - Returns: the step for the first layout inside; those for the others are added to `pending`.
  private mutating func enter(_ step: Step, _ pending: inout [Step]) -> Step? {
    let layout = step.layout
    var parent = step.parent
    var parentOrigin = step.parentOrigin
    var motion = motion(of: step)
    if layout.configuration != nil || layout.observer != nil {
      let index = append(step, motion)
      if layout.configuration != nil {
        parent = Int32(index)
        parentOrigin = step.origin
        motion = motion?.inside
      }
    }
    if layout.scrolled != nil || layout.children.isEmpty { return nil }
    func inside(_ place: Int) -> Step {
      let child = layout.children[place]
      return Step(
        layout: child.layout, origin: step.origin + child.position, parent: parent,
        parentOrigin: parentOrigin, motion: motion)
    }
    for place in (1..<layout.children.count).reversed() { pending.append(inside(place)) }
    return inside(0)
  }

  /// Returns the motion of the outermost units of a layout.
  private mutating func motion(of step: Step) -> UnitMotion? {
    guard let own = step.layout.motion else { return step.motion }
    let motion = UnitMotion(own, of: step.layout.identity, in: step.motion)
    if own.condition != nil, let scope = motion.scope { scopes.append(scope) }
    return motion
  }

  private mutating func append(_ step: Step, _ motion: UnitMotion?) -> Int {
    let layout = step.layout
    let exact = Rect(origin: step.origin - step.parentOrigin, size: layout.size)
    let content = layout.scrolled.map { ScrolledTree($0, flattening: layout, on: grid) }
    let hasContents = content != nil || layout.mountsVisiblePart
    if layout.observer != nil || hasContents { observed.append(units.count) }
    if hasContents { contents.append(units.count) }
    if layout.configuration != nil, motion?.match != nil { matched.append(units.count) }
    units.append(
      RenderUnit(
        parent: step.parent, previous: lastInside[Int(step.parent) + 1],
        end: Int32(units.count + layout.unitCount), identity: layout.identity,
        key: layout.configuration.map { ViewKey(layout.componentType, $0) },
        configuration: layout.configuration, frame: grid.align(exact, in: step.parentOrigin),
        content: content, mountsVisiblePart: layout.mountsVisiblePart, motion: motion,
        observer: layout.observer))
    lastInside[Int(step.parent) + 1] = Int32(units.count - 1)
    return units.count - 1
  }
}
