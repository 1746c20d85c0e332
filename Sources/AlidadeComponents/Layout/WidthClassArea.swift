import AlidadeCore

/// A component that provides the class of its width to the components inside it.
package struct WidthClassArea: ModifierComponent, Equatable {
  /// The state of an area: the class of its width.
  package struct State: Sendable {
    var current: WidthClass
  }

  /// The classes, in ascending order; the first one begins at zero.
  private let classes: [WidthClass]
  private let expectedWidth: Double
  package let content: AnyComponent

  /// Creates an area.
  ///
  /// - Parameters:
  ///   - classes: the classes in any order.
  ///   - expectedWidth: the width that the component is likely to get first, in points.
  ///   - content: the content.
  package init(
    _ classes: [WidthClass], expectedWidth: Double = .infinity, content: AnyComponent
  ) {
    self.classes = Set(classes + [.compact]).sorted()
    self.expectedWidth = expectedWidth
    self.content = content
  }

  package func initialState() -> State {
    State(current: WidthClassArea.widthClass(of: expectedWidth, in: classes))
  }

  package func body(_ context: Context<State>) -> some Component {
    let classes = classes
    let current = WidthClassArea.widthClass(of: context.state.current.minimum, in: classes)
    let probe = WidthProbe.probe { width in
      WidthClassArea.widthClass(of: width, in: classes)
    } report: { widthClass in
      guard context.currentState.current != widthClass else { return }
      context.updateImmediately { $0.current = widthClass }
    }
    return WidthProbe(
      children: [AnyComponent(content.environment(WidthClassKey.self, current)), probe])
  }

  private static func widthClass(of width: Double, in classes: [WidthClass]) -> WidthClass {
    classes.last { $0.minimum <= width } ?? .compact
  }
}
