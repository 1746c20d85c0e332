import AlidadeRender

/// The changes of a text that can be taken back, and those that were.
struct HeadlessTextHistory {
  /// What the text was before and after a change, with what was selected.
  struct Step {
    let before: String
    let selectionBefore: TextSelection
    let after: String
    let selectionAfter: TextSelection
  }

  private var done: [Step] = []
  private var undone: [Step] = []

  /// Notes a change, after which nothing can be made again.
  mutating func add(_ step: Step) {
    done.append(step)
    undone = []
  }

  /// The last change, which is taken back.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// The change that was taken back last, which is made again.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}
