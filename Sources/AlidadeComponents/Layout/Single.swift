import AlidadeCore

/// Makes one component of several, each laid over all of it, so that a container can count on one.
struct Single: BoxComponent, Equatable {
  let children: [AnyComponent]

  init(_ list: ComponentList) {
    children = list.components
  }

  var box: FlexBox { .wrapper() }
}
