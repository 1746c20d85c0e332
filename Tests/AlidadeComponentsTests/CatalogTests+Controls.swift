import AlidadeNative

extension CatalogTests {
  /// The native controls.
  nonisolated static let controlEntries: [Entry] = [
    Entry("Toggle", Toggle("Airplane mode", isOn: true) { _ in }),
    Entry("Toggle, without label", Toggle("Wi-Fi", isOn: true, showsLabel: false) { _ in }),
    Entry("ToggleButton", ToggleButton("Bold", isOn: true) { _ in }),
    Entry("CheckBox", CheckBox("Remember me", isOn: true) { _ in }),
    Entry("CheckBox, mixed", CheckBox("All", state: .mixed) { (_: CheckState) in }),
    Entry("RadioGroup", RadioGroup("Size", selection: 1, choices: numbers) { _ in }),
    Entry(
      "RadioGroup, in a row",
      RadioGroup("Size", selection: nil, choices: numbers, axis: .horizontal) { _ in }),
    Entry("Slider", Slider("Volume", value: 0.5) { _ in }),
    Entry(
      "Slider, upright",
      Slider(
        "Volume", value: 0.5, marks: [.init(0, label: "low"), .init(1)], axis: .vertical
      ) { _ in }),
    Entry("Stepper", Stepper("Copies", value: 3, in: 1...99) { _ in }),
    Entry("ProgressBar", ProgressBar("Copying", fraction: 0.5, text: "half")),
    Entry("ProgressBar, unknown", ProgressBar("Copying", fraction: nil)),
    Entry("Spinner", Spinner("Loading")),
    Entry("LevelBar", LevelBar("Strength", value: 3, in: 0...5, isDiscrete: true)),
    Entry("Separator", Separator()),
    Entry("Separator, upright", Separator(.vertical)),
    Entry("Picker", Picker("Number", selection: 2, choices: numbers) { _ in }),
    Entry("DatePicker", DatePicker("Day", date: .epoch) { _ in }),
    Entry("DatePicker, calendar", DatePicker("Day", date: .epoch, style: .calendar) { _ in }),
    Entry("ColorPicker", ColorPicker("Ink", color: RGBA(hex: 0xFF0000)) { _ in }),
    Entry("Link", Link("Documentation", address: "https://docs.gtk.org")),
    Entry("Video", Video(file: "/nowhere/film.webm")),
    Entry("Menu", Menu("File") { MenuItem("Open") {} }),
    Entry("Menu, icon", Menu("More", icon: "open-menu-symbolic") { MenuItem("Open") {} }),
    Entry("MenuBar", MenuBar { Menu("File") { MenuItem("Open") {} } }),
    Entry("ContextMenu", Text("some words").contextMenu { MenuItem("Copy") {} }),
    Entry("Tooltip", Text("some words").tooltip("more words")),
    Entry("Tooltip, content", Text("some words").tooltip("more words") { Text("more words") }),
    Entry("Accessibility", Text("some words").accessibility(label: "words")),
    Entry(
      "Accessibility, group",
      Row {
        Text("a")
        Text("b")
      }
      .accessibility(label: "ab")),
    Entry("Accessibility, hidden", Text("some words").accessibilityHidden()),
    Entry(
      "Popover",
      Text("some words").popover(isPresented: Binding(false) { _ in }) { Text("more words") }),
    Entry(
      "a form",
      Column(spacing: 8) {
        Toggle("Airplane mode", isOn: true) { _ in }
        Row(spacing: 8, alignment: .center) {
          Text("Volume")
          Slider("Volume", value: 0.5) { _ in }.grow()
        }
        Picker("Number", selection: 2, choices: numbers) { _ in }.alignSelf(.start)
        Separator()
        Row(spacing: 8, alignment: .baseline) {
          Text("Number")
          CheckBox("one", isOn: true) { _ in }
        }
      }.padding(12)),
  ]

  nonisolated private static let numbers = [
    PickerOption(1, "one"), PickerOption(2, "twenty-two"),
    PickerOption(3, "three hundred and thirty-three"),
  ]
}
