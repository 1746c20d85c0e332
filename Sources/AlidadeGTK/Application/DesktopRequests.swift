#if GTK
import AlidadeApplication
import AlidadeComponents
import AlidadeRender
import CGTK

/// The requests of applications and links to the desktop, through GIO.
///
/// In a sandbox, GIO uses the desktop's portals.
@MainActor enum DesktopRequests {
  typealias Finish = @MainActor (DesktopError?) -> Void

  /// Performs a request.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - window: the active window.
  ///   - finish: called once, with the reason if the request failed.
  static func perform(
    _ request: DesktopRequest, in window: UnsafeMutablePointer<GtkWindow>?,
    _ finish: @escaping Finish
  ) {
    switch request {
    case .open(let address): show(address, in: window, finish)
    case .openFile(let address):
      if let refusal = refusal(ofFile: address) { return finish(refusal) }
      show(address, in: window, finish)
    case .showInFolder(let address): select(address, in: window, finish)
    case .moveToTrash(let address): trash(address, finish)
    }
  }

  // MARK: - Opening

  /// Opens the address of a link, and reports a failure.
  ///
  /// - Parameters:
  ///   - address: the address, whose scheme must be allowed.
  ///   - window: the window that contains the link.
  static func open(_ address: String, in window: UnsafeMutablePointer<GtkWindow>?) {
    let isFile = AddressRule.scheme(of: address) == "file"
    perform(isFile ? .openFile(address) : .open(address), in: window) { error in
      guard let error else { return }
      Diagnostics.report(
        Diagnostic(
          "A link couldn't be opened.", values: ["address  \(address)", "reason   \(error)"],
          remedy: """
            The desktop may have no program for the address. To tell the user, give the link an action that calls \
            context.application.open(_:), which throws the reason.
            """))
    }
  }

  private static func show(
    _ address: String, in window: UnsafeMutablePointer<GtkWindow>?, _ finish: @escaping Finish
  ) {
    if let window { g_object_ref(UnsafeMutableRawPointer(window)) }
    gtk_show_uri_full(
      window, address, guint32(GDK_CURRENT_TIME), nil, AsyncAnswer.callback,
      AsyncAnswer.data { _, result in
        var error: UnsafeMutablePointer<GError>?
        let isDone = gtk_show_uri_full_finish(window, result, &error) != 0
        if let window { g_object_unref(UnsafeMutableRawPointer(window)) }
        finish(isDone ? nil : DesktopError(error))
      })
  }

  /// Returns the reason that a file can't be opened: it is missing or is a program.
  private static func refusal(ofFile address: String) -> DesktopError? {
    let file = g_file_new_for_uri(address)
    defer { release(file) }
    var error: UnsafeMutablePointer<GError>?
    let attributes = "standard::type,standard::content-type,access::can-execute"
    guard let info = g_file_query_info(file, attributes, G_FILE_QUERY_INFO_NONE, nil, &error) else {
      return DesktopError(error)
    }
    defer { release(info) }
    guard g_file_info_get_file_type(info) == G_FILE_TYPE_REGULAR,
      let type = g_file_info_get_content_type(info)
    else { return nil }
    // On some file systems, every file is executable, so the file's type is checked, too.
    let isProgram =
      g_file_info_get_attribute_boolean(info, "access::can-execute") != 0
      && (g_content_type_can_be_executable(type) != 0 || g_content_type_is_unknown(type) != 0)
    let isLauncher = String(cString: type) == "application/x-desktop"
    return isProgram || isLauncher ? DesktopError("\(address) is a program.") : nil
  }

  // MARK: - Files

  /// Asks the file manager to select a file, or opens the folder instead.
  private static func select(
    _ address: String, in window: UnsafeMutablePointer<GtkWindow>?, _ finish: @escaping Finish
  ) {
    let file = g_file_new_for_uri(address)
    defer { release(file) }
    guard let parent = g_file_get_parent(file) else { return show(address, in: window, finish) }
    defer { release(parent) }
    guard let uri = g_file_get_uri(parent) else { return finish(DesktopError(nil)) }
    defer { g_free(uri) }
    let folder = String(cString: uri)
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else {
      return show(folder, in: window, finish)
    }
    defer { release(bus) }
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    // The user may close the window before the answer.
    if let window { g_object_ref(UnsafeMutableRawPointer(window)) }
    var item = g_variant_new_string(address)
    var arguments = [g_variant_new_array(type, &item, 1), g_variant_new_string("")]
    g_dbus_connection_call(
      bus, "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1",
      "org.freedesktop.FileManager1", "ShowItems", g_variant_new_tuple(&arguments, 2), nil,
      G_DBUS_CALL_FLAGS_NONE, -1, nil, AsyncAnswer.callback,
      AsyncAnswer.data { bus, result in
        defer { if let window { g_object_unref(UnsafeMutableRawPointer(window)) } }
        let answer = g_dbus_connection_call_finish(bus.map { OpaquePointer($0) }, result, nil)
        guard let answer else { return show(folder, in: window, finish) }
        g_variant_unref(answer)
        finish(nil)
      })
  }

  private static func trash(_ address: String, _ finish: @escaping Finish) {
    let file = g_file_new_for_uri(address)
    defer { release(file) }
    g_file_trash_async(
      file, G_PRIORITY_DEFAULT, nil, AsyncAnswer.callback,
      AsyncAnswer.data { file, result in
        var error: UnsafeMutablePointer<GError>?
        let isDone = g_file_trash_finish(file.map { OpaquePointer($0) }, result, &error) != 0
        finish(isDone ? nil : DesktopError(error))
      })
  }

  private static func release(_ object: OpaquePointer?) {
    if let object { g_object_unref(UnsafeMutableRawPointer(object)) }
  }
}
#endif
