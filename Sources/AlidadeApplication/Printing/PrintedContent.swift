import AlidadeComponents
import AlidadeCore

/// The content of a document, which is the same for all pages, so it is built and laid out once.
struct PrintedContent: Component, Equatable {
  /// The components, as an object that can be compared quickly.
  private final class Components: Sendable {
    let list: ComponentList
    let layout = PrintedLayout()
    init(_ list: ComponentList) { self.list = list }
  }

  private let components: Components

  /// The layout of the content, from which pages take their parts.
  var layout: PrintedLayout { components.layout }

  init(_ list: ComponentList) {
    components = Components(list)
  }

  var body: some Component { Column { components.list } }

  static func == (one: PrintedContent, other: PrintedContent) -> Bool {
    one.components === other.components
  }
}
