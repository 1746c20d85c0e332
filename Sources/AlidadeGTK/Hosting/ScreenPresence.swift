#if GTK
import CGTK

/// A record of whether a widget is on the screen: it is mapped, and its window isn't concealed.
///
/// GTK keeps a minimized window mapped; only its surface reports the state.
@MainActor final class ScreenPresence {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let didChange: @MainActor (Bool) -> Void
  private var surface: SignalConnection?
  private var isConcealed = false

  /// Calls a closure when the widget appears on the screen or leaves it.
  ///
  /// - Parameters:
  ///   - widget: a widget that lives as long as the record.
  ///   - didChange: a closure that is called with `true` if the widget is on the screen; perhaps
  ///     several times with the same value.
  init(of widget: UnsafeMutablePointer<GtkWidget>, didChange: @escaping @MainActor (Bool) -> Void) {
    self.widget = widget
    self.didChange = didChange
    connectVisibility(of: widget) { [weak self] isMapped in
      guard let self else { return }
      surface = nil
      if isMapped { observeSurface() }
      didChange(isMapped && !isConcealed)
    }
  }

  private func observeSurface() {
    isConcealed = false
    guard let root = gtk_widget_get_root(widget), let surface = gtk_native_get_surface(root),
      UnsafeMutableRawPointer(surface).isInstance(of: gdk_toplevel_get_type())
    else { return }
    isConcealed = ScreenPresence.isConcealed(gdk_toplevel_get_state(surface))
    let object = UnsafeMutableRawPointer(surface).assumingMemoryBound(to: GObject.self)
    self.surface = SignalConnection("notify::state", of: object) { [weak self] _ in
      self?.stateDidChange(gdk_toplevel_get_state(surface))
      return .none
    }
  }

  private func stateDidChange(_ state: GdkToplevelState) {
    let isConcealed = ScreenPresence.isConcealed(state)
    if isConcealed == self.isConcealed { return }
    self.isConcealed = isConcealed
    didChange(!isConcealed)
  }

  /// Returns `true` if the user can't see a window in a state: it is minimized or, as newer
  /// versions of GDK report on Wayland, suspended, for example because other windows cover it.
  static func isConcealed(_ state: GdkToplevelState) -> Bool {
    let suspended: UInt32 = 1 << 16
    return state.rawValue & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | suspended) != 0
  }
}
#endif
