#if GTK
import AlidadeRender
import CGTK

/// A calendar of one month: a `GtkCalendar`.
public final class GTKCalendarView: GTKControlView<CalendarContent> {
  /// Makes a calendar.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Makes a calendar that is announced as `role`, or as GTK does.
  public convenience init(role: AccessibilityRole) {
    GTKToolkit.start()
    self.init(widget: gtk_calendar_new(), role: role)
    showValue()
    observe("day-selected")
  }

  private var calendar: CalendarWidget { CalendarWidget(widget: content) }

  override var shownValue: CivilDate { calendar.date }

  override func show(_ value: CivilDate) { calendar.select(value) }
}
#endif
