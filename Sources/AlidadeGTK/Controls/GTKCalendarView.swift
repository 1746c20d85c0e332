#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A calendar of one month: a `GtkCalendar`.
final class GTKCalendarView: GTKControlView<CalendarContent> {
  /// Creates a calendar.
  required init() {
    super.init(gtk_calendar_new())
    showValue()
    observe("day-selected")
    calendar.onBrowsing { [weak self] in self?.userDidChange() }
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    [.calendar: measuring.fixed(GTKCalendarView())]
  }

  private var calendar: CalendarWidget { CalendarWidget(widget: content) }

  override var shownValue: CalendarDate { calendar.date }

  override func show(_ value: CalendarDate) { calendar.select(value) }
}
#endif
