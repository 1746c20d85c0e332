#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A view of the GTK backend: a widget that paints its decoration and places its subviews at their
/// frames.
///
/// All views of this backend are instances of this class or its subclasses. A view requests no size
/// from GTK and takes part in no layout phase. Instead, mounting sets its frame, which takes effect
/// immediately.
///
/// Subclasses can paint by overriding ``draw(in:size:)``. Use a view only on the main thread; its
/// last reference may be released on any thread.
//
// Proof (mountRecord, superview, frame, isHidden, decoration, placement, accessibility) that they
// need no checks of exclusive access, which cost an eighth of a scrolled frame: they are used only
// on the main thread, and each is read, assigned, or changed in place by code that calls only GSK.
// `mountRecord` and `superview` need not be counted: a record retains its view and clears the
// former when it is released; a view clears the latter in all its subviews when it is released.
@MainActor open class GTKView: InstantiableView {
  // Proof: the pointer never changes, and only code of the main actor dereferences it.
  /// The widget, which lives as long as the view.
  public nonisolated(unsafe) let widget: UnsafeMutablePointer<GtkWidget>

  /// The mount record of the view; not retained, and cleared before the record is released.
  @exclusivity(unchecked) public final unowned(unsafe) var mountRecord: MountRecord?

  /// The superview; not retained, and cleared before the superview is released.
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var superview: GTKView?

  /// The frame in the superview, in points.
  @exclusivity(unchecked) public internal(set) final var frame = Rect.zero

  /// A Boolean value that is `true` if the view is hidden in place.
  @exclusivity(unchecked) public internal(set) final var isHidden = false

  /// The role for assistive technologies.
  public final let role: AccessibilityRole

  @exclusivity(unchecked) final var decoration: BoxDecoration?
  @exclusivity(unchecked) final var placement = Placement()
  @exclusivity(unchecked) final var accessibility: AccessibilityState?
  final var alpha = 1.0
  /// A Boolean value that is `false` if the program makes the view ignore all input.
  final var isInteractive = true
  /// A Boolean value that is `true` while the view is disappearing or behind a sheet, which means
  /// that it ignores all input and isn't announced.
  final var isInert = false
  /// The view's own tint; `nil` if it has none.
  final var ownTint: Tint?
  /// The tint of the view: its own, or that of its enclosing view.
  final var tint: Tint?
  /// The event controllers; `nil` until the view first listens for input.
  final var inputs: InputControllers?
  /// The selections in the view when it was removed to be shown somewhere else.
  final var selections: TextSelections?

  /// Creates a view with the generic role for assistive technologies.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Creates a view with a role for assistive technologies.
  public init(role: AccessibilityRole) {
    GTKToolkit.start()
    self.role = role
    // A new widget has a floating reference; this takes ownership of it.
    let object: UnsafeMutablePointer<GObject> = g_object_new_with_properties(
      Self.widgetType, 0, nil, nil)
    widget = UnsafeMutableRawPointer(object).widget
    g_object_ref_sink(widget)
    ViewWidgetType.owner(of: widget).pointee = Unmanaged.passUnretained(self).toOpaque()
    if role != .generic {
      accessibleWidget.setAccessibleRole(role.gtkRole)
      updateAccessibleLabel()
    }
    if role == .status { announceAsStatus() }
  }

  isolated deinit {
    detachChildren(of: widget)
    ViewWidgetType.owner(of: widget).pointee = nil
    if let transform = placement.transform { gsk_transform_unref(transform) }
    g_object_unref(widget)
  }

  // MARK: For subclasses

  /// The GObject type of the widget, which is derived from ``ViewWidgetType``.
  class var widgetType: GType { ViewWidgetType.type }

  /// Paints the content of the view, over its background and under its subviews.
  ///
  /// - Parameters:
  ///   - snapshot: a `GtkSnapshot`, with its origin at the view's top-left corner.
  ///   - size: the exact size of the view, in points.
  open func draw(in snapshot: OpaquePointer, size: Size) {}

  /// Paints over everything else in the view.
  open func drawForeground(in snapshot: OpaquePointer, size: Size) {}

  /// Returns `true` if a point, in the view's coordinates, belongs to the view.
  open func contains(_ point: Point) -> Bool {
    isInsideOutline(point) || isInHitOutset(point)
  }

  /// The view that contains the children; the view itself, unless a subclass overrides it.
  open var contentView: any NativeView { self }

  /// The next view outward: the superview, or the view whose widget contains this view.
  var enclosingView: GTKView? { superview }

