#if GTK
import AlidadeComponents
import AlidadeLayout
import AlidadeRender
import CGTK

/// A bar that shows a level: a `GtkLevelBar`.
final class GTKLevelBarView: GTKControlView<LevelBarContent> {
  /// Creates a bar from 0 to 1.
  required init() {
    super.init(gtk_level_bar_new())
    content.keepSize(horizontal: false)
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    let blocks = GTKLevelBarView()
    blocks.controlContent = LevelBarContent(range: 0...4, isDiscrete: true)
    let size = measuring.size(of: blocks)
    return [
      .levelBar: measuring.fixed(GTKLevelBarView()),
      .levelBlock: ControlMetrics.Measure(
        minimum: Size(width: size.width / 4, height: size.height)),
    ]
  }

  override var shownValue: Double { gtk_level_bar_get_value(content.opaque) }

  override func show(_ value: Double) { gtk_level_bar_set_value(content.opaque, value) }

  override func update(_ new: LevelBarContent, from old: LevelBarContent) {
    // In this order, the bounds are never reversed, regardless of the old range.
    gtk_level_bar_set_min_value(content.opaque, 0)
    gtk_level_bar_set_max_value(content.opaque, new.range.upperBound)
    gtk_level_bar_set_min_value(content.opaque, new.range.lowerBound)
    gtk_level_bar_set_mode(
      content.opaque, new.isDiscrete ? GTK_LEVEL_BAR_MODE_DISCRETE : GTK_LEVEL_BAR_MODE_CONTINUOUS)
  }
}
#endif
