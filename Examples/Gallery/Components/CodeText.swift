import Alidade

/// Swift code with syntax highlighting.
struct CodeText: Component, Equatable {
  let code: String

  var body: some Component {
    Text(TextContent(runs: CodeToken.tokens(of: code).map(CodeText.run))).lineLimit(40)
  }

  private static func run(_ token: CodeToken) -> TextRun {
    TextRun(
      token.text, style: TextStyle(family: .monospaced, size: 13, color: color(token.kind)))
  }

  private static func color(_ kind: CodeToken.Kind) -> Color {
    switch kind {
    case .type: .purple
    case .member: .accentText
    case .number: .orange
    case .string: .green
    case .other: .primaryText
    }
  }
}
