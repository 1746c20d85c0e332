import Foundation

/// The files of the pictures in a chat.
struct ChatPictures: Sendable, Equatable {
  private let paths: [String]

  private static let count = 4

  /// Returns the pictures of this process, which are drawn when they are first needed.
  ///
  /// A picture is missing if there is no space for its file.
  static func drawn() async -> ChatPictures { shared }

  private static let shared = ChatPictures(
    paths: (0..<count).map { number in
      let file = TemporaryFiles.url("chat/\(number).png")
      try? TemporaryFiles.write(Data(PhotoDrawing(number: number).png), to: file)
      return file.path
    })

  /// Returns the path of a picture.
  func path(_ number: Int) -> String { paths[number % paths.count] }
}
