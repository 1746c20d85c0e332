import AlidadeCore
import AlidadeRender

/// The controller that moves the keyboard focus to match the state and reports the user's moves.
public final class FocusController: ComponentController<Focused> {
  private let handler = EventHandler<Bool>()
  private var wasMounted = false
  /// The last reported value, until the component is updated.
  private var told: Bool?

  /// Observes the focus of the view.
  public override func didAcquireView(_ view: any NativeView) {
    handler.action = { [weak self] isFocused in self?.focusDidChange(isFocused) }
    (view as? any FocusScopeView)?.focusHandler = handler
  }

  /// Stops observing the focus of the view.
  ///
  /// A view that disappears loses the focus, although the user didn't move it.
  public override func willRelinquishView(_ view: any NativeView) {
    handler.action = nil
    (view as? any FocusScopeView)?.focusHandler = nil
  }

  /// Takes the focus if the state requires it.
  ///
  /// A component that is mounted again takes the focus only if its state says that it had the focus
  /// before, and if no other view has it.
  public override func didMount() {
    let isNew = !wasMounted
    wasMounted = true
    told = nil
    guard component.isFocused, let scope else { return }
    if isNew || (component.onChange != nil && !scope.isFocusElsewhere) { scope.takeFocus() }
  }

  /// Moves the focus if the state has changed.
  public override func didUpdate(from older: Focused) {
    told = nil
    guard let scope else { return }
    if component.isFocused {
      if !older.isFocused || component.request != older.request { scope.takeFocus() }
    } else if older.isFocused {
      scope.resignFocus()
    }
  }

  private var scope: (any FocusScopeView)? { view as? any FocusScopeView }

  private func focusDidChange(_ isFocused: Bool) {
    // An inactive window keeps its focus for the time when it is active again.
    if !isFocused, scope?.containsFocus == true { return }
    guard let onChange = component.onChange, isFocused != told ?? component.isFocused else {
      return
    }
    told = isFocused
    withImmediateUpdates { onChange(isFocused) }
  }
}
