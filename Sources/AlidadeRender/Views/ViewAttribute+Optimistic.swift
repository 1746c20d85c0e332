extension ViewAttribute {
  /// Applies the value to a mounted view, ahead of the state that it will follow from.
  ///
  /// Use it for feedback that must be immediate, such as a heart that turns red under the finger
  /// while a server is asked. The next mount of the view's tree confirms the value if the
  /// configuration sets an equal one, which costs nothing. Otherwise the view returns to its
  /// configuration. If the view is recycled in the meantime, no other component shows the value.
  ///
  /// If the configuration of the view sets the attribute too, both must have the same meaning;
  /// otherwise the attribute must have an unapplicator. An attribute that doesn't qualify is
  /// reported and not set.
  ///
  /// - Parameter view: a view that Alidade mounted.
  /// - Returns: `true` if the value is set.
  @discardableResult
  @MainActor public func applyOptimistically(to view: any NativeView) -> Bool {
    guard let erased else { return true }
    guard let record = view.mountRecord, record.configuration != nil else {
      ViewAttribute.report(erased, "the view is not mounted")
      return false
    }
    if record.applyOptimistically(erased) { return true }
    ViewAttribute.report(erased, "the configuration of the view does not set it")
    return false
  }

  private static func report(_ attribute: AnyViewAttribute, _ reason: String) {
    Diagnostics.report(
      Diagnostic(
        "The attribute \"\(attribute.identifier.name)\" couldn't be set optimistically.",
        values: ["because  \(reason)"],
        remedy: """
          The next configuration must be able to take the value back: it must set the same attribute, with the same \
          types and closures, or the attribute needs an unapplicator. The attribute isn't set.
          """))
  }
}
