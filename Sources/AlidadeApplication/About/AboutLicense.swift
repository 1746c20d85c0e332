import AlidadeComponents
import AlidadeCore
import AlidadeRender

/// The license of an application.
struct AboutLicense: Component, Equatable {
  let license: License?

  func body(_ context: Context<NoState>) -> some Component {
    Scroll {
      Column(spacing: 12) {
        if let license {
          Text(license.name).weight(.bold).heading(2)
          if let address = license.address {
            Row { Link(context.standardText("Read it on the web"), address: address) }
          }
          for (index, paragraph) in AboutLicense.paragraphs(license.text).enumerated() {
            Text(paragraph).size(13).key(index)
          }
        }
      }
      .padding(24)
    }
  }

  /// Returns the parts of a text between empty lines.
  private static func paragraphs(_ text: String?) -> [String] {
    guard let text else { return [] }
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(line)
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
  }
}
