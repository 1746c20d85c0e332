import Alidade

/// A type-erased layout page.
struct AnyLayoutPage: Equatable, Sendable {
  var page: any LayoutPage

  static func == (one: AnyLayoutPage, other: AnyLayoutPage) -> Bool {
    one.page.isEqual(to: other.page)
  }

  var name: String { type(of: page).name }
  var summary: String { type(of: page).summary }
  var family: LayoutFamily { type(of: page).family }
  var place: Alignment? { type(of: page).place }
}
