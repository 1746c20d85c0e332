#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A decoder that uses GdkPixbuf.
final class GTKImageDecoder: ImageDecoder {
  static let shared = GTKImageDecoder()

  func naturalSize(of image: EncodedImage) throws(ImageError) -> Size {
    switch image {
    case .bytes(let bytes):
      return try withBytes(of: image) { pointer throws(ImageError) in
        let extent = try PixbufLoading().decode(pointer) { _, _ in nil }.extent
        try check(extent)
        return orientation(of: bytes).size(width: extent.width, height: extent.height)
      }
    case .file(let path):
      // Only the beginning of the file is read.
      do throws(RegularFile.Failure) {
        return try PictureFile(path).naturalSize()
      } catch {
        throw ImageError(error.message)
      }
    }
  }

  func decode(_ image: EncodedImage, for target: ImageTarget) throws(ImageError) -> DecodedImage {
    try withBytes(of: image) { bytes throws(ImageError) in
      let orientation = orientation(of: bytes)
      let isRotated = orientation.isRotated
      var wanted = (width: 1, height: 1)
      let loading = PixbufLoading()
      let (extent, decoded) = try loading.decode(bytes) { width, height in
        guard width * height <= ImageSource.maximumPixelCount else { return nil }
        wanted = target.extent(
          width: isRotated ? height : width, height: isRotated ? width : height)
        return isRotated ? (wanted.height, wanted.width) : wanted
      }
      try check(extent)
      guard let decoded, let upright = gdk_pixbuf_apply_embedded_orientation(decoded) else {
        throw ImageError("It can't be decoded.", isPermanent: true)
      }
      defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
      return try makeImage(
        upright, wanted, orientation.size(width: extent.width, height: extent.height))
    }
  }

  /// Creates an image from pixels, scaling them if the decoder couldn't do so.
  private func makeImage(
    _ pixels: OpaquePointer, _ wanted: (width: Int, height: Int), _ natural: Size
  ) throws(ImageError) -> DecodedImage {
    let isTooLarge =
      gdk_pixbuf_get_width(pixels) > wanted.width || gdk_pixbuf_get_height(pixels) > wanted.height
    let scaled =
      isTooLarge
      ? gdk_pixbuf_scale_simple(
        pixels, Int32(clamping: wanted.width), Int32(clamping: wanted.height), GDK_INTERP_BILINEAR)
      : nil
    defer { if let scaled { g_object_unref(UnsafeMutableRawPointer(scaled)) } }
    let result = scaled ?? pixels
    guard let texture = Texture.make(result) else {
      throw ImageError("There isn't enough memory for it.")
    }
    return DecodedImage(
      naturalSize: natural, width: texture.width, height: texture.height,
      byteCount: Int(gdk_pixbuf_get_byte_length(result)), content: texture)
  }

  private func check(_ extent: (width: Int, height: Int)) throws(ImageError) {
    guard extent.width * extent.height > ImageSource.maximumPixelCount else { return }
    throw ImageError(
      """
      It has \(extent.width) × \(extent.height) pixels; no more than \(ImageSource.maximumPixelCount) are decoded.
      """, isPermanent: true)
  }

  private func orientation(of bytes: some Collection<UInt8>) -> ImageOrientation {
    ImageOrientation { Array(bytes.dropFirst($0).prefix($1)) }
  }

  private func withBytes<Outcome>(
    of image: EncodedImage,
    _ body: (UnsafeBufferPointer<UInt8>) throws(ImageError) -> Outcome
  ) throws(ImageError) -> Outcome {
    switch image {
    case .bytes(let bytes):
      let result = bytes.withUnsafeBufferPointer { bytes in
        Result { () throws(ImageError) in try body(bytes) }
      }
      return try result.get()
    case .file(let path):
      let content = try GTKImageDecoder.content(ofFile: path)
      defer { g_bytes_unref(content) }
      var count: gsize = 0
      let start = g_bytes_get_data(content, &count)
      return try body(
        UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: Int(count)))
    }
  }

  private static func content(ofFile path: String) throws(ImageError) -> OpaquePointer? {
    do throws(RegularFile.Failure) {
      return try PictureFile(path).bytes()
    } catch {
      throw ImageError(error.message)
    }
  }
}
#endif
