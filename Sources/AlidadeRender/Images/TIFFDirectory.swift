/// A reader of the orientation in a TIFF, or in the Exif data of a JPEG, which has the same format.
enum TIFFDirectory {
  /// Returns the orientation of the first image in `source`, from 1 to 8; `nil` if it has none, or
  /// if `source` isn't a TIFF.
  static func orientation(_ source: JPEGSegments.Source) -> Int? {
    let head = source(0, 8)
    let isLittleEndian = head.starts(with: [0x49, 0x49, 42, 0])
    guard head.count == 8, isLittleEndian || head.starts(with: [0x4D, 0x4D, 0, 42]) else {
      return nil
    }
    func number(_ bytes: ArraySlice<UInt8>) -> Int {
      isLittleEndian ? bigEndian(bytes.reversed()) : bigEndian(bytes)
    }
    let directory = number(head[4...])
    let count = source(directory, 2)
    guard count.count == 2 else { return nil }
    let entries = source(directory + 2, number(count[...]) * entrySize)
    for start in stride(from: 0, through: entries.count - entrySize, by: entrySize)
    where number(entries[start..<start + 2]) == 0x0112 {
      return number(entries[start + 8..<start + 10])
    }
    return nil
  }

  private static let entrySize = 12
}
