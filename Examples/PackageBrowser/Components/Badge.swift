import Alidade

/// A word on a rounded background.
struct Badge: Component {
  let title: String
  let hue: Color

  var body: some Component {
    Text(title).size(12).weight(.medium).color(hue).lineLimit(1)
      .padding(horizontal: 8, vertical: 2)
      .background(hue.opacity(0.13), cornerRadius: 9)
      .shrink(0)
  }
}
