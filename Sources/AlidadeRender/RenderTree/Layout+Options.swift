extension Layout {
  /// Returns a copy of the layout whose view has additional options; if the layout has no view, the
  /// outermost views inside it get them.
  package func adding(_ options: AddedOptions) -> Layout {
    guard let configuration else {
      if children.isEmpty { return self }
      return replacing(
        children: children.map {
          Child(position: $0.position, layout: $0.layout.adding(options))
        }, configuration: nil, motion: motion, observer: observer)
    }
    return replacing(
      children: children, configuration: configuration.adding(options), motion: motion,
      observer: observer)
  }
}

extension ViewConfiguration {
  /// Returns the configuration with additional options, which it must not set already.
  fileprivate func adding(_ options: AddedOptions) -> ViewConfiguration {
    let attributes = storage.attributes + options.attributes
    return ViewConfiguration(
      storage: options.canBeUnapplied
        ? Storage(viewClass: viewClass, attributes: attributes, shape: storage.shape)
        : Storage(viewClass: viewClass, attributes: attributes))
  }
}
