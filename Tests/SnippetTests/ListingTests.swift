import Foundation
import Testing

/// Checks that the Swift listings of the README and of all guides are parts of snippets, or of the
/// template for applications, so that they compile and run.
@Suite struct ListingTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  /// The README and the articles of all documentation catalogs.
  private static let guides: [URL] = {
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    let articles = (files?.allObjects as? [URL] ?? []).filter {
      $0.pathExtension == "md" && $0.path.contains(".docc/")
    }
    return [root.appending(path: "README.md")] + articles.sorted { $0.path < $1.path }
  }()

  /// The lines of each snippet, whole and without what it hides, and of the template.
  private static let snippets: [[String]] = {
    ["Snippets", "Templates"].flatMap { folder in
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    }
    .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    .flatMap { [lines(of: $0), lines(of: shown(of: $0))] }
  }()

  /// A snippet without the parts between `snippet.hide` and `snippet.show`.
  private static func shown(of snippet: String) -> String {
    snippet.split(separator: "// snippet.show", omittingEmptySubsequences: false)
      .map { String($0.split(separator: "// snippet.hide", omittingEmptySubsequences: false)[0]) }
      .joined()
  }

  /// The lines of a text without indentation, empty lines and the markers of snippets.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("// snippet.") }
  }

  /// The listings in Swift of a text in Markdown.
  private static func listings(in text: String) -> [String] {
    text.split(separator: "```swift\n", omittingEmptySubsequences: false).dropFirst().map {
      String($0.split(separator: "```", maxSplits: 1, omittingEmptySubsequences: false)[0])
    }
  }

  @Test func `there are guides with listings`() throws {
    #expect(Self.guides.count > 5)
    let readme = try String(contentsOf: Self.guides[0], encoding: .utf8)
    #expect(Self.listings(in: readme).count > 3)
  }

  @Test(arguments: guides)
  func `a listing of a guide is part of a snippet`(_ guide: URL) throws {
    let text = try String(contentsOf: guide, encoding: .utf8)
    for listing in Self.listings(in: text) {
      let wanted = Self.lines(of: listing)
      let isInSnippet = Self.snippets.contains { $0.contains(wanted) }
      #expect(
        isInSnippet, "No snippet contains this listing of \(guide.lastPathComponent):\n\(listing)")
    }
  }
}
