#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A bar that shows progress: a `GtkProgressBar`.
final class GTKProgressBarView: GTKControlView<ProgressBarContent> {
  private var tick: guint = 0
  private var isPulsing = false

  /// A Boolean value that is `true` while the bar moves back and forth.
  var isMoving: Bool { tick != 0 }

  /// Creates an empty bar.
  required init() {
    super.init(gtk_progress_bar_new())
    content.keepSize(horizontal: false)
    gtk_progress_bar_set_ellipsize(content.opaque, PANGO_ELLIPSIZE_END)
    connectVisibility(of: content) { [weak self] _ in self?.updatePulse() }
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    [
      .progressBar: measuring.fixed(GTKProgressBarView()),
      .labeledProgressBar: measuring.text(GTKProgressBarView()) { ProgressBarContent(text: $0) },
    ]
  }

  isolated deinit {
    if tick != 0 { gtk_widget_remove_tick_callback(content, tick) }
  }

  override var shownValue: Double? {
    isPulsing ? nil : gtk_progress_bar_get_fraction(content.opaque)
  }

  override func show(_ value: Double?) {
    isPulsing = value == nil
    if let value { gtk_progress_bar_set_fraction(content.opaque, value) }
    updatePulse()
  }

  override func update(_ new: ProgressBarContent, from old: ProgressBarContent) {
    gtk_progress_bar_set_show_text(content.opaque, new.text.isEmpty ? 0 : 1)
    gtk_progress_bar_set_text(content.opaque, new.text.isEmpty ? nil : new.text)
  }

  /// Moves a bar that has no fraction by the time since the previous frame.
  private nonisolated static func move(_ bar: OpaquePointer?, at clock: OpaquePointer?) {
    let previous = gdk_frame_clock_get_timings(clock, gdk_frame_clock_get_frame_counter(clock) - 1)
    if let previous {
      let elapsed =
        gdk_frame_clock_get_frame_time(clock) - gdk_frame_timings_get_frame_time(previous)
      gtk_progress_bar_set_pulse_step(bar, step(in: Double(elapsed) / 1_000_000))
    }
    gtk_progress_bar_pulse(bar)
  }

  /// Returns the part of the bar by which GTK moves it in a time, in seconds, so that its speed
  /// doesn't depend on the display's frame rate.
  nonisolated static func step(in time: Double) -> Double { min(1, max(0, 0.9 * time)) }

  /// Starts or stops moving the bar, which moves only while it is visible.
  private func updatePulse() {
    let isNeeded = isPulsing && gtk_widget_get_mapped(content) != 0
    guard isNeeded != (tick != 0) else { return }
    if isNeeded {
      gtk_progress_bar_pulse(content.opaque)
      tick = gtk_widget_add_tick_callback(
        content,
        { widget, clock, _ in
          GTKProgressBarView.move(OpaquePointer(widget), at: clock)
          return 1
        }, nil, nil)
    } else {
      gtk_widget_remove_tick_callback(content, tick)
      tick = 0
      // A bar that has pulsed keeps painting frames until it has a fraction.
      if isPulsing { gtk_progress_bar_set_fraction(content.opaque, 0) }
    }
  }
}
#endif
