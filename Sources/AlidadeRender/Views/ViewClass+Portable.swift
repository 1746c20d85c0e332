import Synchronization

extension ViewClass where View == any NativeView {
  /// Views that paint a box and hold other views.
  public static func container(role: AccessibilityRole = .generic) -> ViewClass {
    ViewClass(portable: PortableViewClass(.container, role: role))
  }
}

extension ViewClass where View == any TextView {
  /// Views that show text.
  public static func text(role: AccessibilityRole = .text) -> ViewClass {
    ViewClass(portable: PortableViewClass(.text, role: role))
  }
}

extension ViewClass where View == any ImageView {
  /// Views that show a picture.
  public static func image(role: AccessibilityRole = .image) -> ViewClass {
    ViewClass(portable: PortableViewClass(.image, role: role))
  }
}

extension ViewClass where View == any PressableView {
  /// Views that can be pressed and hold other views.
  public static func pressable(role: AccessibilityRole = .button) -> ViewClass {
    ViewClass(portable: PortableViewClass(.pressable, role: role))
  }
}

extension ViewClass where View == any ScrollView {
  /// Views that scroll rows.
  public static func scroll(role: AccessibilityRole = .list) -> ViewClass {
    ViewClass(portable: PortableViewClass(.scroll, role: role))
  }
}

extension ViewClass where View == any FocusScopeView {
  /// Views that know whether the keyboard focus is in them, and hold other views.
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
  /// The class for a portable kind of view, which is made once: components ask for it each time
  /// they are laid out.
  ///
  /// - Parameters:
  ///   - portable: the kind and the role.
  ///   - view: what views of that kind are to applicators; the same for all of a kind.
  fileprivate static func portable(_ portable: PortableViewClass, view: Any.Type) -> AnyViewClass {
    if portable == plainText.name { return plainText.viewClass }
    if portable == plainContainer.name { return plainContainer.viewClass }
    return table(portable, view: view)
  }

  /// The two most frequent classes, which are found without hashing.
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
      name: .portable(portable), label: portable.name, view: view, hooks: nil,
      make: { $0.makeView(portable) })
    portableClasses.withLock { $0[portable] = made }
    return made
  }

  private static let portableClasses = Mutex<[PortableViewClass: AnyViewClass]>([:])
}
