import AlidadeLayout
import AlidadeRender

/// A decoder that reads the size of a PNG, JPEG or GIF, and decodes no pixels.
final class HeadlessImageDecoder: ImageDecoder {
  static let shared = HeadlessImageDecoder()

  func naturalSize(of image: EncodedImage) throws(ImageError) -> Size {
    switch image {
    case .bytes(let bytes): return try size { Array(bytes.dropFirst($0).prefix($1)) }
    case .file(let path):
      let file = try open(path)
      return try size { file.bytes(at: $0, count: $1) }
    }
  }

  func decode(_ image: EncodedImage, for target: ImageTarget) throws(ImageError) -> DecodedImage {
    let size = try naturalSize(of: image)
    let (width, height) = target.extent(width: Int(size.width), height: Int(size.height))
    return DecodedImage(
      naturalSize: size, width: width, height: height, byteCount: width * height * 4, content: ())
  }

  private func open(_ path: String) throws(ImageError) -> RegularFile {
    do throws(RegularFile.Failure) {
      return try RegularFile(path, limit: ImageSource.maximumByteCount)
    } catch {
      throw ImageError(error.message)
    }
  }

  private func size(_ source: ImageHeader.Source) throws(ImageError) -> Size {
    guard let size = ImageHeader.size(in: source) else {
      throw ImageError("It isn't a PNG, JPEG or GIF, or it is too large.", isPermanent: true)
    }
    return size
  }
}
