import AlidadeComponents
import AlidadeRender

/// A headless control with the buttons of a window.
public typealias HeadlessWindowControlsView = HeadlessControlView<WindowControlsContent>
/// A headless area that moves the window.
public typealias HeadlessWindowHandleView = HeadlessControlView<WindowHandleContent>

extension HeadlessControlView where Content == WindowControlsContent {
  /// Presses a button of the window as a user would.
  ///
  /// - Returns: `true` if a user could do so: the button is shown in a window of an application.
  @discardableResult
  public func press(_ button: WindowButton) -> Bool {
    guard canBeFocused, controlContent.buttons.contains(button) else { return false }
    return host?.performWindowButton?(button, self) ?? false
  }
}

extension HeadlessControlView where Content == WindowHandleContent {
  /// Presses the area twice as a user would, which maximizes the window or restores its size.
  ///
  /// - Returns: `true` if a user could do so: the area is visible in a window of an application.
  @discardableResult
  public func pressTwice() -> Bool {
    guard isVisible, isReactive else { return false }
    return host?.performWindowButton?(.maximize, self) ?? false
  }
}
