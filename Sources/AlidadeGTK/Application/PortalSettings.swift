#if GTK
import AlidadeRender
import CGTK

/// The settings of the namespace `org.freedesktop.appearance`.
///
/// A value of an unexpected type, or an unknown value, counts as the default.
struct PortalSettings: Equatable {
  static let namespace = "org.freedesktop.appearance"

  /// The color scheme that the user prefers; `nil` for none.
  private(set) var colorScheme: ColorScheme?
  /// The accent color; `nil` for none.
  private(set) var accentColor: RGBA?
  private(set) var hasHighContrast = false
  private(set) var reducesMotion = false

  /// Creates settings at their defaults.
  init() {}

  /// Creates settings from an answer of the type `(a{sa{sv}})`.
  init(answer: OpaquePointer) {
    PortalSettings.withChildren(of: answer) { namespaces in
      guard let namespaces = namespaces.first else { return }
      let settings = g_variant_lookup_value(namespaces, PortalSettings.namespace, nil)
      guard let settings else { return }
      defer { g_variant_unref(settings) }
      PortalSettings.withChildren(of: settings) { entries in
        for entry in entries {
          PortalSettings.withChildren(of: entry) { parts in
            guard parts.count == 2 else { return }
            set(PortalSettings.text(parts[0]), to: parts[1])
          }
        }
      }
    }
  }

  /// Applies the arguments of the change signal: the namespace, the key and the value.
  mutating func apply(change arguments: OpaquePointer) {
    guard PortalSettings.type(of: arguments) == "(ssv)" else { return }
    PortalSettings.withChildren(of: arguments) { parts in
      if PortalSettings.text(parts[0]) == PortalSettings.namespace {
        set(PortalSettings.text(parts[1]), to: parts[2])
      }
    }
  }

  private mutating func set(_ key: String, to boxed: OpaquePointer) {
    var value: OpaquePointer = boxed
    g_variant_ref(value)
    // Some portals wrap the variant in another variant.
    while PortalSettings.type(of: value) == "v", let inner = g_variant_get_variant(value) {
      g_variant_unref(value)
      value = inner
    }
    defer { g_variant_unref(value) }
    let number = PortalSettings.type(of: value) == "u" ? g_variant_get_uint32(value) : 0
    switch key {
    case "color-scheme": colorScheme = number == 1 ? .dark : number == 2 ? .light : nil
    case "accent-color": accentColor = PortalSettings.color(value)
    case "contrast": hasHighContrast = number == 1
    case "reduced-motion": reducesMotion = number == 1
    default: break
    }
  }

  // MARK: - Variants

  /// Returns a color from three numbers from 0 to 1; `nil` for any other value.
  private static func color(_ value: OpaquePointer) -> RGBA? {
    guard type(of: value) == "(ddd)" else { return nil }
    return withChildren(of: value) { parts in
      let parts = parts.map(g_variant_get_double)
      guard parts.allSatisfy({ $0 >= 0 && $0 <= 1 }) else { return nil }
      return RGBA(red: parts[0], green: parts[1], blue: parts[2])
    }
  }

  private static func type(of value: OpaquePointer) -> String {
    String(cString: g_variant_get_type_string(value))
  }

  private static func text(_ value: OpaquePointer) -> String {
    String(cString: g_variant_get_string(value, nil))
  }

  private static func withChildren<Result>(
    of value: OpaquePointer, _ body: ([OpaquePointer]) -> Result
  ) -> Result {
    let children = (0..<g_variant_n_children(value)).compactMap {
      g_variant_get_child_value(value, $0)
    }
    defer { for child in children { g_variant_unref(child) } }
    return body(children)
  }
}
#endif
