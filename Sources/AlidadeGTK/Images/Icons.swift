#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A cache of the theme's icons by name, extent, scale and direction.
@MainActor enum Icons {
  private struct Key: Hashable {
    let name: String
    let extent: Int32
    let scale: Int32
    let direction: LayoutDirection
  }

  private static var known: [Key: OpaquePointer] = [:]
  private static var reported: Set<String> = []
  private static var isObserving = false

  /// Returns an icon as a `GtkIconPaintable`, which the cache owns, or the theme's picture for
  /// missing icons if the theme has no icon of that name.
  static func icon(
    _ name: String, size: Size, scale: Int32, direction: LayoutDirection
  ) -> OpaquePointer? {
    let extent = max(1, wholePoints(min(size.width, size.height)))
    let key = Key(name: name, extent: extent, scale: scale, direction: direction)
    if let icon = known[key] { return icon }
    guard let display = gdk_display_get_default(),
      let theme = gtk_icon_theme_get_for_display(display)
    else { return nil }
    observe(theme)
    reportIfMissing(name, theme)
    let icon = gtk_icon_theme_lookup_icon(
      theme, name, nil, extent, scale, direction.native, GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
    if known.count >= capacity { forget() }
    known[key] = icon
    return icon
  }

  private static func observe(_ theme: OpaquePointer) {
    guard !isObserving else { return }
    isObserving = true
    connect(UnsafeMutableRawPointer(theme), "changed") { _ in
      forget()
      return .none
    }
  }

  private static func forget() {
    for icon in known.values { g_object_unref(UnsafeMutableRawPointer(icon)) }
    known = [:]
  }

  private static func reportIfMissing(_ name: String, _ theme: OpaquePointer) {
    let hasIcon =
      gtk_icon_theme_has_icon(theme, name) != 0
      || gtk_icon_theme_has_icon(theme, "\(name)-symbolic") != 0
    guard !hasIcon, reported.insert(name).inserted else { return }
    let near = NearNames.nearest(to: name, among: names(theme))
    Diagnostics.report(
      Diagnostic(
        "The icon theme has no icon \"\(name)\".",
        values: near.isEmpty ? [] : ["similar  \(near.joined(separator: ", "))"],
        remedy: """
          Check the spelling. If only another theme has the icon, choose a name that all themes have. Until then, the \
          theme's picture for missing icons is shown. This is reported once for each name.
          """))
  }

  private static func names(_ theme: OpaquePointer) -> [String] {
    guard let list = gtk_icon_theme_get_icon_names(theme) else { return [] }
    defer { g_strfreev(list) }
    var names: [String] = []
    var next = list
    while let name = next.pointee {
      names.append(String(cString: name))
      next += 1
    }
    return names
  }

  private static let capacity = 512
}
#endif
