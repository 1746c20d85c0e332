import Foundation

/// A folder of drawn photos, of which every tenth is missing at first.
final class PhotoFolder: Sendable {
  /// The folder of this process.
  static let shared = PhotoFolder()

  let photos: [Photo]

  private static let count = 200
  private static let drawingCount = 16

  /// Writes the photos that aren't missing, when they are first needed.
  private static let writing: Void = {
    for photo in shared.photos where !photo.id.isMultiple(of: 10) { shared.write(photo) }
  }()

  private static let drawings = (0..<drawingCount).map { PhotoDrawing(number: $0).png }

  private init() {
    photos = (1...PhotoFolder.count).map { number in
      let drawing = PhotoDrawing(number: number % PhotoFolder.drawingCount)
      return Photo(
        id: number, path: TemporaryFiles.url("photos/\(number).png").path,
        width: drawing.width, height: drawing.height)
    }
  }

  /// Waits until the photos are written.
  static func write() async { writing }

  /// Writes the file of a photo; a photo that can't be written is one more that is missing.
  func write(_ photo: Photo) {
    let drawing = PhotoFolder.drawings[photo.id % PhotoFolder.drawingCount]
    try? TemporaryFiles.write(Data(drawing), to: URL(fileURLWithPath: photo.path))
  }
}
