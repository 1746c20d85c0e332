#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A view that can be pressed with the pointer, with Return or Space while it has the focus, and by
/// assistive technologies.
///
/// If pressable views are nested, the innermost view under the pointer is pressed. A view without a
/// label for assistive technologies gets its name from the text in it.
public final class GTKPressableView: GTKView, PressableView {
  /// The handler that is called when the view is pressed.
  public var pressHandler: EventHandler<Void>? {
    didSet {
      // A press that began on the previous component must not end on the next one.
      pressHandler?.didChangeComponent = { [weak self] in self?.setPressed(false) }
    }
  }

  /// A Boolean value that is `true` if the view can be pressed and focused.
  ///
  /// A disabled view looks faded.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { resetPointer() }
      gtk_widget_set_sensitive(widget, isEnabled ? 1 : 0)
      updateOpacity()
    }
  }

  /// A Boolean value that is `true` if the view can be pressed; otherwise, it can only have the
  /// keyboard focus.
  public var isPressable = true {
    didSet {
      guard isPressable != oldValue else { return }
      // Assistive technologies list only enabled actions.
      gtk_widget_action_set_enabled(widget, PressableWidgetType.press, isPressable ? 1 : 0)
      if !isPressable { resetPointer() }
    }
  }

  /// A Boolean value that is `true` if the view performs a command on the view with the keyboard
  /// focus, which a click leaves where it is.
  public var performsCommand = false

  override var actsOnPreviousFocus: Bool { performsCommand }

  /// The highlight that is painted over the background while the pointer hovers over the view or
  /// presses it.
  public var highlight = PressHighlight.none {
    didSet {
      guard highlight != oldValue else { return }
      if isHovered || isPressed { setNeedsDisplay() }
      interest = highlight == .none ? nil : interest ?? PointerInterest()
    }
  }

  /// The range of characters in the enclosing text view that the view represents; `nil` for its
  /// whole frame.
  public var textRange: Range<Int>? { didSet { if textRange != oldValue { setNeedsDisplay() } } }

  private var interest: PointerInterest?
  private(set) var isHovered = false
  private(set) var isPressed = false

  /// Creates a button.
  public required convenience init() {
    self.init(role: .button)
  }

  /// Creates a pressable view that is announced as `role`.
  public override init(role: AccessibilityRole) {
    super.init(role: role)
    gtk_widget_set_focusable(widget, 1)
    addClickGesture()
    addMotionController()
    addKeyController()
  }

  override class var widgetType: GType { PressableWidgetType.type }

  /// Calls the press handler; does nothing while the view is disabled or ignores all input.
  public func press() {
    guard isEnabled, isPressable, gtk_widget_is_sensitive(widget) != 0, isReactive else { return }
    pressHandler?.send()
  }

  // MARK: Painting

  /// Paints the highlight.
  public override func draw(in snapshot: OpaquePointer, size: Size) {
    guard isHovered || isPressed else { return }
    let color = isPressed ? highlight.pressed : highlight.hovered
    for outline in outlines {
      snapshot.appendColor(GdkRGBA(color, in: GTKAppearance.current), inside: outline)
    }
  }

  /// Paints the focus ring inside the view, so that an ancestor can't clip it.
  public override func drawForeground(in snapshot: OpaquePointer, size: Size) {
    guard gtk_widget_has_visible_focus(widget) != 0 else { return }
    let color = GdkRGBA(Color.accent.opacity(0.8), in: GTKAppearance.current)
    for outline in outlines { snapshot.appendBorder(color, width: 2, inside: outline) }
  }

  /// The outline of the view, or those of the parts of the text that it represents.
  private var outlines: [GskRoundedRect] {
    guard let textParts else { return [outline] }
    // The letters fill these parts, so the ring is drawn around them.
    return textParts.map { part in
      let around = Rect(
        x: part.minX - 2, y: part.minY, width: part.size.width + 4, height: part.size.height)
      return GskRoundedRect(graphene_rect_t(around), radius: decoration?.cornerRadius ?? 0)
    }
  }

  /// The parts of the enclosing text view that the view represents, in its own coordinates; `nil`
  /// if it represents its whole frame.
  private var textParts: [Rect]? {
    guard let textRange, let text = superview as? GTKTextView, let layout = text.textLayout else {
      return nil
    }
    return layout.shownRectangles(of: textRange, width: text.frame.size.width)
      .map { $0.offset(by: .zero - frame.origin) }
  }

  /// Returns `true` if a point, in the view's coordinates, belongs to the view.
  public override func contains(_ point: Point) -> Bool {
    super.contains(point) && (textParts?.contains { $0.contains(point) } ?? true)
  }

  override var opacityFactor: Double { isEnabled ? 1 : 0.5 }

  // MARK: State

  override func didChangeHidden() {
    if isHidden { resetPointer() }
  }

  override var isNamedByContents: Bool { true }

  override var contentLabel: String? {
    let texts = textInside()
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  private func resetPointer() {
    setHovered(false)
    setPressed(false)
  }

  private func setHovered(_ isHovered: Bool) {
    guard isHovered != self.isHovered else { return }
    self.isHovered = isHovered
    if highlight != .none { setNeedsDisplay() }
  }

  private func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    if highlight != .none { setNeedsDisplay() }
  }
}

