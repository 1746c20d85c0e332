import Alidade

/// A word on a rounded background, which is truncated where space is short.
struct Badge: Component, Equatable {
  let title: String

  var body: some Component {
    Text(title).size(12).weight(.medium).color(.blue).lineLimit(1)
      .padding(horizontal: 8, vertical: 2)
      .background(Color.blue.opacity(0.13), cornerRadius: 9)
      .frame(maxWidth: 160)
  }
}
