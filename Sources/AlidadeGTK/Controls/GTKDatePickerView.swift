#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A button that opens a calendar: a `GtkMenuButton` with a `GtkCalendar` in a popover.
final class GTKDatePickerView: GTKControlView<DatePickerContent> {
  /// The calendar, which the button keeps alive; it is created after the toolkit has started.
  private lazy var calendar = CalendarWidget(widget: gtk_calendar_new())

  /// Creates a button without text.
  required init() {
    super.init(gtk_menu_button_new(), isAroundButton: true)
    content.keepSize(horizontal: false)
    guard let popover = gtk_popover_new() else { return }
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), calendar.widget)
    gtk_menu_button_set_popover(content.opaque, popover)
    updateDirection()
    showValue()
    AlidadeGTK.connect(calendar.widget, "day-selected") { [weak self] _ in
      guard let self, !isShowing else { return .none }
      // The user may only be browsing to another month.
      let (old, new) = (controlValue, shownValue)
      userDidChange()
      if old.month == new.month, old.year == new.year {
        gtk_menu_button_popdown(content.opaque)
      }
      return .none
    }
    calendar.onBrowsing { [weak self] in self?.userDidChange() }
  }

  override var shownValue: CalendarDate { calendar.date }

  override func show(_ value: CalendarDate) { calendar.select(value) }

  override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { innerButton }

  override func update(_ new: DatePickerContent, from old: DatePickerContent) {
    gtk_menu_button_set_label(content.opaque, new.label)
  }
}
#endif
