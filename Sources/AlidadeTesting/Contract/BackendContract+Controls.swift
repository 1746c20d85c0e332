import AlidadeComponents
import AlidadeLayout
import AlidadeRender

extension BackendContract {
  /// The native controls that every toolkit provides, each with a series of values.
  static let controls = [
    control(ToggleContent(), values: [true, false]),
    control(ToggleButtonContent(label: "label"), values: [true, false]),
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
    control(
      MenuBarContent(menus: [MenuBarContent.Menu("label", sections: menu)]), values: [nil]),
    control(ContextMenuContent(sections: menu), values: [nil]),
    control(WindowControlsContent(isAtStart: true, buttons: [.close]), values: [nil]),
    control(WindowHandleContent(), values: [nil]),
  ]

  /// The rules for all native controls.
  static let controlCases =
    controls.map(\.keepsWhatItIsTold) + [
      Case("controls have sizes, the same on any thread") { backend in
        let journal = ContractJournal()
        let measurer = backend.host.measurer
        for control in controls {
          let extents = control.extents(measurer)
          for size in [extents.minimum, extents.natural] {
            let isSize = [size.width, size.height].allSatisfy { $0.isFinite && $0 >= 0 }
            journal.expect(isSize, "\(control.kind): \(extents)")
          }
          let isOrdered =
            extents.minimum.width <= extents.natural.width
            && extents.minimum.height <= extents.natural.height
          journal.expect(isOrdered, "\(control.kind): \(extents)")
          let there = await Task.detached { control.extents(measurer) }.value
          journal.expect(
            there == extents, "another thread measures other sizes of a \(control.kind)")
        }
        return journal.violations
      }
    ]

  private static let dates = [
    CalendarDate(year: 2024, month: 2, day: 29), CalendarDate(year: 1969, month: 12, day: 31),
    CalendarDate(year: 2026, month: 7, day: 1),
  ].compactMap { $0 }

  private static let colors = [RGBA(hex: 0xFF8000), RGBA(hex: 0x0080FF, alpha: 0.5)]

  private static let menu = [
    MenuSection(
      title: "title",
      entries: [
        .item(.init(number: 0, title: "one", isOn: true, shortcut: KeyCombination("o", .control))),
        .submenu("more", [MenuSection(entries: [.item(.init(number: 1, title: "two"))])]),
      ])
  ]

  /// A control and its rules.
  struct ControlCase: Sendable {
    let kind: ControlKind
    let extents: @Sendable (any ContentMeasurer) -> ControlExtents
    let keepsWhatItIsTold: Case
  }

  /// Returns the rules for a control with a content and a series of values.
  private static func control<Content: ControlContent>(
    _ content: Content, values: [Content.Value]
  ) -> ControlCase {
    let kind = ControlKind(Content.self)
    let keepsWhatItIsTold = Case("a \(kind) shows what is set and reports nothing") {
      backend in
      let journal = ContractJournal()
      let view = backend.host.makeView(PortableViewClass(Content.self))
      guard let view = view as? any ControlView else { return ["the view isn't a control"] }
      backend.host.insert(view, into: backend.root, above: nil)
      backend.host.setFrame(Rect(x: 0, y: 0, width: 200, height: 100), of: view)
      let reports = DiagnosticsRecorder.reports {
        check(view, shows: content, values, journal)
      }
      await backend.run()
      backend.host.remove(view, from: backend.root)
      return journal.violations + reports.map(\.description)
    }
    return ControlCase(
      kind: kind, extents: { content.extents($0) }, keepsWhatItIsTold: keepsWhatItIsTold)
  }

  @MainActor private static func check<View: ControlView, Content: ControlContent>(
    _ view: View, shows content: Content, _ values: [Content.Value], _ journal: ContractJournal
  ) {
    guard let content = content as? View.Content, let values = values as? [View.Content.Value]
    else { return journal.expect(false, "the view is a control of another kind") }
    let handler = EventHandler<View.Content.Value> { journal.expect(false, "it reported \($0)") }
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
    journal.expect(!view.isEnabled, "isEnabled")
    view.isEnabled = true
    view.controlContent = View.Content.initial
    view.controlContent = content
    journal.expect(view.controlValue == values.last, "the value after another content")
    view.changeHandler = nil
  }
}
