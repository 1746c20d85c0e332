import Alidade

/// A thin horizontal line.
struct Separator: Component {
  var body: some Component {
    Box(background: .separator).frame(height: 1).shrink(0)
  }
}
