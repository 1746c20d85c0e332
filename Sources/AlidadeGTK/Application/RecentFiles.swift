#if GTK
import AlidadeApplication
import AlidadeCore
import AlidadeRender
import CGTK
import Dispatch

/// The recent files of an application in the desktop's list (`GtkRecentManager`).
@MainActor final class RecentFiles {
  /// The files, most recent first.
  let store: Store<[RecentFile]>
  private let application: String
  // Proof: the pointer never changes, and only code of the main actor dereferences it.
  private nonisolated(unsafe) let manager: UnsafeMutablePointer<GtkRecentManager>
  private var connection: SignalConnection?

  /// Reads the list.
  ///
  /// - Parameters:
  ///   - application: the name by which the desktop identifies the application's files.
  ///   - store: the store that receives the files.
  ///   - path: the file that contains the list; `nil` for the desktop's file.
  init(of application: String, in store: Store<[RecentFile]>, path: String? = nil) {
    self.application = application
    self.store = store
    manager = RecentFiles.makeManager(path)
    connection = SignalConnection(
      "changed", of: UnsafeMutableRawPointer(manager).assumingMemoryBound(to: GObject.self)
    ) { [weak self] _ in
      self?.read()
      return .none
    }
    read()
  }

  isolated deinit {
    g_object_unref(manager)
  }

  private static func makeManager(_ path: String?) -> UnsafeMutablePointer<GtkRecentManager> {
    guard let path else {
      let manager: UnsafeMutablePointer<GtkRecentManager> = gtk_recent_manager_get_default()
      g_object_ref(manager)
      return manager
    }
    var value = GValue()
    g_value_init(&value, FundamentalType.string)
    g_value_set_string(&value, path)
    defer { g_value_unset(&value) }
    let name = g_strdup("filename")
    defer { g_free(name) }
    var names: [UnsafePointer<CChar>?] = [UnsafePointer(name)]
    let object: UnsafeMutablePointer<GObject> = g_object_new_with_properties(
      gtk_recent_manager_get_type(), 1, &names, &value)
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkRecentManager.self)
  }

  /// Makes a file the most recent one.
  func note(_ address: String) {
    let (type, program) = (RecentFiles.mimeType(of: address), "\(RecentFiles.programName) %u")
    // The structure's fields aren't declared constant, but GTK copies everything.
    let strings: [String] = [type, application, program]
    let texts = strings.map { g_strdup($0) }
    defer { for text in texts { g_free(text) } }
    var data = GtkRecentData()
    (data.mime_type, data.app_name, data.app_exec) = (texts[0], texts[1], texts[2])
    _ = gtk_recent_manager_add_full(manager, address, &data)
    read()
  }

  /// Removes a file of the application from the list.
  func forget(_ address: String) {
    guard items().contains(where: { $0.address == address }) else { return }
    gtk_recent_manager_remove_item(manager, address, nil)
    read()
  }

  private static var programName: String {
    g_get_prgname().map { String(cString: $0) } ?? "gio open"
  }

  private static func mimeType(of address: String) -> String {
    guard let type = g_content_type_guess(address, nil, 0, nil) else {
      return "application/octet-stream"
    }
    defer { g_free(type) }
    guard let mimeType = g_content_type_get_mime_type(type) else {
      return "application/octet-stream"
    }
    defer { g_free(mimeType) }
    return String(cString: mimeType)
  }

  // MARK: - Reading

  private func read() {
    let missing = Set(store.state.filter(\.isMissing).map(\.address))
    let files = items().prefix(RecentFile.limit).map { file in
      RecentFile(file.address, name: file.name, isMissing: missing.contains(file.address))
    }
    show(files)
    lookForMissing(files)
  }

  private func show(_ files: [RecentFile]) {
    if files != store.state { store.update { $0 = files } }
  }

  /// Checks on another thread whether the files exist, because a disk may not respond.
  private func lookForMissing(_ files: [RecentFile]) {
    BackgroundThreads.run { [weak self] in
      let found = files.map { file in
        RecentFile(file.address, name: file.name, isMissing: RecentFiles.isMissing(file.address))
      }
      DispatchQueue.main.async {
        // If the files have changed in the meantime, a newer check is already under way.
        guard let self, self.store.state.map(\.address) == files.map(\.address) else { return }
        self.show(found)
      }
    }
  }

  /// Returns `true` if there is no file with an address; called on any thread.
  private nonisolated static func isMissing(_ address: String) -> Bool {
    guard let file = g_file_new_for_uri(address) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return g_file_is_native(file) != 0 && g_file_query_exists(file, nil) == 0
  }

  /// The files of the application, most recent first.
  private func items() -> [RecentFile] {
    let items = gtk_recent_manager_get_items(manager)
    var found: [(file: RecentFile, time: Int64)] = []
    var next = items
    while let item = next {
      if let info = item.pointee.data.map({ OpaquePointer($0) }) {
        if let entry = entry(info) { found.append(entry) }
        gtk_recent_info_unref(info)
      }
      next = item.pointee.next
    }
    g_list_free(items)
    return found.sorted { $0.time > $1.time }.map(\.file)
  }

  /// Returns a file with the time, in microseconds, at which it was last recorded; `nil` if another
  /// application recorded it.
  private func entry(_ info: OpaquePointer) -> (file: RecentFile, time: Int64)? {
    var time: OpaquePointer?
    guard gtk_recent_info_get_application_info(info, application, nil, nil, &time) != 0,
      let time, let address = gtk_recent_info_get_uri(info),
      let name = gtk_recent_info_get_display_name(info)
    else { return nil }
    return (
      RecentFile(String(cString: address), name: String(cString: name)),
      Int64(g_date_time_to_unix(time)) * 1_000_000
        + Int64(g_date_time_get_microsecond(time))
    )
  }
}
#endif
