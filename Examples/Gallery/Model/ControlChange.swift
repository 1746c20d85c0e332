/// A change made with a control.
struct ControlChange: Hashable, Sendable {
  /// The new value, absolute or relative.
  enum Step: Hashable, Sendable {
    /// The value at an index.
    case to(Int)
    /// The value a number of steps ahead, or back if negative; limited to the values that exist.
    case by(Int)

    /// Returns the index of the new value.
    func position(from old: Int, _ count: Int) -> Int {
      let requested =
        switch self {
        case .to(let position): position
        case .by(let distance): old + distance
        }
      return max(0, min(requested, count - 1))
    }
  }

  /// The identifier of the control.
  let control: String
  let step: Step
}
