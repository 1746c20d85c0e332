import Synchronization

extension ViewClass where View == any NativeView {
  /// Returns the class of views that paint a box and contain other views.
  public static func container(role: AccessibilityRole = .generic) -> ViewClass {
    ViewClass(portable: PortableViewClass(.container, role: role))
  }
}

extension ViewClass where View == any TextView {
  /// Returns the class of views that show text.
  public static func text(role: AccessibilityRole = .text) -> ViewClass {
    ViewClass(portable: PortableViewClass(.text, role: role))
  }
}

extension ViewClass where View == any ImageView {
  /// Returns the class of views that show an image.
  public static func image(role: AccessibilityRole = .image) -> ViewClass {
    ViewClass(portable: PortableViewClass(.image, role: role))
  }
}

extension ViewClass where View == any CanvasView {
  /// Returns the class of views that show a drawing.
  public static func canvas(role: AccessibilityRole = .image) -> ViewClass {
    ViewClass(portable: PortableViewClass(.canvas, role: role))
  }
}

extension ViewClass where View == any PressableView {
  /// Returns the class of views that can be pressed and contain other views.
  public static func pressable(role: AccessibilityRole = .button) -> ViewClass {
    ViewClass(portable: PortableViewClass(.pressable, role: role))
  }
}

extension ViewClass where View == any ScrollView {
  /// Returns the class of views that scroll content.
  public static func scroll(role: AccessibilityRole = .list) -> ViewClass {
    ViewClass(portable: PortableViewClass(.scroll, role: role))
  }
}

extension ViewClass where View == any FocusScopeView {
  /// Returns the class of views that track whether they contain the keyboard focus, and contain
  /// other views.
  public static func focusScope() -> ViewClass {
    ViewClass(portable: PortableViewClass(.focusScope, role: .generic))
  }
}

extension ViewClass {
  init(portable: PortableViewClass) {
    self.init(erased: AnyViewClass.portable(portable, view: View.self))
  }
}

extension AnyViewClass {
  /// Returns the class of a portable kind of view, created once because components request it in
  /// each layout.
  ///
  /// - Parameters:
  ///   - portable: the kind and the role.
  ///   - view: the type of view that applicators receive; the same for all classes of a kind.
  fileprivate static func portable(_ portable: PortableViewClass, view: Any.Type) -> AnyViewClass {
    if portable == plainText.name { return plainText.viewClass }
    if portable == plainContainer.name { return plainContainer.viewClass }
    return table(portable, view: view)
  }

  /// The two most frequent classes, found without hashing.
  private static let plainText = frequent(.text, .text, (any TextView).self)
  private static let plainContainer = frequent(.container, .generic, (any NativeView).self)

  private static func frequent(
    _ kind: PortableViewClass.Kind, _ role: AccessibilityRole, _ view: Any.Type
  ) -> (name: PortableViewClass, viewClass: AnyViewClass) {
    let name = PortableViewClass(kind, role: role)
    return (name, table(name, view: view))
  }

  private static func table(_ portable: PortableViewClass, view: Any.Type) -> AnyViewClass {
    if let known = portableClasses.withLock({ $0[portable] }) { return known }
    let made = AnyViewClass(
      name: .portable(portable), view: view, hooks: nil, make: { $0.makeView(portable) })
    portableClasses.withLock { $0[portable] = made }
    return made
  }

  private static let portableClasses = Mutex<[PortableViewClass: AnyViewClass]>([:])
}
