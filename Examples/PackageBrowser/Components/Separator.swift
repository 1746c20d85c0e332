import Alidade

/// A thin line across.
struct Separator: Component {
  func body(_ context: Context<NoState>) -> some Component {
    Box(background: .separator).frame(height: 1).shrink(0)
  }
}
