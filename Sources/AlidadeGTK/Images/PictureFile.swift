#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Glibc

/// A picture file that is open for reading.
struct PictureFile: ~Copyable {
  private let file: RegularFile

  /// Opens a file within the size limit that ``ImageSource`` documents.
  init(_ path: String) throws(RegularFile.Failure) {
    file = try RegularFile(path, limit: ImageSource.maximumByteCount)
  }

  /// Reads the width and height in pixels from the file's header.
  ///
  /// This method can be called on any thread.
  ///
  /// - Throws: a failure if the format is unknown or the picture has too many pixels to decode.
  func extent() throws(RegularFile.Failure) -> (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    // The descriptor is used, because the path may refer to a different file by now.
    let isKnown = gdk_pixbuf_get_file_info("/dev/fd/\(file.descriptor)", &width, &height) != nil
    guard isKnown, width > 0, height > 0 else {
      throw RegularFile.Failure(message: "It isn't a picture, or its format isn't supported.")
    }
    guard Int(width) * Int(height) <= ImageSource.maximumPixelCount else {
      throw RegularFile.Failure(
        message: """
          It has \(width) × \(height) pixels; no more than \(ImageSource.maximumPixelCount) are decoded.
          """)
    }
    return (Int(width), Int(height))
  }

  /// Reads the size of the upright picture in points, with one point per pixel.
  ///
  /// - Throws: as ``extent()``.
  func naturalSize() throws(RegularFile.Failure) -> Size {
    let (width, height) = try extent()
    return orientation.size(width: width, height: height)
  }

  /// The orientation of the picture in the file.
  var orientation: ImageOrientation {
    ImageOrientation { file.bytes(at: $0, count: $1) }
  }

  /// Returns all bytes of the file as a `GBytes`, which the caller owns.
  func bytes() -> OpaquePointer? {
    let buffer = g_malloc(gsize(max(1, file.byteCount)))
    var count = 0
    while count < file.byteCount {
      let read = pread(
        file.descriptor, buffer?.advanced(by: count), file.byteCount - count, off_t(count))
      if read < 0, errno == EINTR { continue }
      if read <= 0 { break }
      count += read
    }
    return g_bytes_new_take(buffer, gsize(count))
  }
}
#endif
