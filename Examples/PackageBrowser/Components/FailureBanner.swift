import Alidade

/// A banner that says that the packages can't be read, with a button that tries again.
struct FailureBanner: Component, Equatable {
  let failure: LoadFailure
  /// A Boolean value that is `true` if the packages of an earlier time are shown.
  let showsEarlierPackages: Bool
  let retry: Action<Void>

  func body(_ context: Context<NoState>) -> some Component {
    Banner(
      context.text(failure.title), icon: "dialog-error-symbolic", description: description(context),
      button: context.text("Try Again")
    ) { [retry] in retry() }
    .shrink(0)
  }

  private func description(_ context: Context<NoState>) -> String {
    guard showsEarlierPackages else { return failure.reason }
    let explanation = context.text("The list shows the packages as they were last read.")
    return "\(failure.reason)\n\(explanation)"
  }
}
