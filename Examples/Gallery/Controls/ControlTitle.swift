import Alidade

/// What a parameter is called.
struct ControlTitle: Component, Equatable {
  let title: String

  init(_ title: String) {
    self.title = title
  }

  func body(_ context: Context<NoState>) -> some Component {
    Text(title).size(13).lineLimit(1)
  }
}
