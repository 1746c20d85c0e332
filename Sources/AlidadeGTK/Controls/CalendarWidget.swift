#if GTK
import AlidadeRender
import CGTK

/// A `GtkCalendar` that uses Swift dates.
@MainActor struct CalendarWidget {
  let widget: UnsafeMutablePointer<GtkWidget>

  /// The selected day.
  var date: CalendarDate {
    guard let dateTime = gtk_calendar_get_date(widget.opaque) else { return .epoch }
    defer { g_date_time_unref(dateTime) }
    return CalendarDate(
      year: Int(g_date_time_get_year(dateTime)), month: Int(g_date_time_get_month(dateTime)),
      day: Int(g_date_time_get_day_of_month(dateTime))) ?? .epoch
  }

  /// Calls a closure after the user has moved to another month or year, in which the same day is
  /// then selected; `GtkCalendar` itself reports only another number of the day.
  ///
  /// The closure is called in a later turn, because `GtkCalendar` selects a clicked day of another
  /// month in two steps.
  func onBrowsing(_ action: @escaping @MainActor () -> Void) {
    for signal in ["next-month", "prev-month", "next-year", "prev-year"] {
      connect(widget, signal) { _ in
        MainLoopTurns.add(action)
        return .none
      }
    }
  }

  /// Selects a day and shows its month.
  func select(_ date: CalendarDate) {
    let dateTime = g_date_time_new_local(
      Int32(date.year), Int32(date.month), Int32(date.day), 12, 0, 0)
    guard let dateTime else { return }
    defer { g_date_time_unref(dateTime) }
    gtk_calendar_select_day(widget.opaque, dateTime)
  }
}
#endif
