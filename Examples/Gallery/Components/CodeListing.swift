import Alidade

/// Swift to read.
struct CodeListing: Component, Equatable {
  let code: String

  var body: some Component {
    // Swift is written from left to right, wherever lines begin around it.
    CodeText(code: code)
      .padding(horizontal: 14, vertical: 11)
      .background {
        Box(background: .cardBackground, border: Border(color: .separator), cornerRadius: 8)
      }
      .layoutDirection(.leftToRight)
  }
}
