/// The changes of a text that can be taken back, and those that were.
///
/// Each step is exact: it was made of the text that the step before it left. A letter typed after
/// another belongs to the same step until a word begins; letters deleted one after the other are
/// one step too.
struct TextHistory {
  /// How many steps are kept; the oldest are forgotten.
  static let limit = 1000

  private(set) var done: [TextStep] = []
  private(set) var undone: [TextStep] = []
  /// Whether what is typed next may belong to the last step.
  private var isOpen = false

  /// Notes a change, after which nothing can be made again.
  ///
  /// - Parameter isTyping: whether the user made it, and may go on with it.
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

  /// What is typed next is a step of its own.
  mutating func close() { isOpen = false }

  /// The last change is one that was taken back.
  mutating func undo() {
    guard let step = done.popLast() else { return }
    undone.append(step)
    isOpen = false
  }

  /// The change that was taken back last is one that was made.
  mutating func redo() {
    guard let step = undone.popLast() else { return }
    done.append(step)
    isOpen = false
  }

  /// Between the change made last and the one taken back last there is another text than they know.
  ///
  /// A text that the program does not allow is passed over in this way, so that the next step back,
  /// or forward, leads on.
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
