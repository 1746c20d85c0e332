#if GTK
import AlidadeRender
import CGTK

/// The diagnostic and the placeholder for a video that can't be played.
@MainActor enum VideoFailure {
  /// Returns `true` if a stream is the placeholder that GTK uses without a media module.
  static func isPlaceholder(_ stream: UnsafeMutablePointer<GtkMediaStream>) -> Bool {
    let type = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GTypeInstance.self)
      .pointee.g_class.pointee.g_type
    return g_type_name(type).map { String(cString: $0) } == "GtkNoMediaFile"
  }

  static func report(_ file: String, _ message: String, isWithoutModule: Bool) {
    let remedy =
      isWithoutModule
      ? """
      The GTK media module that plays videos isn't installed. On Debian and Ubuntu, install \
      libgtk-4-media-gstreamer and gstreamer1.0-plugins-good.
      """
      : """
      The file doesn't exist, it isn't a video, or the plugin for its format isn't installed. On Debian and Ubuntu, \
      the plugins are in gstreamer1.0-plugins-good and gstreamer1.0-libav.
      """
    Diagnostics.report(
      Diagnostic(
        isWithoutModule ? "Videos can't be played." : "A video can't be played.",
        values: ["file     \(file)", "message  \(message)"],
        remedy: remedy + " The name of the file is shown in place of the video."))
  }

  /// Creates a placeholder: an icon with the name of the file below it.
  static func makeWidget(_ file: String) -> UnsafeMutablePointer<GtkWidget>? {
    guard let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), let label = gtk_label_new(nil),
      let image = gtk_image_new_from_icon_name("video-x-generic-symbolic")
    else { return nil }
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
    gtk_image_set_icon_size(image.opaque, GTK_ICON_SIZE_LARGE)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    gtk_label_set_text(label.opaque, name)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_MIDDLE)
    gtk_widget_add_css_class(box, "dim-label")
    gtk_box_append(box.cast(to: GtkBox.self), image)
    gtk_box_append(box.cast(to: GtkBox.self), label)
    return box
  }
}
#endif
