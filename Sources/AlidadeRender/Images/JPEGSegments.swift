/// A reader of the segments at the start of a JPEG.
package struct JPEGSegments {
  /// A function that returns up to `count` bytes from `offset`.
  package typealias Source = (_ offset: Int, _ count: Int) -> [UInt8]

  /// The width and height in pixels before the image is rotated upright, from the start-of-frame
  /// segment; `nil` without one.
  package private(set) var extent: (width: Int, height: Int)?
  /// The orientation in the Exif data, from 1 to 8; `nil` without one.
  package private(set) var orientation: Int?

  /// Reads the segments before the image data; `nil` if `source` isn't a JPEG.
  package init?(_ source: Source) {
    guard source(0, 2) == [0xFF, 0xD8] else { return nil }
    var offset = 2
    for _ in 0..<JPEGSegments.maximumCount {
      let head = source(offset, 4)
      guard head.count == 4, head[0] == 0xFF else { return }
      let marker = head[1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      // The image data follows this segment.
      if marker == 0xDA { return }
      let length = bigEndian(head[2..<4])
      guard length >= 2 else { return }
      let content = offset + 4
      if marker == 0xE1, let found = JPEGSegments.orientation(source(content, length - 2)) {
        orientation = found
      }
      if JPEGSegments.isStartOfFrame(marker) {
        let frame = source(content, 5)
        if frame.count == 5 { extent = (bigEndian(frame[3..<5]), bigEndian(frame[1..<3])) }
        return
      }
      offset += 2 + length
    }
  }

  /// The maximum number of segments and bytes of padding that are read.
  private static let maximumCount = 4096

  /// Returns the orientation, from 1 to 8, in the content of an Exif segment.
  private static func orientation(_ content: [UInt8]) -> Int? {
    guard content.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let data = content.dropFirst(6)
    return TIFFDirectory.orientation { Array(data.dropFirst($0).prefix($1)) }
  }

  /// Returns `true` for the markers C0 to CF, except those that define tables or are reserved.
  private static func isStartOfFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }
}

/// Returns the number whose bytes are given, the most significant one first.
func bigEndian(_ bytes: some Sequence<UInt8>) -> Int {
  bytes.reduce(0) { $0 << 8 | Int($1) }
}
