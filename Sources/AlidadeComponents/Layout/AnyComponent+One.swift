import AlidadeCore

extension AnyComponent {
  /// Creates one component from a list: its only component, or a column of several.
  package init(oneOf list: ComponentList) {
    if list.components.count == 1 {
      self = list.components[0]
    } else {
      self.init(Column { list.components })
    }
  }
}
