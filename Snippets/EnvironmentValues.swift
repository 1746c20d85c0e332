// A value that many components read, such as a theme, doesn't have to be passed from one to the
// next. If it changes, only the components that read it are rebuilt.

import Alidade
import AlidadeHeadless

enum Currency: EnvironmentKey { static let defaultValue = "EUR" }

struct Price: Component, Equatable {
  let amount: Int

  func body(_ context: Context<NoState>) -> some Component {
    Text("\(amount) \(context.environment(Currency.self))")
  }
}

struct Title: Component, Equatable {
  let text: String
  var body: some Component { Text(text) }
}

let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
  Title(text: "Tea")
  Price(amount: 4)
  Price(amount: 5).environment(Currency.self, "USD")
}
print(view.root.visibleTexts)

view.host.recordsRebuilds = true
view.host.setEnvironment(Currency.self, "CHF")
view.settle()
print(view.root.visibleTexts)
for rebuild in view.host.rebuilds where rebuild.reason == .environment {
  print("built anew: \(rebuild.component)")
}
