/// What a control was used for.
struct ControlChange: Hashable, Sendable {
  /// How far the value goes.
  enum Step: Hashable, Sendable {
    /// To a value, by its place among all.
    case to(Int)
    /// So many values on, or back if negative, as far as there are any.
    case by(Int)

    /// The place of the new value.
    func position(from old: Int, _ count: Int) -> Int {
      let wished =
        switch self {
        case .to(let position): position
        case .by(let distance): old + distance
        }
      return max(0, min(wished, count - 1))
    }
  }

  /// The control.
  let control: String
  let step: Step
}
