#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

/// Every control, with its value in state.
private struct Controls: Component {
  struct State {
    var isOn = false
    var isTicked = false
    var size = "s"
    var volume = 0.5
    var count = 5.0
    var fruit = "b"
    var opened = 0
    var followed = 0
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let state = context.state
    Column(alignment: .start) {
      Toggle("Mode", isOn: state.isOn) { isOn in context.update { $0.isOn = isOn } }
      CheckBox("Tick", isOn: state.isTicked) { isOn in context.update { $0.isTicked = isOn } }
      RadioGroup(
        "Size", selection: state.size,
        choices: [PickerOption("s", "Small"), PickerOption("l", "Large")]
      ) { size in context.update { $0.size = size } }
      Slider("Volume", value: state.volume, in: 0...1, step: 0.25) { volume in
        context.update { $0.volume = volume }
      }.frame(width: 200)
      Stepper("Copies", value: state.count, in: 1...9) { count in
        context.update { $0.count = count }
      }
      Picker(
        "Fruit", selection: state.fruit,
        choices: [PickerOption("a", "Apple"), PickerOption("b", "Pear")]
      ) { fruit in context.update { $0.fruit = fruit } }
      DatePicker("Day", date: .epoch) { _ in }
      ColorPicker("Ink", color: RGBA(hex: 0x3584E4)) { _ in }
      Link("More") { context.update { $0.followed += 1 } }
      Menu("File") { MenuItem("Open") { context.update { $0.opened += 1 } } }
      Menu("Options", icon: "open-menu-symbolic") { MenuItem("Wrap", isOn: true) {} }
      ToggleButton("Bold", isOn: true) { _ in }
      ProgressBar("Copying", fraction: 0.4)
      LevelBar("Strength", value: 3, in: 0...5)
      Spinner("Working")
      Toggle("Fixed", isOn: true, isEnabled: false) { _ in }
      Text("\(state.opened) opened, \(state.followed) followed")
    }
  }
}

extension GTKTests {
  /// What a screen reader finds of controls over the accessibility bus, and what it can do with
  /// them.
  @MainActor @Suite struct ControlAccessibilityTests {
    private typealias Element = AccessibilityClient.Element

    /// What GTK calls a switch, which versions of it differ about.
    private static let switchRoles = ["check box", "toggle button", "switch"]

    private func open() async -> GTKWindow {
      let window = GTKWindow(title: "Test", size: Size(width: 320, height: 640)) { Controls() }
      window.present()
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      await MainLoop.settle()
      return window
    }

    private func views<View: GTKView>(_ type: View.Type, in window: GTKWindow) -> [View] {
      var found: [View] = []
      func walk(_ view: GTKView) {
        if let view = view as? View { found.append(view) }
        for child in view.subviews { walk(child) }
      }
      walk(window.hostingView.root)
      return found
    }

    private func element(_ name: String, _ roles: String..., in elements: [Element]) -> Element? {
      elements.first { $0.name == name && (roles.isEmpty || roles.contains($0.role)) }
    }

    @Test func `all controls are found by their roles, names and values`() async throws {
      let window = await open()
      let found = try await AccessibilityClient.elements()
      let mode = try #require(element("Mode", in: found.filter(isSwitch)))
      #expect(!mode.states.contains("checked") && !mode.actions.isEmpty)
      let tick = try #require(element("Tick", "check box", in: found))
      #expect(!tick.states.contains("checked") && !tick.actions.isEmpty)
      #expect(element("Size", "grouping", "radio group", "panel", in: found) != nil)
      #expect(element("Small", "radio button", in: found)?.states.contains("checked") == true)
      #expect(element("Large", "radio button", in: found)?.states.contains("checked") == false)
      let volume = try #require(element("Volume", "slider", in: found))
      #expect(volume.value == 0.5 && volume.range == [0, 1])
      let copies = try #require(element("Copies", "spin button", in: found))
      #expect(copies.value == 5 && copies.range == [1, 9])
      let bold = try #require(element("Bold", "toggle button", "push button", "button", in: found))
      #expect(bold.states.contains("pressed") && !bold.actions.isEmpty)
      let progress = try #require(element("Copying", "progress bar", in: found))
      #expect(abs((progress.value ?? 0) - 0.4) < 1e-6)
      let level = try #require(element("Strength", "level bar", in: found))
      #expect(level.value == 3 && level.range == [0, 5])
      #expect(element("Working", "progress bar", in: found)?.states.contains("busy") == true)
      let fixed = try #require(element("Fixed", in: found.filter(isSwitch)))
      #expect(fixed.states.contains("checked") && !fixed.states.contains("sensitive"))
      window.close()
    }

    private func isSwitch(_ element: Element) -> Bool {
      ControlAccessibilityTests.switchRoles.contains(element.role)
    }

