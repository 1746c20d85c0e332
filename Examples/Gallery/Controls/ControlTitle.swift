import Alidade

/// The name of a parameter.
struct ControlTitle: Component, Equatable {
  let title: String

  init(_ title: String) {
    self.title = title
  }

  var body: some Component {
    Text(title).size(13).lineLimit(1)
  }
}
