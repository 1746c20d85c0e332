/// The pixels of a PNG file with 8 bits per channel and without interlacing.
struct PNGImage {
  /// The reason why a file can't be read, as a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The width, in pixels.
  let width: Int
  /// The height, in pixels.
  let height: Int
  /// Red, green, blue and alpha of each pixel, line by line.
  let channels: [UInt8]

  /// Decodes a file.
  ///
  /// - Throws: the reason why the file can't be read.
  /// - Complexity: O(pixels).
  init(_ file: [UInt8]) throws(Failure) {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Failure(description: "It isn't a PNG file.")
    }
    var header: ArraySlice<UInt8> = []
    var data: [UInt8] = []
    var place = 8
    while place + 12 <= file.count {
      let length = PNGImage.number(file[place..<(place + 4)])
      guard place + 12 + length <= file.count else { break }
      let content = file[(place + 8)..<(place + 8 + length)]
      switch String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self) {
      case "IHDR": header = content
      case "IDAT": data += content
      default: break
      }
      place += 12 + length
    }
    guard header.count == 13 else { throw Failure(description: "The PNG has no header.") }
    let fields = Array(header)
    width = PNGImage.number(header.prefix(4))
    height = PNGImage.number(header.dropFirst(4).prefix(4))
    let sizes: [UInt8: Int] = [0: 1, 2: 3, 4: 2, 6: 4]
    guard fields[8] == 8, fields[12] == 0, let size = sizes[fields[9]], width > 0, height > 0,
      width < 1 << 16, height < 1 << 16
    else {
      throw Failure(description: "The PNG must have 8 bits per channel and no interlacing.")
    }
    // The two bytes of the zlib header come before the compressed data.
    guard let lines = Inflate.decode(data.dropFirst(2), limit: (width * size + 1) * height),
      lines.count == (width * size + 1) * height
    else { throw Failure(description: "The PNG is damaged.") }
    let bytes = PNGImage.unfiltered(lines, width * size, size)
    channels = PNGImage.expanded(bytes, size)
  }

  /// Returns the largest difference between the channels of a pixel in the two images.
  func difference(from other: PNGImage, x: Int, y: Int) -> Int {
    let start = (y * width + x) * 4
    var largest = 0
    for place in start..<(start + 4) {
      largest = max(largest, abs(Int(channels[place]) - Int(other.channels[place])))
    }
    return largest
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the bytes of the pixels, after undoing the filters of the lines.
  private static func unfiltered(_ lines: [UInt8], _ stride: Int, _ size: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: lines.count / (stride + 1) * stride)
    for line in 0..<(lines.count / (stride + 1)) {
      let (from, to) = (line * (stride + 1), line * stride)
      for column in 0..<stride {
        let left = column >= size ? Int(bytes[to + column - size]) : 0
        let above = line > 0 ? Int(bytes[to - stride + column]) : 0
        let corner = line > 0 && column >= size ? Int(bytes[to - stride + column - size]) : 0
        let predicted =
          switch lines[from] {
          case 1: left
          case 2: above
          case 3: (left + above) / 2
          case 4: nearest(to: left + above - corner, left, above, corner)
          default: 0
          }
        bytes[to + column] = lines[from + 1 + column] &+ UInt8(predicted)
      }
    }
    return bytes
  }

  private static func nearest(to sum: Int, _ left: Int, _ above: Int, _ corner: Int) -> Int {
    let distances = (abs(sum - left), abs(sum - above), abs(sum - corner))
    if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
    return distances.1 <= distances.2 ? above : corner
  }

  /// Returns red, green, blue and alpha for pixels of 1 to 4 channels.
  private static func expanded(_ bytes: [UInt8], _ size: Int) -> [UInt8] {
    if size == 4 { return bytes }
    var channels: [UInt8] = []
    channels.reserveCapacity(bytes.count / size * 4)
    for start in stride(from: 0, to: bytes.count, by: size) {
      let (red, last) = (bytes[start], bytes[start + size - 1])
      channels += size == 3 ? [red, bytes[start + 1], last, 255] : [red, red, red]
      if size < 3 { channels.append(size == 2 ? last : 255) }
    }
    return channels
  }
}
