#if GTK
import CAlidadeGTK
import CGTK

// Views with the role `status`, which assistive technologies announce when they appear.
extension GTKView {
  /// Makes assistive technologies announce the texts in the view whenever it appears.
  ///
  /// This requires GTK 4.14 or later.
  ///
  /// Earlier versions have no such call, so a status that appears isn't announced; the user can
  /// only find it.
  func announceWhenShown() {
    connectVisibility(of: widget) { [weak self] isVisible in
      guard isVisible else { return }
      // The texts in the view may not be set yet.
      MainLoopTurns.add { [weak self] in self?.announce() }
    }
  }

  private func announce() {
    let text = announcement
    guard !text.isEmpty, !isInert, gtk_widget_get_mapped(widget) != 0 else { return }
    _ = alidade_announce(widget, text)
  }

  /// The texts in the view, from first to last.
  var announcement: String {
    let own = accessibility?.requested.label ?? contentLabel
    if let own, !own.isEmpty { return own }
    return subviews.filter { !$0.isHidden && $0.role != .button }.map(\.announcement)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
#endif
