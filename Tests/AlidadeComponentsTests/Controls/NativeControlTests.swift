import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// A control whose value is in state, and what becomes of changes.
private struct Controlled<Value: Hashable & Sendable>: Component {
  struct State {
    var value: Value
  }

  let first: Value
  /// What the state becomes when the user chooses.
  var answer: @Sendable (Value) -> Value? = { $0 }
  let control: @Sendable (Value, @escaping @MainActor @Sendable (Value) -> Void) -> AnyComponent

  func initialState() -> State { State(value: first) }

  func body(_ context: Context<State>) -> some Component {
    let answer = answer
    control(context.state.value) { value in
      if let value = answer(value) { context.update { $0.value = value } }
    }
  }
}

@MainActor private final class Told<Value> {
  var values: [Value] = []
}

@MainActor @Suite struct NativeControlTests {
  private func shown<Value: Hashable & Sendable>(
    _ first: Value, answer: @escaping @Sendable (Value) -> Value? = { $0 },
    _ control:
      @escaping @Sendable (Value, @escaping @MainActor @Sendable (Value) -> Void) -> some Component
  ) -> HeadlessHostingView {
    let view = HeadlessHostingView {
      Controlled(first: first, answer: answer) { AnyComponent(control($0, $1)) }
    }
    view.settle()
    return view
  }

