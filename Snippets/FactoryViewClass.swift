// A factory creates views whose initializer needs arguments. The position of its declaration in the
// source distinguishes its views from those of other factories.

import AlidadeHeadless
import AlidadeNative

// snippet.hide
/// A headless view that shows the name of an author.
final class AuthorView: HeadlessView {
  let name: String

  init(name: String) {
    self.name = name
    super.init(role: .text)
  }

  required convenience init() {
    self.init(name: "anonymous")
  }

  override var visibleText: String? { name }
}
// snippet.show

let oscarWilde = ViewClass {
  AuthorView(name: "Oscar Fingal O'Flahertie Wills Wilde")
}
let component = Leaf(
  view: ViewConfiguration(oscarWilde), size: ComponentSize(width: 50, height: 50))

// snippet.hide
let maryShelley = ViewClass { AuthorView(name: "Mary Wollstonecraft Shelley") }
let other = Leaf(
  view: ViewConfiguration(maryShelley), size: ComponentSize(width: 50, height: 50))
let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
  Row { component }
}
print(view.root.visibleTexts)
view.update { Row { other } }
print(view.root.visibleTexts)
view.update { Row { component } }
print(view.root.visibleTexts)
print("views made: \(view.counters.viewsCreated), reused: \(view.counters.viewsReused)")
