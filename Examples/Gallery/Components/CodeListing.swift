import Alidade

/// A listing of Swift code on a background.
struct CodeListing: Component, Equatable {
  let code: String

  var body: some Component {
    // Swift is always written from left to right.
    CodeText(code: code)
      .padding(horizontal: 14, vertical: 11)
      .background {
        Box(background: .cardBackground, border: Border(color: .separator), cornerRadius: 8)
      }
      .layoutDirection(.leftToRight)
  }
}
