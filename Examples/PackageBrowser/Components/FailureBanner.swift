import Alidade

/// A banner that says that the packages can't be read, with a button that tries again.
struct FailureBanner: Component, Equatable {
  let failure: LoadFailure
  let retry: Action<Void>

  func body(_ context: Context<NoState>) -> some Component {
    Banner(
      context.text(failure.title), icon: "dialog-error-symbolic", description: failure.reason,
      button: context.text("Try Again")
    ) { [retry] in retry() }
    .shrink(0)
  }
}
