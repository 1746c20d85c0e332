#if GTK
import AlidadeRender
import CGTK

/// A line between things: a `GtkSeparator`.
public final class GTKSeparatorView: GTKControlView<SeparatorContent> {
  /// Makes a horizontal line.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Makes a horizontal line that is announced as `role`, or as a separator.
  public convenience init(role: AccessibilityRole) {
    GTKToolkit.start()
    self.init(widget: gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), role: role)
  }

  override func update(_ new: SeparatorContent, from old: SeparatorContent) {
    gtk_orientable_set_orientation(
      content.opaque,
      new.axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
  }
}
#endif