    @Test func `what opens something is a button with a name and a value`() async throws {
      let window = await open()
      let found = try await AccessibilityClient.elements()
      let buttons = found.filter { ["push button", "button", "toggle button"].contains($0.role) }
      #expect(element("Fruit", "combo box", in: found) != nil)
      let fruit = try #require(element("Fruit", in: buttons))
      #expect(fruit.description == "Pear" && !fruit.actions.isEmpty)
      #expect(buttons.contains { $0.name.hasPrefix("Day ") && $0.name.contains("1970") })
      let ink = try #require(element("Ink", in: buttons))
      #expect(ink.description == "rgb(53,132,228)" && !ink.actions.isEmpty)
      #expect(element("File", in: buttons)?.actions.isEmpty == false)
      #expect(element("Options", in: buttons)?.actions.isEmpty == false)
      #expect(element("More", "link", in: found)?.actions.isEmpty == false)
      // Nothing is announced by the name of its class but what GTK itself puts into its widgets.
      let outer = ["GtkMenuButton", "GtkColorButton", "GtkDropDown", "GtkToggleButton"]
      #expect(!found.contains { outer.contains($0.name) })
      window.close()
    }

    @Test func `a chosen color is described beside the hint or the column`() {
      let view = GTKColorPickerView()
      view.controlValue = RGBA(hex: 0x3584E4)
      #expect(view.accessibility?.hint == "rgb(53,132,228)")
      view.setCell(AccessibilityCell(column: "Ink", position: 1, count: 3))
      AccessibleNames.update()
      #expect(view.accessibility?.hint == "rgb(53,132,228), Ink")
      view.controlValue = RGBA(hex: 0xFF0000)
      #expect(view.accessibility?.hint == "rgb(255,0,0), Ink")
      view.setAccessibility(Accessibility(hint: "Used for titles"))
      AccessibleNames.update()
      #expect(view.accessibility?.hint == "rgb(255,0,0), Used for titles")
      view.setAccessibility(Accessibility())
      view.setCell(nil)
      AccessibleNames.update()
      #expect(view.accessibility?.hint == "rgb(255,0,0)")
    }

    @Test func `a chosen option is described beside the hint`() {
      let view = GTKPickerView()
      view.controlContent = PickerContent(options: ["Apple", "Pear"])
      view.controlValue = 1
      view.setAccessibility(Accessibility(label: "Fruit", hint: "For the cake"))
      AccessibleNames.update()
      #expect(view.accessibility?.label == "Fruit")
      #expect(view.accessibility?.hint == "Pear, For the cake")
    }

    @Test func `what is pressed switches, ticks, chooses and is followed`() async throws {
      let window = await open()
      let mode = try #require(views(GTKToggleView.self, in: window).first)
      let found = try await AccessibilityClient.elements()
      let role = try #require(element("Mode", in: found.filter(isSwitch))?.role)
      try await AccessibilityClient.press(role, "Mode")
      await MainLoop.run { mode.controlValue }
      #expect(mode.shownValue)
      let box = try #require(views(GTKCheckBoxView.self, in: window).first)
      try await AccessibilityClient.press("check box", "Tick")
      await MainLoop.run { box.controlValue == .on }
      #expect(box.shownValue == .on)
      let group = try #require(views(GTKRadioGroupView.self, in: window).first)
      try await AccessibilityClient.press("radio button", "Large")
      await MainLoop.run { group.controlValue == 1 }
      #expect(group.shownValue == 1)
      try await AccessibilityClient.press("link", "More")
      await MainLoop.run { shows("1 followed", window) }
      let after = try await AccessibilityClient.elements()
      #expect(element("Tick", "check box", in: after)?.states.contains("checked") == true)
      #expect(element("Large", "radio button", in: after)?.states.contains("checked") == true)
      window.close()
    }

    private func shows(_ text: String, _ window: GTKWindow) -> Bool {
      views(GTKTextView.self, in: window).contains { $0.contentLabel?.contains(text) == true }
    }

    @Test func `a value that is set moves a slider in steps, and a number field`() async throws {
      let window = await open()
      let slider = try #require(views(GTKSliderView.self, in: window).first)
      try await AccessibilityClient.setValue(0.8, of: "slider", "Volume")
      await MainLoop.run { slider.controlValue == 0.75 }
      #expect(slider.shownValue == 0.75)
      let stepper = try #require(views(GTKStepperView.self, in: window).first)
      try await AccessibilityClient.setValue(7, of: "spin button", "Copies")
      await MainLoop.run { stepper.controlValue == 7 }
      #expect(stepper.shownValue == 7)
      let found = try await AccessibilityClient.elements()
      #expect(element("Volume", "slider", in: found)?.value == 0.75)
      window.close()
    }

    @Test func `a menu is opened and its item chosen`() async throws {
      let window = await open()
      let menu = try #require(views(GTKMenuView.self, in: window).first)
      let popover = gtk_menu_button_get_popover(menu.content.opaque)
        .map { UnsafeMutableRawPointer($0).widget }
      let found = try await AccessibilityClient.elements()
      let role = try #require(found.first { $0.name == "File" && !$0.actions.isEmpty }?.role)
      try await AccessibilityClient.press(role, "File")
      await MainLoop.run { gtk_widget_get_mapped(popover) != 0 }
      let opened = try await AccessibilityClient.elements()
      #expect(opened.contains { $0.name == "Open" && $0.role.contains("menu item") })
      await InputTool.press("Return")
      await MainLoop.run { shows("1 opened", window) }
      window.close()
    }
  }
}
#endif
