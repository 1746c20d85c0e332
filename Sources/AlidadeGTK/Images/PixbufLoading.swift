#if GTK
import AlidadeRender
import CGTK

/// The incremental decoding of an image by GdkPixbuf, which can stop after the header and decode at
/// a smaller size.
///
/// It can be used on any thread, but on only one.
struct PixbufLoading: ~Copyable {
  private struct Progress {
    /// Returns the size at which to decode; `nil` to stop after the header.
    let choose: (_ width: Int, _ height: Int) -> (width: Int, height: Int)?
    /// The size in the header, in pixels.
    var extent: (width: Int, height: Int)?
    var isStopped = false
  }

  private typealias Handler =
    @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, gpointer?) -> Void

  private let loader: UnsafeMutablePointer<GdkPixbufLoader>

  init() {
    loader = gdk_pixbuf_loader_new()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(loader))
  }

  /// Decodes bytes.
  ///
  /// - Parameter choose: a closure that is called with the size in the header and returns the size
  ///   at which to decode; `nil` to stop after the header. A decoder that can't scale returns a
  ///   larger image.
  /// - Returns: the size in the header, and the image, which this value owns; the image is `nil`
  ///   after a stop.
  func decode(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ choose: (_ width: Int, _ height: Int) -> (width: Int, height: Int)?
  ) throws(ImageError) -> (extent: (width: Int, height: Int), pixbuf: OpaquePointer?) {
    let (progress, failure) = withoutActuallyEscaping(choose) { choose in
      var progress = Progress(choose: choose)
      let failure = withUnsafeMutablePointer(to: &progress) { write(bytes, $0) }
      return ((progress.extent, progress.isStopped), failure)
    }
    guard let extent = progress.0 else {
      throw ImageError(
        failure ?? "It isn't an image, or its format isn't supported.", isPermanent: true)
    }
    if progress.1 { return (extent, nil) }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), failure == nil else {
      throw ImageError(failure ?? "It can't be decoded.", isPermanent: true)
    }
    return (extent, pixbuf)
  }

  /// Passes the bytes to the decoder, in chunks.
  ///
  /// - Returns: the decoder's message if it failed.
  private func write(
    _ bytes: UnsafeBufferPointer<UInt8>, _ progress: UnsafeMutablePointer<Progress>
  ) -> String? {
    let didFindSize: Handler = { loader, width, height, data in
      guard let progress = data?.assumingMemoryBound(to: Progress.self), width > 0, height > 0
      else { return }
      progress.pointee.extent = (Int(width), Int(height))
      if let size = progress.pointee.choose(Int(width), Int(height)) {
        gdk_pixbuf_loader_set_size(
          loader, Int32(clamping: size.width), Int32(clamping: size.height))
      } else {
        progress.pointee.isStopped = true
        // The decoder allocates the pixels at this size before it can be stopped.
        gdk_pixbuf_loader_set_size(loader, 1, 1)
      }
    }
    // Proof: GLib calls a handler with the arguments of its signal, which match those of the
    // closure.
    let handler = g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared",
      unsafeBitCast(didFindSize, to: GCallback.self), progress, nil, GConnectFlags(rawValue: 0))
    defer { g_signal_handler_disconnect(UnsafeMutableRawPointer(loader), handler) }
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    var offset = 0
    while offset < bytes.count, error == nil, !progress.pointee.isStopped {
      let count = min(PixbufLoading.piece, bytes.count - offset)
      let start = bytes.baseAddress.map { $0 + offset }
      gdk_pixbuf_loader_write(loader, start, gsize(count), &error)
      offset += count
    }
    // A loader must be closed, but after a stop, it reports an error because the image is
    // incomplete.
    let isStopped = error != nil || progress.pointee.isStopped
    if isStopped {
      gdk_pixbuf_loader_close(loader, nil)
    } else {
      gdk_pixbuf_loader_close(loader, &error)
    }
    return error.map { String(cString: $0.pointee.message) }
  }

  private static let piece = 1 << 16
}
#endif
