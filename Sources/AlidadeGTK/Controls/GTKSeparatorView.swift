#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A dividing line: a `GtkSeparator`.
final class GTKSeparatorView: GTKControlView<SeparatorContent> {
  /// Creates a horizontal line.
  required init() {
    super.init(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    [.separator: measuring.fixed(GTKSeparatorView())]
  }

  override func update(_ new: SeparatorContent, from old: SeparatorContent) {
    gtk_orientable_set_orientation(
      content.opaque,
      new.axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
  }
}
#endif
