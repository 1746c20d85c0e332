import Alidade

/// A message that is shown if there are no rows.
struct EmptyState: Component {
  let file: String

  var body: some Component {
    Center {
      Column(spacing: 12, alignment: .center) {
        Image(icon: "package-x-generic-symbolic", size: 96)
          .tint(Color.secondaryText.opacity(0.6))
        Text("No Packages").size(24).weight(.bold).heading(2)
        Text("\(file) names no package.").size(15).color(.secondaryText).alignment(.center)
      }
      .padding(24)
    }
  }
}
