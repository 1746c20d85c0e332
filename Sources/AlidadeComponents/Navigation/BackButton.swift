import AlidadeCore

/// A button that goes back; it is disabled if there is no way back.
///
/// Place it in the pages of a ``NavigationStack`` and in the content of a ``SplitView`` that
/// collapses:
///
/// ```swift
/// Row(spacing: 8, alignment: .center) {
///   if context.navigation.canGoBack { BackButton() }
///   Text("Message").heading(1)
/// }
/// ```
public struct BackButton: Component, Equatable {
  private let label: String?

  /// Creates a button with an arrow.
  ///
  /// - Parameter label: the name for assistive technologies; `nil` for "Back" in the component's
  ///   language.
  public init(_ label: String? = nil) {
    self.label = label
  }

  /// A flat button with an arrow.
  public func body(_ context: Context<NoState>) -> some Component {
    let navigation = context.navigation
    let label = label ?? context.standardText("Back")
    Button(label: label, kind: .flat, isEnabled: navigation.canGoBack) {
      withImmediateUpdates { _ = navigation.goBack() }
    } content: {
      Row { Image(icon: "go-previous-symbolic") }
    }
  }
}
