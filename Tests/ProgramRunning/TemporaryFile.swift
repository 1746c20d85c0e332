import Foundation

/// A file that is there while a test runs.
package struct TemporaryFile: ~Copyable {
  package let url: URL

  package init(_ content: String, ending: String = "") throws {
    url = TemporaryFile.newURL(ending)
    try Data(content.utf8).write(to: url)
  }

  package var path: String { url.path }

  /// A file name that nobody else uses.
  static func newURL(_ ending: String = "") -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("alidade-\(UUID().uuidString)\(ending)")
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
