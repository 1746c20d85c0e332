extension ViewAttribute {
  /// Applies the value to a mounted view before the state that it depends on has changed.
  ///
  /// Use it for feedback that must be immediate, such as a heart that turns red under the finger
  /// while a request is sent to a server. The next mount of the view's tree confirms the value if
  /// the configuration sets an equal one, which requires no native operation. Otherwise, the view
  /// returns to its configuration. If the view is recycled in the meantime, no other component
  /// shows the value.
  ///
  /// If the configuration of the view also sets the attribute, both must have the same meaning;
  /// otherwise, the attribute must have an unapplicator. An attribute that doesn't qualify is
  /// reported and not set.
  ///
  /// - Parameter view: a view that Alidade mounted.
  /// - Returns: `true` if the value is set.
  @discardableResult
  @MainActor public func applyOptimistically(to view: any NativeView) -> Bool {
    guard let erased else { return true }
    guard let record = view.mountRecord, record.configuration != nil else {
      ViewAttribute.report(erased, "the view isn't mounted")
      return false
    }
    if record.applyOptimistically(erased) { return true }
    ViewAttribute.report(erased, "the configuration of the view doesn't set it")
    return false
  }

  private static func report(_ attribute: AnyViewAttribute, _ reason: String) {
    Diagnostics.report(
      Diagnostic(
        "The attribute \"\(attribute.identifier.name)\" couldn't be set optimistically.",
        values: ["reason  \(reason)"],
        remedy: """
          The next configuration must be able to take the value back: it must set the same attribute, with the same \
          types and closures, or the attribute needs an unapplicator. The attribute isn't set.
          """))
  }
}
