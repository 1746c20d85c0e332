extension ViewAttribute {
  /// Sets the value on a view that is mounted, ahead of the state it will follow from.
  ///
  /// For what must answer at once, such as a heart that turns red under the finger while a server
  /// is asked. The next time the tree that the view is in is mounted, the value is confirmed, if the
  /// configuration then says the same, which costs nothing; otherwise it is taken back, and the view
  /// shows what the configuration says. A view that is recycled meanwhile never shows it to another
  /// component.
  ///
  /// The attribute must be one that the configuration of the view sets too, with the same meaning,
  /// or it must have an unapplicator. Another one is reported and not set.
  ///
  /// - Parameter view: a view that Alidade mounted.
  /// - Returns: whether the value is set.
  @discardableResult
  @MainActor public func applyOptimistically(to view: any NativeView) -> Bool {
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
        "The attribute \"\(attribute.identifier.name)\" could not be set ahead of state.",
        values: ["because  \(reason)"],
        remedy: """
          What is set ahead of state must be taken back by the next configuration: it must set the same attribute, with \
          the same types and the same closures, or the attribute needs an unapplicator. The attribute is not set.
          """))
  }
}
