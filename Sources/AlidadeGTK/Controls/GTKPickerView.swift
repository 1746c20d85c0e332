#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A drop-down list: a `GtkDropDown`.
final class GTKPickerView: GTKControlView<PickerContent> {
  /// Creates a list without options.
  required init() {
    GTKToolkit.start()
    // Search reads the text of the options through this expression.
    let text = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
    super.init(gtk_drop_down_new(gtk_string_list_new(nil), text))
    content.keepSize(horizontal: false)
    observe("notify::selected")
    AlidadeGTK.connect(content, "notify::selected", isAfter: true) { [weak self] _ in
      self?.updateAccessibleHint()
      return .none
    }
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    [.picker: measuring.text(GTKPickerView(), value: 0) { PickerContent(options: [$0]) }]
  }

  /// The index that GTK uses for the absence of a selection.
  private static let none = guint.max

  override var shownValue: Int? {
    let selected = gtk_drop_down_get_selected(content.opaque)
    return selected == GTKPickerView.none ? nil : Int(selected)
  }

  override func show(_ value: Int?) {
    gtk_drop_down_set_selected(content.opaque, value.map { guint($0) } ?? GTKPickerView.none)
  }

  override func update(_ new: PickerContent, from old: PickerContent) {
    if new.options != old.options { replaceOptions() }
    gtk_drop_down_set_enable_search(content.opaque, new.isSearchable ? 1 : 0)
  }

  /// Replaces the options; if the user has just chosen one, in the next turn of the main loop.
  ///
  /// GTK notifies of the choice while it still uses the options.
  private func replaceOptions() {
    guard isNotifying else { return showOptions() }
    Task { [weak self] in
      guard let self else { return }
      showing { showOptions() }
      showValue()
    }
  }

  private func showOptions() {
    let options = gtk_string_list_new(nil)
    defer { g_object_unref(UnsafeMutableRawPointer(options)) }
    for option in controlContent.options { gtk_string_list_append(options, option) }
    gtk_drop_down_set_model(content.opaque, options)
    updateDirection()
    updateAccessibleHint()
  }

  override var accessibleFocusWidget: UnsafeMutablePointer<GtkWidget>? { innerButton }

  override var contentDescription: String? {
    let options = controlContent.options
    return shownValue.flatMap { options.indices.contains($0) ? options[$0] : nil }
  }
}
#endif
