import AlidadeCore

/// A component that combines several components, each as large as the whole, for containers that
/// accept only one.
struct Single: FlexComponent, ContainerComponent, Equatable {
  var children: [AnyComponent]

  init(_ list: ComponentList) {
    children = list.components
  }

  var box: FlexBox { .wrapper() }
}