  /// The widget that contains the subviews.
  var container: UnsafeMutablePointer<GtkWidget> { widget }

  /// The widget that stays below all subviews.
  var lowestSibling: UnsafeMutablePointer<GtkWidget>? { nil }

  /// The widget exposed to assistive technologies.
  var accessibleWidget: UnsafeMutablePointer<GtkWidget> { widget }

  /// The part of ``accessibleWidget`` that takes the focus instead of it, and therefore needs the
  /// same name and description.
  var accessibleFocusWidget: UnsafeMutablePointer<GtkWidget>? { nil }

  /// Responds to a change of the exact size, after the subviews are placed.
  func didResize() {}

  /// Responds when GTK has allocated the view, or when a descendant has requested to be placed
  /// again.
  func didAllocate(width: Int32, height: Int32) {
    placeChildren()
  }

  /// Prepares the view to be painted.
  func willPaint() {}

  /// Responds to a change of ``tint``.
  func tintDidChange() {}

  /// Sets the way that an image or a video fits into the view; other views ignore it.
  func setContentMode(_ mode: ContentMode) {}

  /// Responds when the view has been hidden or shown.
  func didChangeHidden() {}

  /// Moves the keyboard focus from a descendant that is being hidden to the view itself, if it
  /// accepts the focus.
  ///
  /// - Returns: `true` if the view took the focus.
  func takeFocusFromHiddenView() -> Bool {
    gtk_widget_get_focusable(widget) != 0 && gtk_widget_grab_focus(widget) != 0
  }

  /// Finishes the user's input in the view, which is about to be shown somewhere else.
  func finishInput() {}

  /// The default name for assistive technologies.
  var contentLabel: String? { nil }

  /// The value in words, for a widget whose focused part doesn't expose its value to assistive
  /// technologies.
  ///
  /// Call ``updateAccessibleHint()`` when it changes.
  var contentDescription: String? { nil }

  /// A Boolean value that is `true` if the view is named by its contents.
  var isNamedByContents: Bool { false }

  /// A Boolean value that is `true` if the view acts on what had the keyboard focus before it, such
  /// as a menu.
  var actsOnPreviousFocus: Bool { false }

  /// Updates the position for assistive technologies, and the expansion of the contents.
  ///
  /// - Parameter mayExpand: `true` if a view inside may have been expanded or collapsed.
  func updateAccessiblePlace(mayExpand: Bool) {}

  /// The name that GTK sets by itself; a name that is set again would be announced twice.
  var shownLabel: String? { nil }

  /// The factor applied to the requested opacity.
  var opacityFactor: Double { 1 }

  /// Marks the view as needing to be painted again.
  public final func setNeedsDisplay() {
    gtk_widget_queue_draw(widget)
  }
}

extension GTKView {
  /// Sets one of the properties that the views of every toolkit have.
  public final func apply(_ option: ViewOption) {
    switch option {
    case .backgroundColor(let color): decorate { $0.background = color == .clear ? nil : color }
    case .tintColor(let color): setTint(color)
    case .contentMode(let mode): setContentMode(mode)
    case .border(let border): decorate { $0.border = border.width > 0 ? border : nil }
    case .cornerRadius(let radius): decorate { $0.cornerRadius = radius > 0 ? Float(radius) : 0 }
    case .shadow(let shadow): decorate { $0.shadow = shadow.isVisible ? shadow : nil }
    case .clipsToBounds(let clips):
      decorate { $0.clips = clips }
      // Clipped content must not receive pointer input.
      gtk_widget_set_overflow(widget, clips ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    case .clip(let clip): setClip(clip)
    case .alpha(let alpha):
      self.alpha = alpha
      updateOpacity()
    case .transform(let transform): setTransform(transform)
    case .hitOutset(let outset): setHitOutset(outset)
    case .cursor(let cursor): setCursor(cursor)
    case .tooltip(let text): gtk_widget_set_tooltip_text(widget, text.isEmpty ? nil : text)
    case .isInteractive(let isInteractive):
      self.isInteractive = isInteractive
      updateReaction()
    case .accessibility(let accessibility): setAccessibility(accessibility)
    case .cell(let cell): setCell(cell)
    }
  }

  final func updateOpacity() {
    let opacity = alpha * opacityFactor
    gtk_widget_set_opacity(widget, opacity > 0 ? min(opacity, 1) : 0)
  }

  final func decorate(_ change: (BoxDecoration) -> Void) {
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
