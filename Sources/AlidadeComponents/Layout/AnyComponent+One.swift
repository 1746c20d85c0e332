import AlidadeCore

extension AnyComponent {
  /// Makes one component of a list: its only component, or a column of several.
  init(oneOf list: ComponentList) {
    if list.components.count == 1 {
      self = list.components[0]
    } else {
      self.init(Column { list.components })
    }
  }
}
