#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A box on GTK: a widget that paints its decoration, holds other views and gives each the frame it
/// is told to.
///
/// All views of this backend are boxes or hold a stock widget in one. A view asks GTK for no size
/// and takes part in no layout phase: its frame is set by whoever mounts it, and holds at once.
///
/// Subclasses may paint by overriding ``draw(in:size:)``. Main thread only; the last reference may
/// go away on any.
//
// Proof (mountRecord, superview, frame, isHidden, decoration, placement, accessibility) that they need
// no checks of exclusive access, which cost an eighth of a scrolled frame: on the main thread, and each
// is read, or assigned, or changed in place by code that calls nothing but GSK. That `mountRecord` and
// `superview` need not be counted: a record holds its view and clears the first when it goes, a view
// clears the second in all its subviews when it goes.
@MainActor open class GTKView: InstantiableView {
  // Proof: the pointer never changes, and only code of the main actor follows it.
  /// The widget, which lives as long as the view.
  public nonisolated(unsafe) let widget: UnsafeMutablePointer<GtkWidget>

  /// What mounting knows about the view; not counted, and cleared before the record goes.
  @exclusivity(unchecked) public final unowned(unsafe) var mountRecord: MountRecord?

  /// The view it is in; not counted, and cleared before that view goes.
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var superview: GTKView?

  /// Where the view is in its superview, in points.
  @exclusivity(unchecked) public internal(set) final var frame = Rect.zero

  /// Whether the view is hidden in place.
  @exclusivity(unchecked) public internal(set) final var isHidden = false

  /// What it is to assistive technologies.
  public final let role: AccessibilityRole

  @exclusivity(unchecked) final var decoration: BoxDecoration?
  @exclusivity(unchecked) final var placement = Placement()
  @exclusivity(unchecked) final var accessibility: AccessibilityState?
  final var alpha = 1.0
  /// What it listens for; `nil` while there has been nothing.
  final var inputs: InputControllers?
  /// What was selected in it when it was taken out to be shown elsewhere.
  final var selections: TextSelections?

  /// Makes a box that means nothing to assistive technologies by itself.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Makes a box.
  public convenience init(role: AccessibilityRole) {
    self.init(type: ViewWidgetType.type, role: role)
  }

  /// Makes a view whose widget is of a type derived from that of views.
  init(type: GType, role: AccessibilityRole) {
    GTKToolkit.start()
    self.role = role
    // A widget is born without an owner for its first reference: this takes it.
    let object: UnsafeMutablePointer<GObject> = g_object_new_with_properties(type, 0, nil, nil)
    widget = UnsafeMutableRawPointer(object).widget
    g_object_ref_sink(widget)
    ViewWidgetType.owner(of: widget).pointee = Unmanaged.passUnretained(self).toOpaque()
    if role != .generic {
      accessibleWidget.setAccessibleRole(role.gtkRole)
      updateAccessibleLabel()
    }
  }

  isolated deinit {
    detachChildren(of: widget)
    ViewWidgetType.owner(of: widget).pointee = nil
    if let transform = placement.transform { gsk_transform_unref(transform) }
    g_object_unref(widget)
  }

  // MARK: For subclasses

  /// Paints the content of the view, over its background and under the views in it.
  ///
  /// - Parameters:
  ///   - snapshot: a `GtkSnapshot`, with its origin at the view's top left corner.
  ///   - size: the exact size of the view, in points.
  open func draw(in snapshot: OpaquePointer, size: Size) {}

  /// Paints over everything else in the view.
  open func drawForeground(in snapshot: OpaquePointer, size: Size) {}

  /// Whether a point belongs to the view; in its own coordinates.
  open func contains(_ point: Point) -> Bool {
    isInsideOutline(point) || isInHitOutset(point)
  }

  /// The view that children are put into; the view itself unless a subclass says otherwise.
  open var contentView: any NativeView { self }

  /// The next view outward: the superview, or the view that holds the widget that this view is in.
  var enclosingView: GTKView? { superview }

  /// The widget that holds the views inserted into this one.
  var container: UnsafeMutablePointer<GtkWidget> { widget }

  /// What stays below all views inserted into this one.
  var lowestSibling: UnsafeMutablePointer<GtkWidget>? { nil }

  /// The widget that assistive technologies are told about.
  var accessibleWidget: UnsafeMutablePointer<GtkWidget> { widget }

  /// A part of ``accessibleWidget`` that takes the focus in its place, and so needs the same name.
  var accessibleFocusWidget: UnsafeMutablePointer<GtkWidget>? { nil }

  /// The exact size of the view changed; what is in it has been placed.
  func didResize() {}

  /// The view was given a size by GTK, or something in it asked to be placed again.
  func didAllocate(width: Int32, height: Int32) {
    placeChildren()
  }

  /// The view was hidden or shown.
  func didChangeHidden() {}

  /// Gives the keyboard focus, which was in something that was hidden, to the view itself, if it can
  /// have it.
  ///
  /// - Returns: whether it has the focus.
  func takeFocusFromHiddenView() -> Bool {
    gtk_widget_get_focusable(widget) != 0 && gtk_widget_grab_focus(widget) != 0
  }

  /// Finishes what the user is doing in the view, which has the focus and is about to be shown in
  /// another place.
  func finishInput() {}

  /// The name for assistive technologies when none was given.
  var contentLabel: String? { nil }

  /// A Boolean value that is `true` if the name is made of what is in the view.
  var isNamedByContents: Bool { false }

  /// What GTK names the view by itself; telling that too would have it read out twice.
  var shownLabel: String? { nil }

  /// How opaque the view is beside what was asked for.
  var opacityFactor: Double { 1 }

  /// Asks for the view to be painted again.
  public final func setNeedsDisplay() {
    gtk_widget_queue_draw(widget)
  }
}

extension GTKView {
  /// Sets one of the properties that views of every toolkit have.
  public final func apply(_ option: ViewOption) {
    switch option {
    case .backgroundColor(let color): decorate { $0.background = color == .clear ? nil : color }
    case .border(let border): decorate { $0.border = border.width > 0 ? border : nil }
    case .cornerRadius(let radius): decorate { $0.cornerRadius = radius > 0 ? Float(radius) : 0 }
    case .shadow(let shadow): decorate { $0.shadow = shadow.isVisible ? shadow : nil }
    case .clipsToBounds(let clips):
      decorate { $0.clips = clips }
      // What is cut off for the eye must be so for the pointer.
      gtk_widget_set_overflow(widget, clips ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    case .alpha(let alpha):
      self.alpha = alpha
      updateOpacity()
    case .hitOutset(let outset): setHitOutset(outset)
    case .tooltip(let text): gtk_widget_set_tooltip_text(widget, text.isEmpty ? nil : text)
    case .isInteractive(let isInteractive):
      gtk_widget_set_can_target(widget, isInteractive ? 1 : 0)
      gtk_widget_set_can_focus(widget, isInteractive ? 1 : 0)
    case .accessibility(let accessibility): setAccessibility(accessibility)
    }
  }

  final func updateOpacity() {
    let opacity = alpha * opacityFactor
    gtk_widget_set_opacity(widget, opacity > 0 ? min(opacity, 1) : 0)
  }

  private func decorate(_ change: (BoxDecoration) -> Void) {
    let decoration = decoration ?? BoxDecoration()
    self.decoration = decoration
    change(decoration)
    setNeedsDisplay()
  }
}

extension Shadow {
  fileprivate var isVisible: Bool { color.light.alpha > 0 || color.dark.alpha > 0 }
}
#endif
