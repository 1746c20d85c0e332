extension Layout {
  /// Returns a copy of the layout whose outermost views have another description for assistive
  /// technologies: that of the layout itself, or those inside it if it has no view.
  ///
  /// - Parameter change: changes the description of a view; an empty one for a view without one.
  package func changingAccessibility(_ change: (inout Accessibility) -> Void) -> Layout {
    guard let configuration else {
      if children.isEmpty { return self }
      return replacing(
        children: children.map {
          Child(position: $0.position, layout: $0.layout.changingAccessibility(change))
        })
    }
    return replacing(
      children: children, configuration: configuration.changingAccessibility(change),
      motion: motion, observer: observer)
  }

  /// Returns a copy of the layout in which the only view with a meaning of its own has another
  /// description; `nil` if there is none, or more than one.
  ///
  /// Plain containers around that view have no meaning of their own.
  ///
  /// - Parameter change: changes the description of the view.
  package func changingAccessibilityOfOnlyView(
    _ change: (inout Accessibility) -> Void
  ) -> Layout? {
    if let configuration, !configuration.isPlainContainer { return changingAccessibility(change) }
    guard children.count == 1, let child = children.first,
      let inside = child.layout.changingAccessibilityOfOnlyView(change)
    else { return nil }
    return replacing(children: [Child(position: child.position, layout: inside)])
  }

  /// A Boolean value that is `true` if the user may be able to operate a view in the layout.
  package var containsOperableView: Bool {
    configuration?.isOperable == true || children.contains { $0.layout.containsOperableView }
  }
}

extension ViewConfiguration {
  /// A Boolean value that is `true` if the view only contains others.
  fileprivate var isPlainContainer: Bool {
    switch viewClass.kind {
    case .container, .focusScope: viewClass.role == .generic
    default: false
    }
  }

  /// A Boolean value that is `true` if the user may be able to operate the view.
  fileprivate var isOperable: Bool {
    switch viewClass.kind {
    case .container, .text, .image, .canvas, .focusScope: false
    case .control(let kind): kind.content.isInteractive
    case .pressable, .scroll, .textField, .textEditor, .searchField, .secureField: true
    // A view of another class may do anything.
    case nil: true
    }
  }

  /// Returns the configuration with another description of the view.
  fileprivate func changingAccessibility(
    _ change: (inout Accessibility) -> Void
  ) -> ViewConfiguration {
    var accessibility = accessibility ?? Accessibility()
    change(&accessibility)
    let options = AddedOptions(ViewOptions(accessibility: accessibility))
    return ViewConfiguration(
      storage: Storage(
        viewClass: viewClass,
        attributes: storage.attributes.filter { $0.meaning != .accessibility }
          + options.attributes))
  }
}
