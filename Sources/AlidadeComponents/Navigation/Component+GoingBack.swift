import AlidadeCore
import AlidadeRender

extension Component {
  /// Performs an action when the user goes back with Alt-Left or the pointer's back button.
  ///
  /// While the focus is in the component, the innermost such component gets the key; otherwise, a
  /// visible one does.
  ///
  /// - Parameters:
  ///   - isPossible: `false` to leave the key and the button to others.
  ///   - action: called on the main thread.
  func goingBack(
    isPossible: Bool, perform action: @escaping @MainActor @Sendable () -> Void
  ) -> Interactive {
    let component = Interactive(self)
    guard isPossible else { return component }
    return component.onKeyPress(.left, .alt, perform: action)
      .shortcut(.left, .alt, perform: action)
      .onTap(button: .back, perform: action)
  }
}
