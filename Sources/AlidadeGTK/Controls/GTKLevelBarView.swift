#if GTK
import AlidadeRender
import CGTK

/// A bar that shows a level: a `GtkLevelBar`.
public final class GTKLevelBarView: GTKControlView<LevelBarContent> {
  /// Makes a bar from 0 to 1.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Makes a bar from 0 to 1 that is announced as `role`, or as a meter.
  public convenience init(role: AccessibilityRole) {
    GTKToolkit.start()
    self.init(widget: gtk_level_bar_new(), role: role)
    content.keepSize(horizontal: false)
  }

  override var shownValue: Double { gtk_level_bar_get_value(content.opaque) }

  override func show(_ value: Double) { gtk_level_bar_set_value(content.opaque, value) }

  override func update(_ new: LevelBarContent, from old: LevelBarContent) {
    // Never with the ends in the wrong order, whatever the range before.
    gtk_level_bar_set_min_value(content.opaque, 0)
    gtk_level_bar_set_max_value(content.opaque, new.range.upperBound)
    gtk_level_bar_set_min_value(content.opaque, new.range.lowerBound)
    gtk_level_bar_set_mode(
      content.opaque, new.isDiscrete ? GTK_LEVEL_BAR_MODE_DISCRETE : GTK_LEVEL_BAR_MODE_CONTINUOUS)
  }
}
#endif
