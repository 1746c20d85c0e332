/// The working memory of a run: the stack, and the items and lines of the containers on it.
///
/// The memory grows to the needs of the deepest and widest part of a tree, and is kept.
struct FlexScratch {
  private(set) var activations: UnsafeMutablePointer<FlexActivation>
  private(set) var items: UnsafeMutablePointer<FlexItem>
  private(set) var lines: UnsafeMutablePointer<FlexLine>
  /// The activation that each node's results belong to; for tests.
  var owners: [Int] = []
  /// The number of activations so far.
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

  /// Frees the memory; nothing may be used afterward.
  func deallocate() {
    // All elements are trivial and need no deinitialization.
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

  /// Returns uninitialized memory for another item.
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
