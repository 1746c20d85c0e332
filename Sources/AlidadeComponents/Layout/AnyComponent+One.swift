import AlidadeCore

extension AnyComponent {
  /// What was listed where there is room for one component: that one, or several below each other.
  init(oneOf list: ComponentList) {
    if list.components.count == 1 {
      self = list.components[0]
    } else {
      self.init(Column { list.components })
    }
  }
}
