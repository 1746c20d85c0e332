import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The people who have contributed to an application.
struct AboutCredits: Component, Equatable {
  let credits: [AboutInformation.Credit]

  var body: some Component {
    Scroll {
      Column(spacing: 4) {
        for (index, credit) in credits.enumerated() {
          Text(credit.title).weight(.bold).heading(2)
            .padding(EdgeInsets(top: index == 0 ? 0 : 16)).key(index)
          for name in credit.names { Text(name) }
        }
      }
      .padding(24)
    }
  }
}
