extension ViewConfiguration {
  /// A view that shows text which was laid out.
  ///
  /// Made here, where the types are known: texts are the most frequent views, and each is described
  /// anew whenever it is laid out.
  ///
  /// - Parameters:
  ///   - layout: what is shown.
  ///   - role: what the view is to assistive technologies.
  ///   - attributes: what else is set.
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
          viewClass: ViewClass.text(role: role).erased, attributes: [text.erased]))
    } else {
      self.init(.text(role: role), attributes: [text] + attributes)
    }
  }
}

extension AttributeIdentifier {
  static let textLayout: AttributeIdentifier = "alidade.text"
}
