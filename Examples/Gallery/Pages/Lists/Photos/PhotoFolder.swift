import Foundation

/// A folder of drawn photos, of which every tenth is missing at first.
final class PhotoFolder: Sendable {
  /// The folder of this program, which is written when it is needed first.
  static let shared = PhotoFolder(
    FileManager.default.temporaryDirectory.appendingPathComponent("alidade-gallery-photos"))

  let photos: [Photo]
  private let drawings: [[UInt8]]

  private static let count = 200
  private static let drawingCount = 16

  /// Writes the photos that aren't missing.
  init(_ folder: URL) {
    drawings = (0..<PhotoFolder.drawingCount).map { PhotoDrawing(number: $0).png }
    photos = (1...PhotoFolder.count).map { number in
      let drawing = PhotoDrawing(number: number % PhotoFolder.drawingCount)
      return Photo(
        id: number, path: folder.appendingPathComponent("\(number).png").path,
        width: drawing.width, height: drawing.height)
    }
    // A photo that can't be written is one more that is missing.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for photo in photos {
      if photo.id.isMultiple(of: 10) {
        try? FileManager.default.removeItem(atPath: photo.path)
      } else {
        write(photo)
      }
    }
  }

  /// Writes the file of a photo.
  func write(_ photo: Photo) {
    let drawing = drawings[photo.id % PhotoFolder.drawingCount]
    try? Data(drawing).write(to: URL(fileURLWithPath: photo.path), options: .atomic)
  }
}
