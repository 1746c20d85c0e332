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

extension ViewClass {
  /// The class of the views that every backend has for a kind.
  init(portable: PortableViewClass) {
    self.init(
      erased: AnyViewClass(
        name: .portable(portable), label: "\(portable.kind)", view: View.self, hooks: nil,
        location: nil, make: { $0.makeView(portable) }))
  }
}
