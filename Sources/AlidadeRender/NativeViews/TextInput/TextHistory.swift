/// The changes of a text that can be undone and redone.
///
/// Each step is exact: it applies to the text that the previous step produced. A letter typed after
/// another joins its step until white space ends a word; letters deleted one after another also
/// form one step.
struct TextHistory {
  /// The maximum number of steps; the oldest are removed first.
  static let limit = 1000

  private(set) var done: [TextStep] = []
  private(set) var undone: [TextStep] = []
  /// A Boolean value that is `true` if the text typed next may join the last step.
  private var isOpen = false

  /// Adds a change, after which nothing can be redone.
  ///
  /// - Parameter isTyping: `true` if the user made the change and may continue it.
  mutating func add(_ step: TextStep, isTyping: Bool) {
    undone = []
    defer { isOpen = isTyping }
    if isOpen, isTyping, let last = done.last, let both = last.continued(by: step) {
      done[done.count - 1] = both
      return
    }
    if done.count == TextHistory.limit { done.removeFirst() }
    done.append(step)
  }

  /// Closes the last step, so that the next text typed becomes a separate step.
  mutating func close() { isOpen = false }

  /// Marks the last change as undone.
  mutating func undo() {
    guard let step = done.popLast() else { return }
    undone.append(step)
    isOpen = false
  }

  /// Marks the most recently undone change as done again.
  mutating func redo() {
    guard let step = undone.popLast() else { return }
    done.append(step)
    isOpen = false
  }

  /// Replaces the text between the last change that was done and the last one that was undone.
  ///
  /// This skips a text that the program doesn't allow, so that the next undo or redo continues from
  /// the replacement.
  mutating func replace(_ text: String, with other: String, _ selection: TextSelection) {
    if let step = done.popLast() {
      let before = step.undoing.applied(to: text)
      TextStep(from: before, step.selectionBefore, to: other, selection).map { done.append($0) }
    }
    if let step = undone.popLast() {
      let after = step.redoing.applied(to: text)
      TextStep(from: other, selection, to: after, step.selectionAfter).map { undone.append($0) }
    }
  }
}
