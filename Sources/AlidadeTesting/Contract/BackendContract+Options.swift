import AlidadeRender

extension BackendContract {
  /// The rules for options that affect more than the view that sets them.
  static let optionCases = [
    rule("a tint color reaches the descendants, down to those with their own") { stage, journal in
      let leaf = ContractNode()
      let other = leaf.identified().tinted(.green)
      let box = ContractNode([], [leaf, other])
      stage.mount([box.tinted(.red)])
      expectTints([.red, .red, .green], stage, journal)
      stage.mount([box.tinted(.blue)])
      expectTints([.blue, .blue, .green], stage, journal)
    },
    rule("a view inserted later has the tint color of the view around it") { stage, journal in
      let box = ContractNode().tinted(.red)
      stage.mount([box])
      stage.mount([box.holding([ContractNode([], [ContractNode()])])])
      expectTints([.red, .red, .red], stage, journal)
    },
    rule("a view that had a tint color or a content mode isn't reused without it") {
      stage, journal in
      let options = ViewOptions(tintColor: .red, contentMode: .fill)
      stage.mount([ContractNode(options.viewAttributes())])
      stage.mount([ContractNode()])
      expectTints([nil], stage, journal)
      journal.expect(stage.mounter.counters.viewsCreated, equals: 2, "views created")
    },
    rule("a content mode replaces that of the image, and other views ignore it") {
      stage, journal in
      let view = stage.backend.host.makeView(PortableViewClass(.image, role: .image))
      (view as? any ImageView)?.imageContent = ImageContent(.icon("edit-find"), mode: .center)
      journal.expect(stage.backend.contentMode(of: view), equals: .center, "the image's own mode")
      for mode in [ContentMode.fit, .fill, .stretch, .center] {
        view.apply(.contentMode(mode))
        journal.expect(stage.backend.contentMode(of: view), equals: mode, "the mode")
      }
      let plain = stage.backend.host.makeView(PortableViewClass(.container, role: .generic))
      plain.apply(.contentMode(.fill))
      journal.expect(stage.backend.contentMode(of: plain), equals: nil, "the mode of a container")
    },
  ]

  /// Checks the tint colors of the visible views, superviews before their subviews.
  @MainActor private static func expectTints(
    _ expected: [Color?], _ stage: ContractStage, _ journal: ContractJournal
  ) {
    var found: [Color?] = []
    func visit(_ view: any NativeView) {
      found.append(stage.backend.tintColor(of: view))
      for child in stage.views(in: view) { visit(child) }
    }
    for view in stage.views() { visit(view) }
    journal.expect(found, equals: expected, "the tint colors")
  }
}

extension ContractNode {
  /// Returns a copy of the node with a tint color.
  fileprivate func tinted(_ color: Color) -> ContractNode {
    var copy = self
    copy.configuration = ViewConfiguration(
      .container(), attributes: ViewOptions(tintColor: color).viewAttributes())
    return copy
  }

  /// Returns a copy of the node with an identity of its own.
  fileprivate func identified() -> ContractNode {
    var copy = ContractNode([], children)
    copy.configuration = configuration
    return copy
  }
}
