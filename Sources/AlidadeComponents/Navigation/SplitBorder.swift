import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The border between the sides of a split view.
///
/// Its trait is the width of the sidebar, so that a drag rebuilds only this component.
struct SplitBorder: Component, Equatable {
  struct State: Sendable {
    /// The width at which the drag began; `nil` if there is no drag.
    var start: Double?
    var dragged: Double?
  }

  /// The width of the sidebar unless it is being dragged, in points.
  let width: Double
  let widths: SplitWidths
  /// The action that stores the width when the drag ends.
  let commit: Action<Double>

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let (widths, commit) = (widths, commit)
    SplitHandle(
      widths: widths, width: context.state.dragged ?? width,
      label: context.standardText("Width of the sidebar")
    ) { command in
      withImmediateUpdates { SplitBorder.perform(command, widths, commit, context) }
    }
    .trait(SidebarWidth.self, context.state.dragged ?? width)
  }

  @MainActor private static func perform(
    _ command: SplitCommand, _ widths: SplitWidths, _ commit: Action<Double>,
    _ context: Context<State>
  ) {
    switch command {
    case .set(let width): commit(width)
    case .reset: commit(widths.ideal)
    case .drag(.canceled, _, _, _): context.update { $0 = State() }
    case .drag(let phase, let distance, let shown, let range):
      let start = phase == .began ? shown : context.currentState.start ?? shown
      // Round to whole points, so that the line and the texts beside it stay on the pixel grid.
      let width = min(max((start + distance).rounded(), range.lowerBound), range.upperBound)
      guard phase == .ended else {
        return context.update { $0 = State(start: start, dragged: width) }
      }
      context.update { $0 = State() }
      commit(width)
    }
  }
}

/// A change of the width of a sidebar by the user.
enum SplitCommand: Sendable {
  /// Sets the width, in points.
  case set(Double)
  /// Restores the ideal width.
  case reset
  /// Continues a drag: its distance toward the end, the shown width and the possible widths, in
  /// points.
  case drag(GesturePhase, by: Double, from: Double, in: ClosedRange<Double>)
}
