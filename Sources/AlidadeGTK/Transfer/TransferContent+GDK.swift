#if GTK
import AlidadeRender
import CGTK

extension TransferContent {
  /// Creates a provider that passes the content to GDK.
  ///
  /// The caller owns the provider.
  func makeProvider() -> UnsafeMutablePointer<GdkContentProvider>? {
    var value = GValue()
    defer { g_value_unset(&value) }
    switch self {
    case .value(let offered): return TransferProvider.make(offered)
    case .text(let text):
      g_value_init(&value, FundamentalType.string)
      g_value_set_string(&value, text)
    case .files(let paths):
      var list: UnsafeMutablePointer<GSList>?
      for path in paths {
        list = g_slist_append(list, UnsafeMutableRawPointer(g_file_new_for_path(path)))
      }
      g_value_init(&value, gdk_file_list_get_type())
      g_value_take_boxed(&value, UnsafeRawPointer(gdk_file_list_new_from_list(list)))
      g_slist_free_full(list) { g_object_unref($0) }
    }
    return gdk_content_provider_new_for_value(&value)
  }

  /// Puts the content on the clipboard of a widget's display.
  ///
  /// - Returns: `true` if the clipboard accepted the content.
  @discardableResult
  func copy(from widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let provider = makeProvider() else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
    return gdk_clipboard_set_content(gtk_widget_get_clipboard(widget), provider) != 0
  }

  /// Creates content from a GDK value, or returns `nil` if the value has a different type.
  ///
  /// Files that aren't local are omitted.
  init?(_ value: UnsafePointer<GValue>) {
    if value.pointee.g_type == FundamentalType.string, let text = g_value_get_string(value) {
      self = .text(String(cString: text))
      return
    }
    guard value.pointee.g_type == gdk_file_list_get_type(), let boxed = g_value_get_boxed(value)
    else { return nil }
    var paths: [String] = []
    let files = gdk_file_list_get_files(OpaquePointer(boxed))
    var next = files
    while let entry = next {
      if let path = entry.pointee.data.flatMap({ g_file_get_path(OpaquePointer($0)) }) {
        paths.append(String(cString: path))
        g_free(path)
      }
      next = entry.pointee.next
    }
    g_slist_free(files)
    self = .files(paths)
  }
}

extension TransferKinds {
  /// The GDK value types for files and text, files first.
  var types: [GType] {
    (acceptsFiles ? [gdk_file_list_get_type()] : [])
      + (acceptsText ? [FundamentalType.string] : [])
  }

  /// The formats in which programs may offer these kinds.
  ///
  /// The caller owns them.
  func makeFormats() -> OpaquePointer? {
    let builder = gdk_content_formats_builder_new()
    for type in readers.flatMap(\.types) {
      gdk_content_formats_builder_add_mime_type(builder, type.name)
    }
    for type in types { gdk_content_formats_builder_add_gtype(builder, type) }
    return gdk_content_formats_union_deserialize_mime_types(
      gdk_content_formats_builder_free_to_formats(builder))
  }

  /// Returns the best representation of content among some formats; `nil` if it has none of these
  /// kinds.
  func choice(in formats: OpaquePointer?) -> TransferChoice? {
    guard let formats else { return nil }
    let all = gdk_content_formats_union_serialize_mime_types(gdk_content_formats_ref(formats))
    defer { gdk_content_formats_unref(all) }
    return choice(
      hasFiles: gdk_content_formats_contain_gtype(formats, gdk_file_list_get_type()) != 0,
      hasText: gdk_content_formats_contain_gtype(formats, FundamentalType.string) != 0
        || gdk_content_formats_match(all, TransferRead.textFormats) != 0,
      hasType: { gdk_content_formats_contain_mime_type(all, $0.name) != 0 })
  }
}
#endif
