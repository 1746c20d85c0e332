/// The memory that a run uses up and down: the stack, and the items and lines of the containers on
/// it.
///
/// Grows to what the deepest and widest place of a tree needs, and stays.
struct FlexScratch {
  private(set) var activations: UnsafeMutablePointer<FlexActivation>
  private(set) var items: UnsafeMutablePointer<FlexItem>
  private(set) var lines: UnsafeMutablePointer<FlexLine>
  /// For tests: the activation that each node's results belong to.
  var owners: [Int] = []
  /// How many activations there have been.
  var serial = 0
  var pending = FlexPendingMeasurement(node: -1, kind: .height, width: 0)
  var depth = 0
  var itemCount = 0
  var lineCount = 0
  private(set) var activationCapacity = 8
  private(set) var itemCapacity = 32
  private(set) var lineCapacity = 8

  init() {
    activations = .allocate(capacity: activationCapacity)
    items = .allocate(capacity: itemCapacity)
    lines = .allocate(capacity: lineCapacity)
  }

  /// Gives the memory back; nothing may be used afterwards.
  func deallocate() {
    // Every element is trivial, so nothing needs deinitializing.
    activations.deallocate()
    items.deallocate()
    lines.deallocate()
  }

  @inline(__always)
  mutating func push(_ activation: FlexActivation) -> UnsafeMutablePointer<FlexActivation> {
    if depth == activationCapacity { growActivations() }
    let place = activations + depth
    place.initialize(to: activation)
    place.pointee.firstItem = itemCount
    place.pointee.firstLine = lineCount
    depth += 1
    return place
  }

  /// The place for another item, not initialized.
  @inline(__always)
  mutating func nextItem() -> FlexItemReference {
    if itemCount == itemCapacity { growItems() }
    itemCount += 1
    return items + (itemCount - 1)
  }

  @inline(__always)
  mutating func append(_ line: FlexLine) {
    if lineCount == lineCapacity { growLines() }
    (lines + lineCount).initialize(to: line)
    lineCount += 1
  }

  private mutating func growActivations() {
    activations = Self.grown(activations, count: depth, capacity: &activationCapacity)
  }

  private mutating func growItems() {
    items = Self.grown(items, count: itemCount, capacity: &itemCapacity)
  }

  private mutating func growLines() {
    lines = Self.grown(lines, count: lineCount, capacity: &lineCapacity)
  }

  private static func grown<Element>(
    _ old: UnsafeMutablePointer<Element>, count: Int, capacity: inout Int
  ) -> UnsafeMutablePointer<Element> {
    capacity *= 2
    let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    new.moveInitialize(from: old, count: count)
    old.deallocate()
    return new
  }
}
