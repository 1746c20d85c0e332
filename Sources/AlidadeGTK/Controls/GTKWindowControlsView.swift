#if GTK
import AlidadeComponents
import AlidadeLayout
import AlidadeRender
import CGTK

/// The window's buttons on one side of a header bar: a `GtkWindowControls`.
///
/// GTK provides the buttons' appearance, names and tooltips, and performs their actions.
final class GTKWindowControlsView: GTKControlView<WindowControlsContent> {
  /// Creates a view without buttons.
  required init() {
    super.init(gtk_window_controls_new(GTK_PACK_END))
    gtk_window_controls_set_decoration_layout(content.opaque, ":")
    content.keepSize(horizontal: false)
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    let view = GTKWindowControlsView()
    view.controlContent = WindowControlsContent(buttons: [.close])
    let one = measuring.size(of: view)
    view.controlContent = WindowControlsContent(buttons: [.maximize, .close])
    let two = measuring.size(of: view)
    return [
      .windowControls: Measure(minimum: one),
      .anotherWindowButton: Measure(
        minimum: Size(width: max(0, two.width - one.width), height: one.height)),
    ]
  }

  private typealias Measure = ControlMetrics.Measure

  override func update(_ new: WindowControlsContent, from old: WindowControlsContent) {
    let side = new.isAtStart ? GTK_PACK_START : GTK_PACK_END
    if new.isAtStart != old.isAtStart { gtk_window_controls_set_side(content.opaque, side) }
    let names = new.buttons.map(\.rawValue).joined(separator: ",")
    gtk_window_controls_set_decoration_layout(
      content.opaque, new.isAtStart ? "\(names):" : ":\(names)")
  }
}
#endif
