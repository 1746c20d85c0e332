#if GTK
import AlidadeApplication
import CGTK

/// An open dialog of the desktop in which the user chooses files.
///
/// In a sandbox, the dialog is shown by the desktop's portal.
@MainActor final class FileChooser {
  private let chooser: OpaquePointer
  private var finish: (@MainActor ([String]) -> Void)?
  /// A reference to the dialog itself while it is open.
  private var selfWhileOpen: FileChooser?

  /// Opens a dialog in front of a window.
  init(
    _ request: FileRequest, in window: UnsafeMutablePointer<GtkWindow>,
    _ finish: @escaping @MainActor ([String]) -> Void
  ) {
    self.finish = finish
    chooser = gtk_file_chooser_native_new(
      request.title.isEmpty ? FileChooser.standardTitle(of: request.kind) : request.title, window,
      FileChooser.action(request.kind), nil, nil)
    gtk_native_dialog_set_modal(nativeDialog, 1)
    configure(for: request)
    selfWhileOpen = self
    connect(UnsafeMutableRawPointer(chooser), "response") { [weak self] call in
      self?.close(isAccepted: call.first?.intValue == Int(GTK_RESPONSE_ACCEPT.rawValue))
      return .none
    }
    gtk_native_dialog_show(nativeDialog)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(chooser))
  }

  private var nativeDialog: UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutableRawPointer(chooser).assumingMemoryBound(to: GtkNativeDialog.self)
  }

  /// Returns GTK's word for what the dialog does, in the user's language.
  ///
  /// A dialog without a title would have the name of the program.
  static func standardTitle(of kind: FileRequest.Kind) -> String {
    if case .save = kind { return GTKToolkit.translation(of: "Save") }
    return GTKToolkit.translation(of: "Open")
  }

  private static func action(_ kind: FileRequest.Kind) -> GtkFileChooserAction {
    switch kind {
    case .file, .files: GTK_FILE_CHOOSER_ACTION_OPEN
    case .folder, .folders: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
    case .save: GTK_FILE_CHOOSER_ACTION_SAVE
    }
  }

  private func configure(for request: FileRequest) {
    let isMultiple = request.kind == .files || request.kind == .folders
    gtk_file_chooser_set_select_multiple(chooser, isMultiple ? 1 : 0)
    if let folder = request.folder { setFolder(folder) }
    if case .save(let name) = request.kind {
      gtk_file_chooser_set_current_name(chooser, name)
    }
    for filter in request.filters {
      let native = gtk_file_filter_new()
      gtk_file_filter_set_name(native, filter.name)
      for suffix in filter.extensions { gtk_file_filter_add_suffix(native, suffix) }
      for type in filter.types { gtk_file_filter_add_mime_type(native, type) }
      if filter.extensions.isEmpty, filter.types.isEmpty {
        gtk_file_filter_add_pattern(native, "*")
      }
      gtk_file_chooser_add_filter(chooser, native)
      g_object_unref(UnsafeMutableRawPointer(native))
    }
  }

  private func setFolder(_ folder: String) {
    let file = folder.hasPrefix("/") ? g_file_new_for_path(folder) : g_file_new_for_uri(folder)
    guard let file else { return }
    gtk_file_chooser_set_current_folder(chooser, file, nil)
    g_object_unref(UnsafeMutableRawPointer(file))
  }

  /// Closes the dialog and passes on the user's choice.
  func close(isAccepted: Bool) {
    let finish = finish
    self.finish = nil
    finish?(isAccepted ? addresses : [])
    gtk_native_dialog_destroy(nativeDialog)
    selfWhileOpen = nil
  }

  private var addresses: [String] {
    guard let files = gtk_file_chooser_get_files(chooser) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    return (0..<g_list_model_get_n_items(files)).compactMap { index in
      guard let file = g_list_model_get_item(files, index) else { return nil }
      defer { g_object_unref(file) }
      guard let address = g_file_get_uri(OpaquePointer(file)) else { return nil }
      defer { g_free(address) }
      return String(cString: address)
    }
  }
}
#endif
