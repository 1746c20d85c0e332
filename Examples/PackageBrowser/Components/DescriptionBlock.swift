/// A part of the verbatim lines of a description.
enum DescriptionBlock: Hashable, Sendable {
  /// An item of a list, whose lines are joined, and the number of spaces before its bullet.
  case item(String, indentation: Int)
  /// Lines that aren't wrapped, such as those of a table.
  case lines([String])

  /// Returns the parts of verbatim lines.
  ///
  /// A line that begins with a bullet begins an item. The lines after it that are indented further
  /// than the bullet continue the item.
  static func blocks(of lines: [String]) -> [DescriptionBlock] {
    var blocks: [DescriptionBlock] = []
    for line in lines {
      let text = line.drop(while: \.isWhitespace)
      let indentation = line.count - text.count
      if let item = itemText(of: text) {
        blocks.append(.item(item, indentation: indentation))
        continue
      }
      switch blocks.last {
      case .item(let item, let start) where indentation > start && !text.isEmpty:
        blocks[blocks.count - 1] = .item("\(item) \(text)", indentation: start)
      case .lines(let previous):
        blocks[blocks.count - 1] = .lines(previous + [line])
      default:
        blocks.append(.lines([line]))
      }
    }
    return blocks
  }

  /// Returns the text after a bullet; `nil` if the line doesn't begin with one.
  private static func itemText(of line: Substring) -> String? {
    guard let bullet = line.first, "*-+•".contains(bullet), line.dropFirst().first == " " else {
      return nil
    }
    let text = line.dropFirst().drop(while: \.isWhitespace)
    return text.isEmpty ? nil : String(text)
  }
}
