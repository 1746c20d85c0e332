/// The closures of a view class that are called when its views enter and leave a pool.
struct ReuseHooks: Sendable {
  private let enter: (@MainActor @Sendable (any NativeView) -> Void)?
  private let leave: (@MainActor @Sendable (any NativeView) -> Void)?

  init?<View>(enter: ViewClass<View>.Hook?, leave: ViewClass<View>.Hook?) where View: NativeView {
    if enter == nil, leave == nil { return nil }
    self.enter = ReuseHooks.erased(enter)
    self.leave = ReuseHooks.erased(leave)
  }

  @MainActor func didEnterReusePool(_ view: any NativeView) { enter?(view) }

  @MainActor func willLeaveReusePool(_ view: any NativeView) { leave?(view) }

  private static func erased<View>(
    _ hook: ViewClass<View>.Hook?
  ) -> (@MainActor @Sendable (any NativeView) -> Void)? {
    guard let hook else { return nil }
    return { native in
      if let view = native as? View { hook(view) }
    }
  }
}
