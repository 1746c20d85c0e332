import AlidadeHeadless
import AlidadeRender
import Testing

extension ElementScope {
  /// The window buttons that header bars show, from the start to the end of each bar.
  public var windowButtons: [WindowButton] {
    shownWindowControls.flatMap(\.controlContent.buttons)
  }

  /// Presses a window button in a header bar.
  ///
  /// To close a window that has a title bar, use ``TestApplication/close(_:sourceLocation:)``.
  ///
  /// - Throws: an error if no header bar shows the button, or if a user couldn't press it.
  public func press(
    _ button: WindowButton, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try act(at: sourceLocation) {
      let controls = shownWindowControls.filter { $0.controlContent.buttons.contains(button) }
      guard let control = controls.first else {
        throw TestFailure(
          "No header bar shows a button to \(button.rawValue) the window; shown: \(windowButtons.map(\.rawValue))"
        )
      }
      try host.pressThroughPopovers(control, of: "the button to \(button.rawValue) the window")
      guard control.press(button) else {
        throw TestFailure("The button to \(button.rawValue) the window can't be used.")
      }
    }
  }

  /// The controls with window buttons, in the order of their components.
  private var shownWindowControls: [HeadlessWindowControlsView] {
    let tree = ElementTree(of: host)
    let range = ElementSearch.range(of: container, in: tree) ?? 0..<0
    return range.compactMap { tree.nodes[$0].view as? HeadlessWindowControlsView }
      .filter(\.isVisible)
  }
}
