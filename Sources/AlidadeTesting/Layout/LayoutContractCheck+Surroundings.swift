import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

// Containers around a component, and modifiers that have no effect.
extension LayoutContractCheck {
  /// A named container around a component.
  private struct Surroundings {
    let name: String
    let put: @Sendable (AnyComponent) -> AnyComponent

    init<Result: Component>(_ name: String, _ put: @escaping @Sendable (AnyComponent) -> Result) {
      self.name = name
      self.put = { AnyComponent(put($0)) }
    }
  }

  private static func marker() -> Leaf {
    Leaf(view: ViewConfiguration(.container()), size: ComponentSize(width: 12, height: 17))
  }

  // MARK: - Containers

  /// Checks that a component has the same layout in a flex container as alone.
  func checkContainers() {
    let rule = "A component has the same layout in a flex container as alone"
    let widths = LayoutContractCheck.extents.filter { $0 > 0 }
    let ranges = widths.map { width in
      SizeRange(
        min: Size(width: width.isFinite ? width : 0, height: 0),
        max: Size(width: width, height: .infinity))
    }
    for alignment in [FlexAlignment.start, .stretch] {
      let column = Column(alignment: alignment) { component }
      for (range, layout) in zip(ranges, LayoutProbe(column).layouts(in: ranges)) {
        guard let inside = layout.children.first?.layout else { continue }
        let width = inside.size.width
        let own = SizeRange(
          min: Size(width: width, height: 0), max: Size(width: width, height: .infinity))
        guard let alone = LayoutProbe.layout(of: component, in: own) else { continue }
        if let difference = LayoutFrames(alone).difference(from: LayoutFrames(inside)) {
          note(rule, in: range, layout, difference)
        }
      }
    }
    let row = Row(alignment: .start) { component }
    guard let layout = LayoutProbe.layout(of: row, in: .unbounded),
      let alone = LayoutProbe.layout(of: component, in: .unbounded)
    else { return }
    if alone.size.width > layout.size.width + LayoutFrames.tolerance
      || layout.size.width > alone.size.width + LayoutFrames.tolerance
    {
      note(
        rule, in: .unbounded, layout,
        "the width is \(layout.size.width) instead of \(alone.size.width)")
    }
  }

  // MARK: - Modifiers

  private static let neutralModifiers = [
    Surroundings("padding(0)") { $0.padding(0) },
    Surroundings("frame()") { $0.frame() },
    Surroundings("background {}") { $0.background {} },
    Surroundings("overlay {}") { $0.overlay {} },
    Surroundings("overlay(alignment:) {}") { $0.overlay(alignment: .bottomEnd) {} },
    Surroundings("hidden(false)") { $0.hidden(false) },
    Surroundings("aligned()") { $0.aligned() },
    Surroundings("layoutDirection") { $0.layoutDirection(.leftToRight) },
    Surroundings("tooltip") { $0.tooltip("") },
    Surroundings("padding(0).frame().overlay {}") { $0.padding(0).frame().overlay {} },
  ]

  private static let containers = [
    Surroundings("a row") { inside in
      Row {
        marker()
        inside
        marker()
      }
    },
    Surroundings("a row with baselines") { inside in
      Row(alignment: .baseline) {
        marker()
        inside.shrink(0.5)
      }
    },
    Surroundings("a column") { inside in
      Column {
        inside.grow()
        marker()
      }
    },
    Surroundings("a column with alignment") { inside in
      Column(alignment: .center) {
        marker()
        inside
      }
    },
    Surroundings("a stack") { inside in
      ZStack {
        marker()
        inside
      }
    },
    Surroundings("padding") { $0.padding(5) },
  ]

  /// Checks that a modifier without effect changes nothing.
  func checkNeutralModifiers() {
    let ranges = LayoutContractCheck.fewRanges
    let plain = LayoutProbe(component).layouts(in: ranges)
    for modifier in LayoutContractCheck.neutralModifiers {
      compare(plain, ranges, modifier.name, modifier.put(component))
    }
    if exceptions.contains(.dependsOnContainer) { return }
    for container in LayoutContractCheck.containers {
      let plain = LayoutProbe(container.put(component)).layouts(in: ranges)
      for modifier in LayoutContractCheck.neutralModifiers {
        compare(
          plain, ranges, "\(modifier.name) in \(container.name)",
          container.put(modifier.put(component)))
      }
    }
  }

  private func compare(
    _ plain: [Layout], _ ranges: [SizeRange], _ name: String, _ modified: AnyComponent
  ) {
    let rule = "A modifier with nothing to change has no effect on the layout, \(name)"
    let layouts = LayoutProbe(modified).layouts(in: ranges)
    for (range, (layout, other)) in zip(ranges, zip(plain, layouts)) {
      let difference = LayoutFrames(layout).difference(
        from: LayoutFrames(other), extraViews: name.contains("tooltip") ? 1 : 0)
      if let difference { note(rule, in: range, other, difference) }
    }
  }
}
