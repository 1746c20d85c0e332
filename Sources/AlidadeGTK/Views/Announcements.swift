#if GTK
import CAlidadeGTK
import CGTK

/// The texts that assistive technologies read out: those that code announces, and those in visible
/// views with the role `status`.
@MainActor enum Announcements {
  /// Makes assistive technologies read out a text; tests replace it.
  ///
  /// This requires GTK 4.14 or later. Earlier versions have no such call and announce nothing.
  static var perform: @MainActor (String, UnsafeMutablePointer<GtkWidget>) -> Void = {
    text, widget in
    _ = alidade_announce(widget, text)
  }

  /// Reads out a text for the window of a widget.
  static func announce(_ text: String, from widget: UnsafeMutablePointer<GtkWidget>) {
    // Assistive technologies know a window as long as it exists.
    let window = gtk_widget_get_root(widget).map { UnsafeMutableRawPointer($0).widget }
    perform(text, window ?? widget)
  }

  // MARK: Statuses

  /// A visible view with the role `status`.
  private struct Status {
    weak var view: GTKView?
    /// The text that was last read out; empty if none was, or if the status became empty.
    var text = ""
  }

  private static var statuses: [Status] = []
  private static var isScheduled = false

  /// Reads out the texts in a status that has appeared.
  static func statusDidAppear(_ view: GTKView) {
    statusDidDisappear(view)
    statuses.append(Status(view: view))
    textsDidChange()
  }

  /// Stops following the texts in a status that is no longer visible.
  static func statusDidDisappear(_ view: GTKView) {
    statuses.removeAll { $0.view == nil || $0.view === view }
  }

  /// Schedules the announcement of the statuses whose texts differ from the last ones.
  ///
  /// It is called whenever a text, a name or the visibility of a view changes, and costs nothing
  /// while no status is visible. The texts are compared in a later turn, when everything is
  /// mounted.
  static func textsDidChange() {
    guard !statuses.isEmpty, !isScheduled else { return }
    isScheduled = true
    MainLoopTurns.add { announceChangedStatuses() }
  }

  private static func announceChangedStatuses() {
    isScheduled = false
    statuses.removeAll { $0.view == nil }
    for index in statuses.indices {
      guard let view = statuses[index].view, !view.isInert else { continue }
      let text = view.announcement
      if text == statuses[index].text { continue }
      statuses[index].text = text
      if !text.isEmpty { perform(text, view.widget) }
    }
  }
}
#endif
