/// A component that means something to the build itself.
public struct SpecialComponent {
  enum Kind {
    /// Says something to all components inside it.
    case environment(any EnvironmentProvider)
    /// Takes messages from inside.
    case messages(any MessageReceiver)
    /// Shows something else when what is inside fails.
    case boundary(ErrorBoundary)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}
