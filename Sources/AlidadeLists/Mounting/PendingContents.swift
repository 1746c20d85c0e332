import AlidadeRender

/// The contents that a list is going to show, one after the other.
///
/// The next content waits until the rows of the previous one have been compared with those that are
/// shown, which may take place in the background.
@MainActor struct PendingContents {
  /// A comparison in the background.
  struct Comparison {
    let result: AwaitedResult<ContentChange>
    let progress: ComparisonProgress
    /// The list whose rows are compared with the current ones.
    let source: ListSource
  }

  enum State {
    case idle
    case comparing(Comparison)
    /// The change waits for the end of an update.
    case compared(ContentChange)
  }

  /// The list to show next; `nil` if there is none.
  private(set) var next: ListSource?
  private(set) var state = State.idle
  /// The number of elements that abandoned comparisons have visited since content was last shown.
  private(set) var abandonedWork = 0

  /// The maximum number of consecutive comparisons that end early, even if they have hardly begun.
  private static let abandonedLimit = 16

  /// A Boolean value that is `true` if there is nothing to show.
  var isEmpty: Bool {
    if case .idle = state { next == nil } else { false }
  }

  /// Creates a queue that begins with a list, if there is one.
  init(_ next: ListSource? = nil) { self.next = next }

  /// Adds a list, which replaces the next one.
  ///
  /// - Parameters:
  ///   - source: the list.
  ///   - animation: the animation with which it is shown; `nil` for that of the lists that it
  ///     replaces.
  ///   - shown: the rows that are shown.
  mutating func add(_ source: ListSource, _ animation: Animation?, after shown: any ListRows) {
    var source = source
    source.animation = animation
    next = source.animated(replacing: next)
    abandonComparison(with: shown)
  }

  /// Ends a comparison that the next content makes obsolete, such as a filter by a text that the
  /// user has changed since.
  ///
  /// If contents arrive faster than comparisons end, the list must still show some of them.
  /// Therefore, until the list shows content again, the abandoned work is limited to that of one
  /// comparison: the wait is at most doubled, however fast contents arrive.
  private mutating func abandonComparison(with shown: any ListRows) {
    guard case .comparing(let comparison) = state, let source = next,
      source.content.rows.supersedes(comparison.source.content.rows)
    else { return }
    let rows = comparison.source.content.rows
    let limit = max(shown.comparisonCost, rows.comparisonCost)
    let work = max(
      comparison.progress.visitedCount, limit / PendingContents.abandonedLimit)
    guard abandonedWork + work <= limit else { return }
    abandonedWork += work
    comparison.progress.cancel()
    state = .idle
    next = source.animated(replacing: comparison.source)
  }

  /// Removes and returns the change whose comparison has ended; `nil` if there is none.
  mutating func takeCompared() -> ContentChange? {
    guard case .compared(let change) = state else { return nil }
    state = .idle
    return change
  }

  /// Removes and returns the next list; `nil` if there is none, or if it waits for a comparison.
  mutating func takeNext() -> ListSource? {
    guard case .idle = state else { return nil }
    defer { next = nil }
    return next
  }

  /// Makes the next list wait for a comparison.
  mutating func wait(
    for result: AwaitedResult<ContentChange>, _ progress: ComparisonProgress, of source: ListSource
  ) {
    state = .comparing(Comparison(result: result, progress: progress, source: source))
  }

  /// Ends a comparison.
  ///
  /// - Returns: `false` if nothing waits for it anymore.
  mutating func end(_ result: AwaitedResult<ContentChange>, with change: ContentChange) -> Bool {
    guard case .comparing(let comparison) = state, comparison.result === result else {
      return false
    }
    state = .compared(change)
    return true
  }

  /// Records that the list has shown content.
  mutating func noteShown() { abandonedWork = 0 }

  /// Removes all contents, and cancels the comparison.
  mutating func cancel() {
    if case .comparing(let comparison) = state { comparison.progress.cancel() }
    (next, state) = (nil, .idle)
  }
}

extension ListSource {
  /// Returns the same list without its animation, and the animation.
  ///
  /// What is kept after a change is shown must not retain the animation, whose completion waits for
  /// the change to come to rest.
  func takingAnimation() -> (source: ListSource, animation: Animation?) {
    var source = self
    source.animation = nil
    return (source, animation)
  }

  /// Returns the same list, shown with its own animation, or with that of the list that it
  /// replaces.
  fileprivate func animated(replacing previous: ListSource?) -> ListSource {
    var source = self
    source.animation = animation?.replacing(previous?.animation) ?? previous?.animation
    return source
  }
}
