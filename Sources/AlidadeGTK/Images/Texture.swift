#if GTK
import AlidadeRender
import CGTK

/// A picture that GTK can paint.
///
/// It is freed with its last reference, on any thread.
// Proof: a `GdkTexture` never changes, and its reference count is atomic.
final class Texture: @unchecked Sendable {
  let pointer: OpaquePointer
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int

  /// The size in memory, in bytes.
  var byteCount: Int { width * height * 4 }

  /// Takes ownership of a reference.
  private init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    width = Int(gdk_texture_get_width(pointer))
    height = Int(gdk_texture_get_height(pointer))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Reads a file, and turns its picture upright, within the limits that ``ImageSource`` documents.
  ///
  /// This method can be called on any thread.
  static func read(_ path: String) -> Result<Texture, RegularFile.Failure> {
    Result { () throws(RegularFile.Failure) in
      let file = try PictureFile(path)
      // The header is read first, because a small file may declare more pixels than fit in memory.
      _ = try file.extent()
      if !file.orientation.isUpright { return try turnUpright(path) }
      let bytes = file.bytes()
      defer { g_bytes_unref(bytes) }
      var error: UnsafeMutablePointer<GError>?
      guard let texture = gdk_texture_new_from_bytes(bytes, &error) else {
        defer { g_clear_error(&error) }
        let message = error.map { String(cString: $0.pointee.message) }
        throw RegularFile.Failure(message: message ?? "It can't be decoded.")
      }
      return Texture(texture)
    }
  }

  /// Reads a file whose pixels aren't upright, which only GdkPixbuf can change.
  private static func turnUpright(_ path: String) throws(RegularFile.Failure) -> Texture {
    let target = ImageTarget(size: .zero, mode: .center, scale: 1)
    do throws(ImageError) {
      let image = try GTKImageDecoder.shared.decode(.file(path), for: target)
      if let texture = image.content as? Texture { return texture }
    } catch {
      throw RegularFile.Failure(message: error.message)
    }
    throw RegularFile.Failure(message: "It can't be decoded.")
  }

  /// Creates a texture from the pixels of a `GdkPixbuf`.
  ///
  /// This method can be called on any thread.
  static func make(_ pixels: OpaquePointer) -> Texture? {
    let hasAlpha = gdk_pixbuf_get_has_alpha(pixels) != 0
    let bytes = gdk_pixbuf_read_pixel_bytes(pixels)
    defer { g_bytes_unref(bytes) }
    guard
      let texture = gdk_memory_texture_new(
        gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels),
        hasAlpha ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8, bytes,
        gsize(gdk_pixbuf_get_rowstride(pixels)))
    else { return nil }
    return Texture(texture)
  }

  /// Creates a texture that retains the image, without a copy of its pixels.
  static func make(_ image: Bitmap) -> Texture? {
    // Proof: the pixels are a constant array, whose storage doesn't move while the image exists,
    // and `GBytes` retains the image.
    let bytes = image.bytes.withUnsafeBytes { pixels in
      g_bytes_new_with_free_func(
        pixels.baseAddress, gsize(pixels.count),
        { image in if let image { Unmanaged<Bitmap>.fromOpaque(image).release() } },
        Unmanaged.passRetained(image).toOpaque())
    }
    defer { g_bytes_unref(bytes) }
    guard
      let texture = gdk_memory_texture_new(
        Int32(clamping: image.width), Int32(clamping: image.height), GDK_MEMORY_R8G8B8A8, bytes,
        gsize(image.width * 4))
    else { return nil }
    return Texture(texture)
  }
}
#endif
