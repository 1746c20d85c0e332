#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A native control: a stock widget that shows a value and lets the user change it.
///
/// Made for one kind of content by a subclass. The value that was set is the truth: what the user
/// changes is told, and then the widget shows the value again.
class GTKControlView<Content: ControlContent>: GTKWidgetView, GTKControl {
  /// What is shown beside the value.
  final var controlContent = Content.initial {
    didSet {
      guard controlContent != oldValue else { return }
      showing { update(controlContent, from: oldValue) }
      if needsValue(after: oldValue) { showValue() }
    }
  }

  /// The value that the widget shows when the user does not hold it.
  final var controlValue = Content.initialValue {
    didSet { if !isHeld || isTelling { showValue() } }
  }

  /// Where a change by the user goes; read at the moment of the event.
  final var changeHandler: EventHandler<Content.Value>?

  /// Whether the user can use the widget; a disabled one looks faded and takes no focus.
  final var isEnabled = true {
    didSet { if isEnabled != oldValue { gtk_widget_set_sensitive(content, isEnabled ? 1 : 0) } }
  }

  /// Where lines begin in the widget.
  final var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { updateDirection() } }
  }

  /// Whether the widget is made to show something, so that what it tells is no news.
  final var isShowing = false
  /// Whether a change by the user is being told.
  private var isTelling = false

  /// Makes a view around an empty box.
  required convenience init() {
    self.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  }

  /// Makes a view around a widget.
  ///
  /// - Parameters:
  ///   - make: makes the widget, which shows the first content and value; called when the toolkit is
  ///     started.
  ///   - isAroundButton: whether the widget is nothing but the place of a button, which is what
  ///     assistive technologies are told about.
  init(_ make: @autoclosure () -> UnsafeMutablePointer<GtkWidget>, isAroundButton: Bool = false) {
    GTKToolkit.start()
    let widget = make()
    if isAroundButton {
      widget.setAccessibleRole(GTK_ACCESSIBLE_ROLE_GENERIC)
    } else if Content.role != .generic, Content.role != .toggleButton {
      // A toggle button has the role that the version of GTK gives it.
      widget.setAccessibleRole(Content.role.gtkRole)
    }
    super.init(content: widget, role: .generic)
    updateDirection()
  }

  // MARK: For subclasses

  typealias Measures = GTKControls.Measures

  /// Measures widgets that show contents of the class.
  class func measures(_ measuring: ControlMeasuring) -> Measures { [:] }

  /// The value that the widget shows.
  var shownValue: Content.Value { controlValue }

  /// Makes the widget show a value.
  func show(_ value: Content.Value) {}

  /// Makes the widget show another content.
  func update(_ new: Content, from old: Content) {}

  /// Whether the value is to be shown again, as the content was another one before.
  func needsValue(after old: Content) -> Bool { true }

  /// The value that the user chose when the widget shows `value`.
  func chosen(_ value: Content.Value) -> Content.Value { value }

  /// Whether the user holds the widget, so that it must not move by itself.
  var isHeld: Bool { false }

  /// Tells what the user chose, then shows the value that is true now.
  final func userDidChange() {
    guard !isShowing else { return }
    tell(chosen(shownValue))
    showValue()
  }

  /// Tells that the user chose a value, unless it is the one that is shown already.
  final func tell(_ value: Content.Value, evenIfSame: Bool = false) {
    guard evenIfSame || value != controlValue else { return }
    let wasTelling = isTelling
    isTelling = true
    changeHandler?.send(value)
    isTelling = wasTelling
  }

  /// Makes the widget show the value that is true.
  final func showValue() {
    guard shownValue != controlValue else { return }
    showing { show(controlValue) }
  }

  /// Does something to the widget that is no change by the user.
  final func showing(_ body: () -> Void) {
    let wasShowing = isShowing
    isShowing = true
    body()
    isShowing = wasShowing
  }

  /// Calls ``userDidChange()`` when the widget sends a signal.
  final func observe(_ signal: String) {
    AlidadeGTK.connect(content, signal) { [weak self] _ in
      self?.userDidChange()
      return .none
    }
  }

  override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { content }

  /// The button in a widget that is made of one, which is what has the focus.
  final var innerButton: UnsafeMutablePointer<GtkWidget> {
    content.first(of: gtk_button_get_type()) ?? content
  }

  /// Tells assistive technologies what the value is, where the widget that has the focus does not.
  final func describeValue(_ text: String?) {
    innerButton.setAccessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  private func updateDirection() {
    gtk_widget_set_direction(
      content, layoutDirection == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Keeps the widget at its own size where it is given more.
  func keepSize(horizontal: Bool = true, vertical: Bool = true) {
    if horizontal { gtk_widget_set_halign(self, GTK_ALIGN_START) }
    if vertical { gtk_widget_set_valign(self, GTK_ALIGN_CENTER) }
  }

  /// The widget as another class of GTK's, which it must be.
  @inline(__always) func cast<Other>(to type: Other.Type) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  /// The widget as a pointer to a class whose contents GTK hides.
  @inline(__always) var opaque: OpaquePointer { OpaquePointer(self) }

  /// The first widget of a type in this one, itself included.
  func first(of type: GType) -> UnsafeMutablePointer<GtkWidget>? {
    if g_type_is_a(object.pointee.g_type_instance.g_class.pointee.g_type, type) != 0 { return self }
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      if let found = child.first(of: type) { return found }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }

  /// Has the label in the widget cut off what there is no room for.
  func cutOffLabel() {
    guard let label = first(of: gtk_label_get_type()) else { return }
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
  }
}
#endif
