#if GTK
import CGTK

// Views with the role `status`, which assistive technologies announce when they appear or change.
extension GTKView {
  /// Makes assistive technologies announce the texts in the view when it appears, and when they
  /// change while it is visible.
  ///
  /// This requires GTK 4.14 or later. Earlier versions announce nothing; the user can only find the
  /// view.
  func announceAsStatus() {
    connectVisibility(of: widget) { [weak self] isVisible in
      guard let self else { return }
      if isVisible {
        Announcements.statusDidAppear(self)
      } else {
        Announcements.statusDidDisappear(self)
      }
    }
  }

  /// The texts in the view, from first to last.
  var announcement: String {
    let own = words(with: accessibility?.requested.label ?? contentLabel)
    if let own, !own.isEmpty { return own }
    return subviews.filter { $0.isReadable && $0.role != .button }.map(\.announcement)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
#endif
