#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A native control: a stock widget that shows a value and enables the user to change it.
///
/// Each kind of content has its own subclass. The value that the program sets is authoritative: a
/// change by the user is sent to the handler, and afterward the widget shows the program's value
/// again.
class GTKControlView<Content: ControlContent>: GTKWidgetView, GTKControl {
  /// The content besides the value, such as a label.
  final var controlContent = Content.initial {
    didSet {
      guard controlContent != oldValue else { return }
      showing { update(controlContent, from: oldValue) }
      // The content may have got new parts.
      updateDirection()
      if needsValue(after: oldValue) { showValue() }
    }
  }

  /// The value that the widget shows while the user isn't holding it.
  final var controlValue = Content.initialValue {
    didSet { if !isHeld || isNotifying { showValue() } }
  }

  /// The handler of changes by the user.
  final var changeHandler: EventHandler<Content.Value>? {
    didSet {
      changeHandler?.didChangeComponent = { [weak self] in self?.componentDidChange() }
    }
  }

  /// A Boolean value that is `true` if the user can use the widget.
  ///
  /// A disabled control looks faded and can't be focused.
  final var isEnabled = true {
    didSet { if isEnabled != oldValue { gtk_widget_set_sensitive(content, isEnabled ? 1 : 0) } }
  }

  /// The layout direction of the widget.
  final var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { updateDirection() } }
  }

  /// A Boolean value that is `true` while the widget is being updated, so that its signals are
  /// ignored.
  final var isShowing = false
  /// A Boolean value that is `true` while a change by the user is being sent.
  private(set) final var isNotifying = false

  /// Creates a view around an empty box.
  required convenience init() {
    self.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  }

  /// Creates a view around a widget.
  ///
  /// - Parameters:
  ///   - make: an expression that creates the widget with the initial content and value; it is
  ///     evaluated after the toolkit is started.
  ///   - isAroundButton: `true` if the widget only contains a button; assistive technologies then
  ///     see the button.
  init(_ make: @autoclosure () -> UnsafeMutablePointer<GtkWidget>, isAroundButton: Bool = false) {
    GTKToolkit.start()
    let widget = make()
    if isAroundButton {
      widget.setAccessibleRole(GTK_ACCESSIBLE_ROLE_GENERIC)
    } else if Content.role != .generic, Content.role != .toggleButton {
      // A toggle button keeps the role that this version of GTK gives it.
      widget.setAccessibleRole(Content.role.gtkRole)
    }
    super.init(content: widget, role: .generic)
    updateDirection()
  }

  // MARK: For subclasses

  typealias Measures = GTKControls.Measures

  /// Measures widgets that show the class's content.
  class func measures(_ measuring: ControlMeasuring) -> Measures { [:] }

  /// The value that the widget shows.
  var shownValue: Content.Value { controlValue }

  /// Updates the widget to show a value.
  func show(_ value: Content.Value) {}

  /// Updates the widget to show different content.
  func update(_ new: Content, from old: Content) {}

  /// Returns `true` if the value must be shown again after the content has changed.
  func needsValue(after old: Content) -> Bool { true }

  /// Returns the value that the user chose, given that the widget shows `value`.
  func chosen(_ value: Content.Value) -> Content.Value { value }

  /// A Boolean value that is `true` while the user holds the widget, which must not move by itself
  /// during that time.
  var isHeld: Bool { false }

  /// Closes everything that the widget has opened, such as a menu, without choosing anything.
  func dismiss() { content.closePopovers() }

  /// Ends everything that the user began with the previous component, which the view has left for
  /// another one: a press, a choice from a list, a number that is half typed.
  private func componentDidChange() {
    content.resetControllers()
    dismiss()
    // The widget may show input that doesn't change its value yet.
    showing { show(controlValue) }
  }

  override func didChangeHidden() {
    if isHidden { dismiss() }
  }

  /// Sends the value that the user chose, and then shows the current value.
  final func userDidChange() {
    guard !isShowing else { return }
    report(chosen(shownValue))
    showValue()
  }

  /// Sends a value that the user chose, unless it equals the current value.
  final func report(_ value: Content.Value, evenIfSame: Bool = false) {
    guard evenIfSame || value != controlValue else { return }
    let wasNotifying = isNotifying
    isNotifying = true
    changeHandler?.send(value)
    isNotifying = wasNotifying
  }

  /// Updates the widget to show the current value.
  final func showValue() {
    guard shownValue != controlValue else { return }
    showing { show(controlValue) }
  }

  /// Runs a closure that updates the widget, without treating its signals as changes by the user.
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

  /// The button that takes the focus: the button inside the widget, or the widget itself.
  final var innerButton: UnsafeMutablePointer<GtkWidget> {
    content.first(of: gtk_button_get_type()) ?? content
  }

  /// Sets the direction of the widget and of all its parts; called again for parts that are added
  /// by something else than an update of the content.
  final func updateDirection() { content.setDirection(layoutDirection) }
}

extension LayoutDirection {
  /// GTK's value for the direction.
  var native: GtkTextDirection { self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Sets the direction of the widget and of everything in it, such as of the items of a menu;
  /// `nil` for that of the user's language.
  ///
  /// By itself, each widget has the direction of the user's language, not that of the widget around
  /// it. Mounted views in the widget have directions of their own.
  func setDirection(_ direction: LayoutDirection?) {
    gtk_widget_set_direction(self, direction?.native ?? GTK_TEXT_DIR_NONE)
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      if UnsafeMutableRawPointer(child).isInstance(of: ViewWidgetType.type) { continue }
      child.setDirection(direction)
    }
  }

  /// Keeps the widget at its own size when it gets more space.
  func keepSize(horizontal: Bool = true, vertical: Bool = true) {
    if horizontal { gtk_widget_set_halign(self, GTK_ALIGN_START) }
    if vertical { gtk_widget_set_valign(self, GTK_ALIGN_CENTER) }
  }

  /// Returns the widget as another GTK class, without a check.
  @inline(__always) func cast<Other>(to type: Other.Type) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  /// The widget as an opaque pointer, for classes whose fields GTK hides.
  @inline(__always) var opaque: OpaquePointer { OpaquePointer(self) }

  /// Cancels the gestures of the widget and of the widgets inside, as GTK does when they are
  /// unmapped.
  func resetControllers() {
    if let controllers = gtk_widget_observe_controllers(self) {
      for index in 0..<g_list_model_get_n_items(controllers) {
        guard let controller = g_list_model_get_item(controllers, index) else { continue }
        gtk_event_controller_reset(OpaquePointer(controller))
        g_object_unref(controller)
      }
      g_object_unref(UnsafeMutableRawPointer(controllers))
    }
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      child.resetControllers()
    }
  }

  /// Closes the open popovers in the widget.
  func closePopovers() {
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      child.closePopovers()
      if UnsafeMutableRawPointer(child).isInstance(of: gtk_popover_get_type()),
        gtk_widget_get_visible(child) != 0
      {
        gtk_popover_popdown(child.cast(to: GtkPopover.self))
      }
    }
  }

  /// Returns the first widget of a type among this widget and its descendants.
  func first(of type: GType) -> UnsafeMutablePointer<GtkWidget>? {
    if g_type_is_a(object.pointee.g_type_instance.g_class.pointee.g_type, type) != 0 { return self }
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      if let found = child.first(of: type) { return found }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }

  /// Truncates the label in the widget with an ellipsis if there isn't enough space.
  func cutOffLabel() {
    guard let label = first(of: gtk_label_get_type()) else { return }
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
  }
}
#endif
