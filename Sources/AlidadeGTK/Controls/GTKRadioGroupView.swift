#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// A group of radio buttons: `GtkCheckButton`s in a box.
final class GTKRadioGroupView: GTKControlView<RadioGroupContent> {
  private var buttons: [UnsafeMutablePointer<GtkCheckButton>] = []

  /// Creates a group without buttons.
  required init() {
    GTKToolkit.start()
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_VERTICAL, Int32(RadioGroupContent.spacing))
    super.init(box)
    content.keepSize()
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    [.radioButton: measuring.text(GTKRadioGroupView()) { RadioGroupContent(options: [$0]) }]
  }

  override var shownValue: Int? {
    buttons.firstIndex { gtk_check_button_get_active($0) != 0 }
  }

  override func show(_ value: Int?) {
    for (index, button) in buttons.enumerated() where index != value {
      gtk_check_button_set_active(button, 0)
    }
    if let value, buttons.indices.contains(value) { gtk_check_button_set_active(buttons[value], 1) }
  }

  override func update(_ new: RadioGroupContent, from old: RadioGroupContent) {
    let isVertical = new.axis == .vertical
    gtk_orientable_set_orientation(
      content.opaque, isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    while buttons.count > new.options.count {
      let button = UnsafeMutableRawPointer(buttons.removeLast()).widget
      gtk_box_remove(content.cast(to: GtkBox.self), button)
    }
    while buttons.count < new.options.count { addButton() }
    for (button, option) in zip(buttons, new.options) {
      gtk_check_button_set_label(button, option)
      UnsafeMutableRawPointer(button).widget.cutOffLabel()
    }
  }

  private func addButton() {
    let widget = CheckButtonWidgetType.make()
    widget.setAccessibleRole(GTK_ACCESSIBLE_ROLE_RADIO)
    let button = widget.cast(to: GtkCheckButton.self)
    if let first = buttons.first { gtk_check_button_set_group(button, first) }
    gtk_box_append(content.cast(to: GtkBox.self), widget)
    addTint(to: widget)
    buttons.append(button)
    AlidadeGTK.connect(widget, "toggled") { [weak self] _ in
      // The deselected button also sends the signal, but only the selected one counts.
      if gtk_check_button_get_active(button) != 0 { self?.userDidChange() }
      return .none
    }
  }
}
#endif
