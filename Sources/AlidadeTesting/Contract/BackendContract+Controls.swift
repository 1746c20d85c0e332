import AlidadeLayout
import AlidadeRender

extension BackendContract {
  /// What native controls of every toolkit have in common.
  static let controlCases = [
    control(ToggleContent(), values: [true, false]),
    control(CheckBoxContent(label: "label"), values: [.on, .mixed, .off, .mixed, .on]),
    control(RadioGroupContent(options: ["one", "two"]), values: [1, nil, 0, 1]),
    control(PickerContent(options: ["one", "two"], isSearchable: true), values: [1, nil, 0]),
    control(SliderContent(range: -10...10, marks: [.init(0, label: "0")]), values: [3, -10, 10]),
    control(StepperContent(range: 0...9, fractionDigits: 2), values: [3.25, 9, 0]),
    control(ProgressBarContent(text: "text"), values: [0.5, nil, 1, nil, 0]),
    control(SpinnerContent(), values: [true, false]),
    control(LevelBarContent(range: 2...5, isDiscrete: true), values: [3, 5, 2]),
    control(SeparatorContent(axis: .vertical), values: [SeparatorContent.initialValue]),
    control(DatePickerContent(label: "label"), values: dates),
    control(CalendarContent(), values: dates),
    control(ColorPickerContent(hasOpacity: true), values: colors),
    control(LinkContent(label: "label", address: "a:b"), values: [true, false]),
    control(VideoContent(file: "/nowhere/film.webm", loops: true), values: [VideoContent.Value()]),
    control(MenuContent(label: "label", sections: menu), values: [nil]),
    control(ContextMenuContent(sections: menu), values: [nil]),
    Case("controls of a toolkit have sizes, the same on any thread") { backend in
      let journal = ContractJournal()
      let metrics = backend.host.measurer.controlMetrics
      for element in ControlMetrics.Element.allCases {
        let measure = metrics[element]
        let values = [
          measure.minimum.width, measure.minimum.height, measure.around.width,
          measure.around.height,
        ]
        journal.expect(values.allSatisfy { $0.isFinite && $0 >= 0 }, "\(element): \(measure)")
        let size = Size(
          width: max(measure.minimum.width, measure.around.width),
          height: max(measure.minimum.height, measure.around.height))
        journal.expect(size.width > 0 && size.height > 0, "\(element) takes no space")
      }
      let measurer = backend.host.measurer
      let there = await Task.detached { measurer.controlMetrics }.value
      journal.expect(there == metrics, "another thread sees other sizes")
      return journal.violations
    },
  ]

  private static let dates = [
    CivilDate(year: 2024, month: 2, day: 29), CivilDate(year: 1969, month: 12, day: 31),
    CivilDate(year: 2026, month: 7, day: 1),
  ].compactMap { $0 }

  private static let colors = [RGBA(hex: 0xFF8000), RGBA(hex: 0x0080FF, alpha: 0.5)]

  private static let menu = [
    MenuSection(
      title: "title",
      entries: [
        .item(.init(number: 0, title: "one", isOn: true, accelerator: "<Control>o")),
        .submenu("more", [MenuSection(entries: [.item(.init(number: 1, title: "two"))])]),
      ])
  ]

  /// What is true of a control with a content that goes through values.
  private static func control<Content: ControlContent>(
    _ content: Content, values: [Content.Value]
  ) -> Case {
    Case("a \(Content.kind) keeps what it is told and tells nothing of it") { backend in
      let journal = ContractJournal()
      let view = backend.host.makeView(PortableViewClass(Content.kind, role: .generic))
      guard let view = view as? any ControlView else { return ["it is no control"] }
      backend.host.insert(view, into: backend.root, above: nil)
      backend.host.setFrame(Rect(x: 0, y: 0, width: 200, height: 100), of: view)
      let reports = DiagnosticsRecorder.reports {
        check(view, shows: content, values, journal)
      }
      await backend.run()
      backend.host.remove(view, from: backend.root)
      return journal.violations + reports.map(\.description)
    }
  }

  @MainActor private static func check<View: ControlView, Content: ControlContent>(
    _ view: View, shows content: Content, _ values: [Content.Value], _ journal: ContractJournal
  ) {
    guard let content = content as? View.Content, let values = values as? [View.Content.Value]
    else { return journal.expect(false, "it shows something else") }
    let handler = EventHandler<View.Content.Value> { journal.expect(false, "it told \($0)") }
    view.changeHandler = handler
    view.controlContent = content
    journal.expect(view.controlContent == content, "the content")
    for direction in [LayoutDirection.rightToLeft, .leftToRight] {
      view.layoutDirection = direction
    }
    for value in values {
      view.controlValue = value
      journal.expect(view.controlValue == value, "the value \(value)")
    }
    view.isEnabled = false
    journal.expect(!view.isEnabled, "whether it is enabled")
    view.isEnabled = true
    view.controlContent = View.Content.initial
    view.controlContent = content
    journal.expect(view.controlValue == values.last, "the value after another content")
    view.changeHandler = nil
  }
}
