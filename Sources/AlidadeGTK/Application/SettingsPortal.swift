#if GTK
import CGTK

/// The settings for colors and motion that the desktop provides to all programs, through the
/// interface `org.freedesktop.portal.Settings`.
///
/// Nothing is polled: the portal reports changes, and the bus reports when the portal starts again.
/// When the portal ends, its last settings are kept.
@MainActor final class SettingsPortal {
  /// The settings of the portal; a setting that it doesn't provide has its default.
  private(set) var values = PortalSettings()

  private let didChange: @MainActor () -> Void
  private let connection: OpaquePointer?
  private var subscription: guint = 0
  private var watch: guint = 0

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// The longest time to wait for the first answer, in milliseconds.
  ///
  /// A running portal answers within two milliseconds. Without its answer, the first frame of a
  /// dark desktop would be light. However, a portal that has yet to start, or that hangs, shouldn't
  /// delay the frame noticeably.
  private static let patience: Int32 = 100

  /// Reads the settings, and follows them for as long as the object lives.
  ///
  /// - Parameters:
  ///   - connection: the bus, which is retained; `nil` if there is none.
  ///   - didChange: called when ``values`` have changed.
  init(
    on connection: OpaquePointer? = SettingsPortal.sessionBus,
    didChange: @escaping @MainActor () -> Void
  ) {
    self.connection = connection
    self.didChange = didChange
    guard let connection else { return }
    g_object_ref(UnsafeMutableRawPointer(connection))
    readNow()
    subscribe()
    watchName()
  }

  isolated deinit {
    guard let connection else { return }
    g_dbus_connection_signal_unsubscribe(connection, subscription)
    g_bus_unwatch_name(watch)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// The session bus, which the process keeps open; `nil` if there is none.
  private static var sessionBus: OpaquePointer? { g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) }

  // MARK: - Reading

  /// Reads the settings, and waits for the answer.
  private func readNow() {
    let type = SettingsPortal.answerType
    defer { g_variant_type_free(type) }
    let answer = g_dbus_connection_call_sync(
      connection, SettingsPortal.name, SettingsPortal.path, SettingsPortal.interface, "ReadAll",
      SettingsPortal.namespaces, type, G_DBUS_CALL_FLAGS_NONE, SettingsPortal.patience, nil, nil)
    // If there is no answer, there is no portal, or it answers later; see `watchName`.
    guard let answer else { return }
    values = PortalSettings(answer: answer)
    g_variant_unref(answer)
  }

  /// Requests the settings again, because the portal has started; without an answer, the last
  /// settings are kept.
  private func readLater() {
    let type = SettingsPortal.answerType
    defer { g_variant_type_free(type) }
    g_dbus_connection_call(
      connection, SettingsPortal.name, SettingsPortal.path, SettingsPortal.interface, "ReadAll",
      SettingsPortal.namespaces, type, G_DBUS_CALL_FLAGS_NONE, -1, nil, AsyncAnswer.callback,
      AsyncAnswer.data { [weak self] connection, result in
        let connection = connection.map { OpaquePointer($0) }
        // A portal that doesn't answer has changed nothing.
        guard let answer = g_dbus_connection_call_finish(connection, result, nil) else { return }
        self?.set(PortalSettings(answer: answer))
        g_variant_unref(answer)
      })
  }

  private func set(_ newer: PortalSettings) {
    guard newer != values else { return }
    values = newer
    didChange()
  }

  private static var answerType: OpaquePointer? { g_variant_type_new("(a{sa{sv}})") }

  /// The arguments of a call that reads the settings, with a floating reference.
  private static var namespaces: OpaquePointer? {
    var name = g_variant_new_string(PortalSettings.namespace)
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    var list = g_variant_new_array(type, &name, 1)
    return g_variant_new_tuple(&list, 1)
  }

  // MARK: - Following

  /// A weak reference that GDBus keeps for its callbacks.
  private final class Reference {
    weak var portal: SettingsPortal?

    init(_ portal: SettingsPortal) { self.portal = portal }

    @MainActor static func portal(_ data: gpointer) -> SettingsPortal? {
      Unmanaged<Reference>.fromOpaque(data).takeUnretainedValue().portal
    }

    static let release: GDestroyNotify = { data in
      if let data { Unmanaged<Reference>.fromOpaque(data).release() }
    }
  }

  private func subscribe() {
    subscription = g_dbus_connection_signal_subscribe(
      connection, SettingsPortal.name, SettingsPortal.interface, "SettingChanged",
      SettingsPortal.path, PortalSettings.namespace, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, arguments, data in
        guard let arguments, let data else { return }
        // Proof: GDBus calls on the main thread, on which the subscription began, and the pointers
        // don't leave this call.
        nonisolated(unsafe) let (change, reference) = (arguments, data)
        onMainThread {
          guard let portal = Reference.portal(reference) else { return }
          var values = portal.values
          values.apply(change: change)
          portal.set(values)
        }
      }, Unmanaged.passRetained(Reference(self)).toOpaque(), Reference.release)
  }

  /// Reads the settings whenever the portal starts, and once at the beginning in case the first
  /// answer didn't arrive in time.
  private func watchName() {
    watch = g_bus_watch_name_on_connection(
      connection, SettingsPortal.name, G_BUS_NAME_WATCHER_FLAGS_NONE,
      { _, _, _, data in
        guard let data else { return }
        // Proof: as in `subscribe`.
        nonisolated(unsafe) let reference = data
        onMainThread { Reference.portal(reference)?.readLater() }
      }, nil, Unmanaged.passRetained(Reference(self)).toOpaque(), Reference.release)
  }
}
#endif
