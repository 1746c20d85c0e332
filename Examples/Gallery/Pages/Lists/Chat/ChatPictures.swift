import Foundation

/// The files of the pictures in the chat, which are drawn when the first one is shown.
enum ChatPictures {
  /// Returns the path of a picture; it is missing if there is no space for files.
  static func path(_ number: Int) -> String { paths[number % paths.count] }

  private static let count = 4

  private static let paths: [String] = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alidade-gallery-chat")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return (0..<count).map { number in
      let file = folder.appendingPathComponent("\(number).png")
      // Another process of the gallery may read the file meanwhile.
      try? Data(PhotoDrawing(number: number).png).write(to: file, options: .atomic)
      return file.path
    }
  }()
}
