/// A builder that assembles kept and omitted elements, from the first to the last.
struct KeptElementsBuilder {
  private var builder = RowHeightsBuilder()
  /// The elements at the end that are all kept, or all omitted.
  private var count = 0
  private var isKept = false

  /// Adds an element at the end.
  mutating func append(isKept: Bool) {
    if isKept != self.isKept { flush() }
    self.isKept = isKept
    count += 1
  }

  /// Adds a part of other elements at the end.
  mutating func append(_ part: BalancedTree<HeightRuns>) {
    flush()
    builder.append(part)
  }

  private mutating func flush() {
    builder.append(count, of: isKept ? 1 : 0)
    count = 0
  }

  /// Returns the elements, those that are kept with a height of one.
  consuming func finish() -> BalancedTree<HeightRuns> {
    flush()
    return builder.finish()
  }
}
