import Foundation
import Testing

/// A fixture: a small source file with a usual mistake, and without it if `REMEDY` is defined.
///
/// The first line is a comment with the decisive part of the compiler's message.
struct Mistake: CustomTestStringConvertible {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  let file: URL
  /// The part of the message that names the cause or the remedy.
  let message: String

  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  private init(_ file: URL) throws {
    self.file = file
    let firstLine = try String(contentsOf: file, encoding: .utf8).prefix { $0 != "\n" }
    message = firstLine.hasPrefix("// ") ? String(firstLine.dropFirst(3)) : ""
  }

  /// All fixtures.
  static var all: [Mistake] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        at: folder.appending(path: "Fixtures"), includingPropertiesForKeys: nil
      )
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .map(Mistake.init)
    }
  }

  /// The text of the guide that explains the mistakes.
  static var guide: String {
    get throws {
      let path = "../../Sources/Alidade/Alidade.docc/CommonMistakes.md"
      return try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
  }
}
