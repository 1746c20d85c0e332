import AlidadeCore
import AlidadeRender

/// Moves the keyboard focus to where the state says it is, and tells where the user moved it.
public final class FocusController: ComponentController<Focused> {
  private let handler = EventHandler<Bool>()
  private var wasMounted = false
  /// What was told last and the component does not know yet.
  private var told: Bool?

  /// Listens to the view.
  public override func didAcquireView(_ view: any NativeView) {
    handler.action = { [weak self] isFocused in self?.focusDidChange(isFocused) }
    (view as? any FocusScopeView)?.focusHandler = handler
  }

  /// Listens no longer: a view that disappears loses the focus, which is nothing that the user did.
  public override func willRelinquishView(_ view: any NativeView) {
    handler.action = nil
    (view as? any FocusScopeView)?.focusHandler = nil
  }

  /// Takes the focus if the state says so; when the component comes back into sight, only from
  /// nobody.
  public override func didMount() {
    let isNew = !wasMounted
    wasMounted = true
    told = nil
    guard component.isFocused, let scope else { return }
    if isNew || !scope.isFocusElsewhere { scope.takeFocus() }
  }

  /// Moves the focus if the state says something new.
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
    guard isFocused != told ?? component.isFocused else { return }
    told = isFocused
    withImmediateUpdates { component.onChange(isFocused) }
  }
}
