extension ViewConfiguration {
  /// Creates the configuration of a view that shows laid-out text.
  ///
  /// It is defined here, where the types are known, because text views are the most common views,
  /// and each gets a new configuration whenever it is laid out.
  ///
  /// - Parameters:
  ///   - layout: the text to show.
  ///   - role: the role of the view for assistive technologies.
  ///   - attributes: further attributes.
  package init(
    showing layout: TextLayout, role: AccessibilityRole,
    attributes: [ViewAttribute<any TextView>] = []
  ) {
    let text = ViewAttribute<any TextView>(.textLayout, layout) { view, layout in
      view.textLayout = layout
    }
    if attributes.isEmpty {
      self.init(
        storage: Storage(
          viewClass: ViewClass.text(role: role).erased, attributes: text.erased.map { [$0] } ?? []))
    } else {
      self.init(.text(role: role), attributes: [text] + attributes)
    }
  }
}

extension AttributeIdentifier {
  static let textLayout: AttributeIdentifier = "alidade.text"
}
