#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A button that shows a color and opens a window for choosing another: a `GtkColorButton`.
final class GTKColorPickerView: GTKControlView<ColorPickerContent> {
  /// The address of the dialog that the button has opened, which is only compared with those of
  /// existing windows.
  private var dialog: UnsafeMutableRawPointer?

  /// Creates a button that shows black.
  required init() {
    super.init(gtk_color_button_new(), isAroundButton: true)
    content.keepSize()
    showValue()
    observe("color-set")
    updateAccessibleHint()
    AlidadeGTK.connect(content, "notify::rgba") { [weak self] _ in
      self?.updateAccessibleHint()
      return .none
    }
    // The button itself opens its dialog at this signal.
    AlidadeGTK.connect(innerButton, "clicked", isAfter: true) { [weak self] _ in
      self?.noteDialog()
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

  override func dismiss() {
    super.dismiss()
    let dialog = dialog
    self.dialog = nil
    if let dialog, openDialogs.contains(dialog) { gtk_widget_set_visible(dialog.widget, 0) }
  }

  /// Records the dialog that the button has opened, which is the only one in front of its window,
  /// because it is modal.
  private func noteDialog() {
    let root = gtk_widget_get_root(content)
    dialog = openDialogs.last { dialog in
      gtk_window_get_transient_for(dialog.widget.window).map { OpaquePointer($0) } == root
    }
  }

  /// The visible dialogs that choose colors, in the order in which they were created.
  private var openDialogs: [UnsafeMutableRawPointer] {
    guard let windows = gtk_window_get_toplevels() else { return [] }
    return (0..<g_list_model_get_n_items(windows)).compactMap { index in
      guard let window = g_list_model_get_item(windows, index) else { return nil }
      // The list keeps the window alive.
      defer { g_object_unref(window) }
      let isOpen =
        window.isInstance(of: gtk_color_chooser_dialog_get_type())
        && gtk_widget_get_visible(window.widget) != 0
      return isOpen ? window : nil
    }
  }

  override var contentDescription: String? {
    var color = GdkRGBA()
    gtk_color_chooser_get_rgba(content.opaque, &color)
    guard let text = gdk_rgba_to_string(&color) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
#endif
