#if GTK
import AlidadeCore
import AlidadeRender
import CGTK

/// The colors, motion and window buttons that the program uses: the settings of the desktop's
/// portal and of GTK.
///
/// Colors are resolved when they are painted, so a change costs one repaint, and rebuilds only the
/// components that read a changed setting.
@MainActor public enum GTKAppearance {
  private static var known: Appearance?
  /// The settings used for the current painting, if they differ from the desktop's.
  private static var painted: Appearance?
  private static var isObserving = false
  private static var portal: SettingsPortal?

  /// The settings in use.
  public static var current: Appearance {
    if let painted { return painted }
    if let known { return known }
    observe()
    update()
    return known ?? Appearance()
  }

  /// Paints with settings other than those of the desktop, such as for paper.
  ///
  /// - Parameters:
  ///   - appearance: the settings.
  ///   - paint: a closure that paints widgets that aren't shown in a window.
  static func painting(in appearance: Appearance, _ paint: () -> Void) {
    let outer = painted
    painted = appearance
    defer { painted = outer }
    paint()
  }

  /// The color scheme in use: dark if the program or the desktop prefers a dark theme.
  public static var scheme: ColorScheme { current.colorScheme }

  /// The settings in use, for components.
  static var shared: Store<Appearance> {
    _ = current
    return store
  }

  private static let store = Store(Appearance())

  /// The color scheme that the program prefers; `nil` follows the desktop's settings.
  ///
  /// GTK's own widgets follow it, too.
  public static var preferred: ColorScheme? {
    didSet { if preferred != oldValue { applyPreferredSettings() } }
  }

  /// A Boolean value that is `true` if GTK's own widgets follow the portal, because the whole
  /// program uses this framework.
  ///
  /// In a program that only embeds components, GTK's widgets follow that program, and so do the
  /// components.
  static var includesStockWidgets = false {
    didSet { if includesStockWidgets != oldValue { applyPreferredSettings() } }
  }

  // MARK: - Settings of GTK

  private static let darkPreference = "gtk-application-prefer-dark-theme"
  private static let animations = "gtk-enable-animations"
  private static let decorationLayout = "gtk-decoration-layout"

  private static var settings: OpaquePointer? {
    GTKToolkit.start() ? gtk_settings_get_default() : nil
  }

  private static func isOn(_ property: String, _ settings: OpaquePointer) -> Bool {
    ObjectProperty.value(property, of: UnsafeMutablePointer(settings)).boolValue ?? false
  }

  private static func text(_ property: String, _ settings: OpaquePointer) -> String {
    ObjectProperty.value(property, of: UnsafeMutablePointer(settings)).stringValue ?? ""
  }

  /// A Boolean value that is `false` if GTK's settings turn animations off, unless this type turned
  /// them off because the portal requests reduced motion.
  static var showsAnimations: Bool {
    guard let settings else { return false }
    return passedOn[animations] != nil || isOn(animations, settings)
  }

  /// The values that were passed to GTK.
  private static var passedOn: [String: Bool] = [:]

  /// Applies the settings that the program or the portal requests to GTK, and resets the others.
  private static func applyPreferredSettings() {
    guard let settings else { return }
    let values = includesStockWidgets ? portal?.values : nil
    let scheme = preferred ?? values?.colorScheme
    let preferences: [String: Bool?] = [
      darkPreference: scheme.map { $0 == .dark },
      animations: values?.reducesMotion == true ? false : nil,
    ]
    for (property, preference) in preferences where preference != passedOn[property] {
      passedOn[property] = preference
      if let preference {
        ObjectProperty.set(property, to: .bool(preference), of: UnsafeMutablePointer(settings))
      } else {
        gtk_settings_reset_property(settings, property)
      }
    }
  }

  /// Reads the settings of GTK, which include the color scheme passed to it, and the other settings
  /// of the portal.
  private static func read() -> Appearance {
    guard let settings else { return Appearance(reducesMotion: true) }
    let values = portal?.values ?? PortalSettings()
    let name = text("gtk-theme-name", settings).lowercased()
    let isDark =
      isOn(darkPreference, settings) || name.hasSuffix("-dark") || name == "highcontrastinverse"
    return Appearance(
      colorScheme: isDark ? .dark : .light, accentColor: values.accentColor,
      hasHighContrast: values.hasHighContrast || name.hasPrefix("highcontrast")
        || name.hasSuffix("-hc"),
      reducesMotion: values.reducesMotion || !isOn(animations, settings),
      windowButtons: WindowButtonLayout(gtkSetting: text(decorationLayout, settings)))
  }

  // MARK: - Changes

  private static func observe() {
    guard !isObserving, let settings else { return }
    isObserving = true
    for property in [darkPreference, "gtk-theme-name", animations, decorationLayout] {
      connect(UnsafeMutableRawPointer(settings), "notify::\(property)") { _ in
        update()
        return .none
      }
    }
    portal = SettingsPortal {
      applyPreferredSettings()
      update()
    }
    applyPreferredSettings()
  }

  private static let motionObservers = WeakObservers<any MotionSettingsObserver>()

  /// Notifies an object after the settings may have changed, as long as the object exists.
  static func observeMotion(_ observer: any MotionSettingsObserver) {
    _ = current
    motionObservers.add(observer)
  }

  private static func update() {
    let newer = read()
    defer { motionObservers.notify { $0.motionSettingsDidChange() } }
    guard newer != known else { return }
    let isFirst = known == nil
    known = newer
    if includesStockWidgets { AccentStyle.show(newer) }
    store.update { $0 = newer }
    if !isFirst { repaint() }
  }

  /// Repaints all windows.
  static func repaint() {
    guard let windows = gtk_window_get_toplevels() else { return }
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index) else { continue }
      repaint(window.assumingMemoryBound(to: GtkWidget.self))
      g_object_unref(window)
    }
  }

  /// Marks a widget and all its descendants for redrawing, because GTK caches the painted content
  /// of each.
  private static func repaint(_ widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_queue_draw(widget)
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      repaint(child)
      next = gtk_widget_get_next_sibling(child)
    }
  }
}
#endif