// MARK: Events

extension GTKPressableView {
  private func addClickGesture() {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    let raw = UnsafeMutableRawPointer(gesture)
    connect(raw, "pressed") { [weak self] arguments in
      // GTK's own buttons take the focus in the same way.
      if let self, !containsFocus, !performsCommand { gtk_widget_grab_focus(widget) }
      guard self?.isPressable == true else { return .none }
      if arguments.count == 3, let x = arguments[1].doubleValue, let y = arguments[2].doubleValue,
        self?.isPressTaken(at: Point(x: x, y: y)) == true
      {
        return .none
      }
      // Enclosing pressable views must not handle the same press.
      gesture.setSequenceState(GTK_EVENT_SEQUENCE_CLAIMED)
      self?.setPressed(true)
      if let self, !performsCommand { scrollViewAround?.takeFocusFromClick() }
      return .none
    }
    connect(raw, "released") { [weak self] arguments in
      if arguments.count == 3, let x = arguments[1].doubleValue, let y = arguments[2].doubleValue {
        self?.release(at: Point(x: x, y: y))
      }
      return .none
    }
    connect(raw, "cancel") { [weak self] _ in
      self?.setPressed(false)
      return .none
    }
    // The widget owns its controllers.
    gtk_widget_add_controller(widget, gesture)
  }

  private var scrollViewAround: GTKScrollView? {
    var next = enclosingView
    while let view = next {
      if let scrollView = view as? GTKScrollView { return scrollView }
      next = view.enclosingView
    }
    return nil
  }

  /// Handles the release of the button, and calls the handler if the press began and ended in the
  /// view.
  private func release(at point: Point) {
    let isArmed = isPressed
    setPressed(false)
    if isArmed, contains(point) { press() }
  }

  private func addMotionController() {
    guard let motion = gtk_event_controller_motion_new() else { return }
    let raw = UnsafeMutableRawPointer(motion)
    connect(raw, "enter") { [weak self] _ in
      if let self { setHovered(isEnabled && isPressable && !isHidden) }
      return .none
    }
    connect(raw, "leave") { [weak self] _ in
      self?.setHovered(false)
      return .none
    }
    gtk_widget_add_controller(widget, motion)
  }

  private func addKeyController() {
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
      guard let self, isPressable, let key = arguments.first?.intValue,
        GTKPressableView.pressingKeys.contains(key), gtk_widget_is_focus(widget) != 0,
        !Modifiers.isAnyPressed(arguments)
      else { return .bool(false) }
      press()
      return .bool(true)
    }
    gtk_widget_add_controller(widget, keys)
  }

  private static let pressingKeys: Set<Int> = [
    Int(GDK_KEY_Return), Int(GDK_KEY_KP_Enter), Int(GDK_KEY_ISO_Enter), Int(GDK_KEY_space),
    Int(GDK_KEY_KP_Space),
  ]
}

/// The modifier keys in the arguments of `key-pressed`.
enum Modifiers {
  /// Returns `true` if Control, Alt or Super is pressed.
  static func isAnyPressed(_ arguments: [GObjectValue]) -> Bool {
    let mask = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
    return state(arguments) & mask != 0
  }

  /// Returns `true` if Shift is pressed.
  static func isShiftPressed(_ arguments: [GObjectValue]) -> Bool {
    state(arguments) & GDK_SHIFT_MASK.rawValue != 0
  }

  private static func state(_ arguments: [GObjectValue]) -> UInt32 {
    guard arguments.count > 2, let state = arguments[2].intValue else { return 0 }
    return UInt32(truncatingIfNeeded: state)
  }
}

extension GTKView {
  /// Returns the texts in the visible subviews, in order.
  ///
  /// - Parameter isRead: returns `false` for a view that is omitted along with its subviews.
  func textInside(where isRead: (GTKView) -> Bool = { _ in true }) -> [String] {
    subviews.filter { $0.isReadable && isRead($0) }.flatMap { $0.texts(where: isRead) }
  }

  /// Returns the text of the view itself, or those in its visible subviews, with its value in words.
  func texts(where isRead: (GTKView) -> Bool) -> [String] {
    guard let text = ownText else {
      return textInside(where: isRead) + [words(with: nil)].compactMap(\.self)
    }
    var texts = [words(with: text) ?? text].filter { !$0.isEmpty }
    // Components within text that aren't read as part of it have their own texts.
    if (self as? GTKTextView)?.textLayout?.content.hasUnreadSpaces == true {
      texts += textInside { isRead($0) && ($0 as? GTKPressableView)?.textRange == nil }
    }
    return texts
  }

  /// The label of the view, or the text that it shows; `nil` for a view without either.
  private var ownText: String? {
    accessibility?.requested.label ?? (self as? GTKTextView)?.contentLabel
      ?? (self as? GTKTextInputView)?.label
  }
}
#endif
