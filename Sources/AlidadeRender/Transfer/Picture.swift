/// A picture that can be copied, pasted, dragged and dropped.
///
/// Other programs get it in its own format; a picture made of pixels is encoded as PNG.
/// `AsyncImage(_:label:size:)` shows it.
public struct Picture: Transferable {
  private enum Source: Hashable {
    case encoded([UInt8], ContentType)
    case pixels(Bitmap)
  }

  private let source: Source

  /// Creates a picture from the content of a file in PNG, JPEG, GIF or WebP; `nil` if the content
  /// doesn't begin like any of those formats.
  ///
  /// The remaining bytes aren't checked.
  public init?(_ bytes: [UInt8]) {
    guard let type = Picture.type(of: bytes) else { return nil }
    source = .encoded(bytes, type)
  }

  /// Creates a picture from pixels.
  public init(_ pixels: Bitmap) { source = .pixels(pixels) }

  /// PNG, JPEG, WebP and GIF.
  public static let importedTypes: [ContentType] = [.png, .jpeg, .webP, .gif]

  /// The format of the picture.
  public var exportedTypes: [ContentType] {
    switch source {
    case .encoded(_, let type): [type]
    case .pixels: [.png]
    }
  }

  /// The content of a file with the picture.
  ///
  /// - Complexity: O(1), or O(pixels) for a picture made of pixels.
  public var bytes: [UInt8] {
    switch source {
    case .encoded(let bytes, _): bytes
    case .pixels(let pixels): PNGEncoder.encode(pixels)
    }
  }

  /// A Boolean value that is `true` if the picture isn't made of pixels, so that it has its bytes.
  package var isEncoded: Bool {
    if case .encoded = source { true } else { false }
  }

  /// The size of the picture in memory, in bytes.
  package var byteCount: Int {
    switch source {
    case .encoded(let bytes, _): bytes.count
    case .pixels(let pixels): pixels.bytes.count
    }
  }

  /// Returns the content of a file with the picture.
  public func encoded(as type: ContentType) -> [UInt8] { bytes }

  /// Creates a picture from the content of a file.
  ///
  /// - Throws: an error if the bytes don't begin like a picture of the type.
  public init(decoding bytes: [UInt8], as type: ContentType) throws {
    guard let found = Picture.type(of: bytes) else {
      throw TransferError.undecodable(type, reason: "It isn't a PNG, JPEG, GIF or WebP.")
    }
    source = .encoded(bytes, found)
  }

  /// Hashes part of the picture.
  public func hash(into hasher: inout Hasher) {
    switch source {
    case .encoded(let bytes, _):
      hasher.combine(bytes.count)
      hasher.combine(bytes.prefix(64))
      hasher.combine(bytes.suffix(64))
    case .pixels(let pixels): hasher.combine(pixels)
    }
  }

  private static func type(of bytes: [UInt8]) -> ContentType? {
    if bytes.starts(with: PNGEncoder.signature) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: Array("GIF8".utf8)) { return .gif }
    let isWebP =
      bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    return isWebP ? .webP : nil
  }
}
