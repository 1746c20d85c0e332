#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A button that shows a color and opens a window for choosing another: a `GtkColorButton`.
final class GTKColorPickerView: GTKControlView<ColorPickerContent> {
  /// Creates a button that shows black.
  required init() {
    super.init(gtk_color_button_new(), isAroundButton: true)
    content.keepSize()
    showValue()
    observe("color-set")
    describeColor()
    AlidadeGTK.connect(content, "notify::rgba") { [weak self] _ in
      self?.describeColor()
      return .none
    }
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    [.colorButton: measuring.fixed(GTKColorPickerView())]
  }

  override var shownValue: RGBA {
    var color = GdkRGBA()
    gtk_color_chooser_get_rgba(content.opaque, &color)
    return RGBA(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  override func show(_ value: RGBA) {
    var color = GdkRGBA(
      red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
    gtk_color_chooser_set_rgba(content.opaque, &color)
  }

  override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { innerButton }

  override func update(_ new: ColorPickerContent, from old: ColorPickerContent) {
    gtk_color_chooser_set_use_alpha(content.opaque, new.hasOpacity ? 1 : 0)
    if !new.title.isEmpty { gtk_color_button_set_title(content.opaque, new.title) }
  }

  private func describeColor() {
    var color = GdkRGBA()
    gtk_color_chooser_get_rgba(content.opaque, &color)
    guard let text = gdk_rgba_to_string(&color) else { return }
    defer { g_free(text) }
    describeValue(String(cString: text))
  }
}
#endif