  private func reports(_ component: () -> some Component) -> [String] {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView { component() }
      view.settle()
    }
    return reports.all.map(\.summary)
  }

  // MARK: Values

  @Test func `a switch shows what the state became, before the user's act ends`() {
    let view = shown(false) { isOn, change in Toggle("Mode", isOn: isOn, onChange: change) }
    let toggle: HeadlessToggleView? = view.first()
    #expect(toggle?.controlValue == false)
    #expect(toggle?.toggle() == true)
    #expect(toggle?.controlValue == true)
    #expect(toggle?.options.accessibility?.label == "Mode")
    #expect(view.root.visibleTexts == ["Mode"])
  }

  @Test func `the title of a switch toggles it`() throws {
    let view = shown(false) { isOn, change in Toggle("Mode", isOn: isOn, onChange: change) }
    let title: HeadlessTextView = try #require(view.first())
    let toggle: HeadlessToggleView = try #require(view.first())
    #expect(title.tap())
    #expect(toggle.controlValue)
    #expect(title.tap())
    #expect(!toggle.controlValue)
  }

  @Test func `the title of a switch that is disabled does nothing`() throws {
    let view = HeadlessHostingView {
      Toggle("Mode", isOn: false, isEnabled: false) { _ in Issue.record("It was toggled.") }
    }
    let title: HeadlessTextView = try #require(view.first())
    title.tap()
    #expect(view.first(HeadlessToggleView.self)?.controlValue == false)
  }

  @Test func `a switch and its title are one control`() {
    let view = shown(false) { isOn, change in Toggle("Mode", isOn: isOn, onChange: change) }
    let labeled = view.root.descendants.filter { $0.options.accessibility?.label == "Mode" }
    #expect(labeled.map(\.role) == [.toggle])
    let operable = view.root.descendants.filter { $0.role == .button || $0.role == .toggle }
    #expect(operable.count == 1)
  }

  @Test func `a handler that refuses leaves the switch as it was`() {
    let view = shown(false, answer: { _ in nil }) { isOn, change in
      Toggle("Mode", isOn: isOn, onChange: change)
    }
    let toggle: HeadlessToggleView? = view.first()
    #expect(toggle?.toggle() == true)
    #expect(toggle?.controlValue == false)
  }

  @Test func `a button that stays pressed shows what the state became`() {
    let view = shown(false) { isOn, change in ToggleButton("Bold", isOn: isOn, onChange: change) }
    let button: HeadlessToggleButtonView? = view.first()
    #expect(button?.toggle() == true)
    #expect(button?.controlValue == true)
    #expect(button?.stateDescriptions.contains("on") == true)
    #expect(button?.role == .toggleButton)
    #expect(view.root.visibleTexts == ["Bold"])
  }

  @Test func `a check box goes from mixed to on, and then to off`() {
    let view = shown(CheckState.mixed) { state, change in
      CheckBox("All", state: state, onChange: change)
    }
    let box: HeadlessCheckBoxView? = view.first()
    box?.toggle()
    #expect(box?.controlValue == .on)
    box?.toggle()
    #expect(box?.controlValue == .off)
    #expect(view.root.visibleTexts == ["All"])
  }

  @Test func `a radio group chooses values, not places`() {
    let choices = [PickerOption("s", "Small"), PickerOption("l", "Large")]
    let view = shown(String?.none) { size, change in
      RadioGroup("Size", selection: size, choices: choices) { change($0) }
    }
    let group: HeadlessRadioGroupView? = view.first()
    #expect(group?.controlValue == Int?.none)
    #expect(group?.select(1) == true)
    #expect(group?.controlValue == 1)
    #expect(group?.select(2) == false)
  }

  @Test func `a picker chooses values and shows the text of the choice`() {
    let choices = [PickerOption("s", "Small"), PickerOption("l", "Large")]
    let view = shown("s") { size, change in
      Picker("Size", selection: size, choices: choices) { change($0) }
    }
    let picker: HeadlessPickerView? = view.first()
    #expect(view.root.visibleTexts == ["Small"])
    picker?.select(1)
    #expect(view.root.visibleTexts == ["Large"])
  }

  @Test func `a slider with steps chooses whole steps`() {
    let view = shown(0.0) { value, change in
      Slider("Volume", value: value, in: 0...10, step: 3, onChange: change)
    }
    let slider: HeadlessSliderView? = view.first()
    slider?.slide(to: 4)
    #expect(slider?.controlValue == 3)
    slider?.slide(to: 99)
    #expect(slider?.controlValue == 9)
    slider?.step(by: -1)
    #expect(slider?.controlValue == 6)
  }

  @Test func `the last whole step is the largest value of a slider with steps`() {
    let sliders: [(range: ClosedRange<Double>, step: Double, last: Double)] = [
      (0...100, 30, 90), (0...100, 40, 80), (0...0.3, 0.1, 0.3), (0.8...1.1, 0.1, 1.1),
      (-1...1, 0.25, 1),
    ]
    for (range, step, last) in sliders {
      let view = shown(range.lowerBound) { value, change in
        Slider("Volume", value: value, in: range, step: step, onChange: change)
      }
      let slider: HeadlessSliderView? = view.first()
      #expect(slider?.controlContent.range == range.lowerBound...last)
      slider?.slide(to: range.upperBound)
      #expect(slider?.controlValue == last)
      slider?.step(by: 1)
      #expect(slider?.controlValue == last)
    }
  }

  @Test func `a value beyond the last whole step of a slider is reported, and a key keeps it`() {
    let told = Told<Double>()
    #expect(reports { Slider("Volume", value: 11, in: 0...11, step: 2) { _ in } }.count == 1)
    let view = Diagnostics.withSink({ _ in }) {
      HeadlessHostingView {
        Slider("Volume", value: 11, in: 0...11, step: 2) { told.values.append($0) }
      }
    }
    view.settle()
    let slider: HeadlessSliderView? = view.first()
    #expect(slider?.controlValue == 10)
    #expect(slider?.step(by: 1) == true)
    #expect(told.values == [])
  }

  @Test func `the last whole step of a slider can be chosen and marked despite rounding errors`() {
    func slider() -> Slider {
      Slider("Zoom", value: 0.9, step: 0.3, marks: [.init(0.3), .init(0.6), .init(0.9)]) { _ in }
    }
    #expect(reports { slider() }.isEmpty)
    let view = HeadlessHostingView { slider() }
    view.settle()
    let shown: HeadlessSliderView? = view.first()
    #expect(shown?.controlValue == shown?.controlContent.range.upperBound)
    #expect(shown?.controlContent.marks.count == 3)
  }

  @Test func `a handler that limits a slider is followed at once`() {
    let view = shown(0.0, answer: { min($0, 0.5) }) { value, change in
      Slider("Volume", value: value, onChange: change)
    }
    let slider: HeadlessSliderView? = view.first()
    slider?.slide(to: 0.8)
    #expect(slider?.controlValue == 0.5)
  }

  @Test func `a stepper rounds, stays in its range, and goes round if it is to`() {
    let view = shown(1.0) { value, change in
      Stepper("Copies", value: value, in: 0...2, fractionDigits: 1, wraps: true, onChange: change)
    }
    let stepper: HeadlessStepperView? = view.first()
    stepper?.enter(1.26)
    #expect(stepper?.controlValue == 1.3)
    stepper?.enter(7)
    #expect(stepper?.controlValue == 2)
    stepper?.step(by: 1)
    #expect(stepper?.controlValue == 0)
  }

  @Test func `a date is chosen from a button and from a calendar`() throws {
    let day = try #require(CalendarDate(year: 2026, month: 3, day: 9))
    let button = shown(CalendarDate.epoch) { date, change in
      DatePicker("Day", date: date, onChange: change)
    }
    #expect(button.root.visibleTexts == ["1970-01-01"])
    button.first(HeadlessDatePickerView.self)?.select(day)
    #expect(button.root.visibleTexts == ["2026-03-09"])
    let calendar = shown(CalendarDate.epoch) { date, change in
      DatePicker("Day", date: date, style: .calendar, onChange: change)
    }
    calendar.first(HeadlessCalendarView.self)?.select(day)
    #expect(calendar.first(HeadlessCalendarView.self)?.controlValue == day)
  }

  @Test func `a color without opacity is opaque`() {
    let view = shown(RGBA(hex: 0)) { color, change in
      ColorPicker("Ink", color: color, onChange: change)
    }
    let picker: HeadlessColorPickerView? = view.first()
    picker?.select(RGBA(hex: 0xFF0000, alpha: 0.5))
    #expect(picker?.controlValue == RGBA(hex: 0xFF0000))
  }

  @Test func `a link within the program does what it says`() {
    let view = shown(false) { isVisited, change in
      Link("More", isVisited: isVisited) { change(true) }
    }
    let link: HeadlessLinkView? = view.first()
    #expect(view.mountHost.openedAddresses.isEmpty)
    #expect(link?.open() == true)
    #expect(link?.controlValue == true)
    #expect(Link("More", address: "a:b") == Link("More", address: "a:b"))
  }

  /// Opens links to addresses and returns what was reported.
  private func reportsOpening(_ addresses: [String]) -> [Diagnostic] {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      for address in addresses {
        let view = HeadlessHostingView { Link("More", address: address) }
        view.settle()
        let link: HeadlessLinkView? = view.first()
        #expect(link?.open() == true)
      }
    }
    return reports.all
  }

  @Test func `a scheme that is not allowed is reported once, however often it is followed`() {
    let reports = reportsOpening(["nowhere:a", "NoWhere:b", "nowhere:c"])
    #expect(
      reports.map(\.summary) == ["An address wasn't opened because its scheme isn't allowed."])
    #expect(reports.first?.values == ["scheme   nowhere", "address  nowhere:a"])
  }

  @Test func `an address of an allowed scheme is opened, a relative one is not`() {
    let host = HeadlessMountHost()
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      for address in [
        "https://a.b", "MAILTO:a@b", "https://a.b\n--flag", "http://a\u{9B}b", "/etc/passwd",
        " http://a.b", "ht tp://a", ":a", "2:a", "",
      ] {
        let view = HeadlessHostingView(size: Size(width: 99, height: 99), mountHost: host) {
          Link("More", address: address)
        }
        view.settle()
        let link: HeadlessLinkView? = view.first()
        link?.open()
      }
    }
    #expect(host.openedAddresses == ["https://a.b", "MAILTO:a@b"])
    let other = "An address wasn't opened because it contains a control character."
    #expect(reports.all.count { $0.summary == other } <= 1)
    #expect(reports.all.count { $0.summary != other } <= 1, "they all have no scheme")
  }

  @Test func `a program allows the schemes it needs`() {
    let view = HeadlessHostingView {
      Link("Call", address: "tel:123").environment(
        AllowedLinkSchemes.self, AllowedLinkSchemes.defaultValue.union(["tel"]))
    }
    view.settle()
    let link: HeadlessLinkView? = view.first()
    #expect(link?.open() == true)
    #expect(view.mountHost.openedAddresses == ["tel:123"])
  }

  // MARK: Everywhere

  @Test func `a control that is disabled is not used and takes no focus`() {
    let view = HeadlessHostingView { Toggle("Mode", isOn: false, isEnabled: false) { _ in } }
    view.settle()
    let toggle: HeadlessToggleView? = view.first()
    #expect(toggle?.toggle() == false)
    #expect(!view.mountHost.moveFocus(to: view.root))
  }

  @Test func `the focus goes to what is used, in order`() {
    let view = HeadlessHostingView {
      Toggle("Mode", isOn: false) { _ in }
      ProgressBar("Copying", fraction: 0.5)
      Slider("Volume", value: 0) { _ in }
    }
    view.settle()
    var kinds: [String] = []
    for _ in 0..<3 {
      view.mountHost.moveFocusOn(in: view.root)
      kinds.append(view.mountHost.focusedView?.kindName ?? "")
    }
    #expect(kinds == ["toggle", "slider", "toggle"])
  }

  @Test func `a newer closure costs no native operation, and runs`() {
    var told: [String] = []
    func toggle(_ name: String) -> Toggle { Toggle("Mode", isOn: false) { _ in told.append(name) } }
    let view = HeadlessHostingView { toggle("one") }
    view.settle()
    view.mountHost.log.clear()
    view.update { toggle("two") }
    #expect(view.mountHost.log.count == 0)
    view.first(HeadlessToggleView.self)?.toggle()
    #expect(told == ["two"])
  }

  @Test func `one changed value is one native operation`() {
    let view = HeadlessHostingView { Slider("Volume", value: 0.1) { _ in } }
    view.settle()
    view.mountHost.log.clear()
    view.update { Slider("Volume", value: 0.2) { _ in } }
    #expect(view.mountHost.log.count == 1)
    #expect("\(view.mountHost.log)".contains("value = 0.2"))
  }

  @Test func `a control is told where lines begin`() {
    let view = HeadlessHostingView {
      Toggle("Mode", isOn: false) { _ in }.layoutDirection(.rightToLeft)
    }
    view.settle()
    let toggle: HeadlessToggleView? = view.first()
    #expect(toggle?.layoutDirection == .rightToLeft)
    #expect(toggle?.frameInRoot.minX == 0)
  }

  @Test func `recycled rows show their own values and call their own closures`() throws {
    let told = Told<Int>()
    let view = HeadlessHostingView {
      List(Array(0..<300), id: \.self) { row in
        Toggle("\(row)", isOn: row % 3 == 0) { _ in told.values.append(row) }.frame(height: 30)
      }
    }
    view.settle()
    let list: HeadlessScrollView = try #require(view.first())
    for _ in 0..<30 {
      list.scroll(by: 130)
      view.settle()
    }
    let toggles = view.root.descendants.compactMap { $0 as? HeadlessToggleView }
      .filter(\.isVisible)
    #expect(toggles.count > 4)
    for toggle in toggles {
      let row = try #require(Int(toggle.options.accessibility?.label ?? ""))
      #expect(toggle.controlValue == (row % 3 == 0))
      told.values = []
      toggle.toggle()
      #expect(told.values == [row])
    }
  }

  // MARK: Sizes

  @Test func `a switch stands at the end of its row`() {
    let view = HeadlessHostingView { Column { Toggle("Mode", isOn: false) { _ in } } }
    view.settle()
    let size = ControlMetrics.standard[.toggle].minimum
    #expect(
      view.first(HeadlessToggleView.self)?.frameInRoot
        == Rect(x: 300 - size.width, y: 0, width: size.width, height: size.height))
  }

  @Test func `a picker is as wide as its widest choice`() {
    let choices = [PickerOption(1, "a"), PickerOption(2, "a wide choice")]
    func size(_ selection: Int) -> Size {
      HeadlessHostingView { Picker("Size", selection: selection, choices: choices) { _ in } }
        .host.sizeThatFits(.unbounded)
    }
    #expect(size(1) == size(2))
    #expect(size(1).width == 46 + 13 * 7)
  }

  @Test func `bars take the length there is and are as thick as they must be`() {
    func size(_ component: some Component) -> Size {
      HeadlessHostingView { component }.host.sizeThatFits(
        SizeRange(max: Size(width: 200, height: 100)))
    }
    #expect(size(Slider("a", value: 0) { _ in }) == Size(width: 200, height: 24))
    #expect(size(Slider("a", value: 0, axis: .vertical) { _ in }) == Size(width: 24, height: 100))
    #expect(size(ProgressBar("a", fraction: 0)) == Size(width: 200, height: 6))
    #expect(size(LevelBar("a", value: 0)) == Size(width: 200, height: 8))
    #expect(size(Separator()) == Size(width: 200, height: 1))
    #expect(size(Separator(.vertical)) == Size(width: 1, height: 100))
  }

  // MARK: Mistakes

  @Test func `numbers that make no sense are reported and replaced`() {
    #expect(reports { Slider("a", value: .nan) { _ in } }.count == 1)
    #expect(reports { Slider("a", value: 7, in: 0...5) { _ in } }.count == 1)
    #expect(reports { Slider("a", value: 0, in: 0...0) { _ in } }.count == 1)
    #expect(reports { Slider("a", value: 0, in: 0...(.infinity)) { _ in } }.count == 1)
    #expect(reports { Slider("a", value: 0, step: -1) { _ in } }.count == 1)
    #expect(reports { Slider("a", value: 0, in: 0...5, step: 6) { _ in } }.count == 1)
    #expect(reports { Slider("a", value: 0.2, in: 0.2...0.3, step: 0.1) { _ in } }.isEmpty)
    #expect(reports { Stepper("a", value: 0, in: 0...9, step: .nan) { _ in } }.count == 1)
    #expect(reports { ProgressBar("a", fraction: 1.5) }.count == 1)
    #expect(reports { LevelBar("a", value: 0, in: -1...1) }.count == 1)
    #expect(
      reports { Slider("a", value: 9, in: 0...5) { _ in } }
        == ["A Slider has an invalid value."])
    let view = Diagnostics.withSink({ _ in }) {
      HeadlessHostingView { Slider("a", value: 9, in: 0...5, step: 0) { _ in } }
    }
    view.settle()
    let slider: HeadlessSliderView? = view.first()
    #expect(slider?.controlValue == 5)
    #expect(slider?.controlContent.snapsToSteps == false)
  }

  @Test func `a selection that is not among the choices is reported, and nothing is chosen`() {
    let found = reports { Picker("a", selection: 3, choices: [PickerOption(1, "one")]) { _ in } }
    #expect(found == ["A Picker's selection isn't one of its choices."])
    let group = reports {
      RadioGroup("a", selection: 3, choices: [PickerOption(1, "one")]) { _ in }
    }
    #expect(group == ["A RadioGroup's selection isn't one of its choices."])
  }
}
