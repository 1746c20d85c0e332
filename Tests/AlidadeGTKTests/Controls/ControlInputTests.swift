#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeLists
import AlidadeRender
import CGTK
import Testing

/// A form whose values are in state.
private struct Form: Component {
  struct State {
    var isOn = false
    var isTicked = false
    var refused = 0
    var volume = 0.5
    var size = "s"
    var count = 5.0
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let state = context.state
    Column(alignment: .start) {
      Toggle("Mode", isOn: state.isOn, showsLabel: false) { isOn in
        context.update { $0.isOn = isOn }
      }.frame(height: 40)
      CheckBox("Tick", isOn: state.isTicked) { isOn in
        context.update { $0.isTicked = isOn }
      }.frame(height: 40)
      CheckBox("Refused", isOn: false) { _ in
        context.update { $0.refused += 1 }
      }.frame(height: 40)
      Slider("Volume", value: state.volume, step: 0.1) { volume in
        context.update { $0.volume = volume }
      }.frame(width: 200, height: 40)
      RadioGroup(
        "Size", selection: state.size,
        choices: [PickerOption("s", "Small"), PickerOption("l", "Large")],
        axis: .horizontal
      ) { size in
        context.update { $0.size = size }
      }.frame(height: 40)
      Menu("File") {
        MenuItem("Open", shortcut: KeyCombination("o", .control)) {
          context.update { $0.isTicked = true }
        }
      }.frame(height: 40)
    }
  }
}

/// A switch with a title, which notes what it becomes.
private struct Titled: Component {
  let told: Told<Bool>

  func initialState() -> Bool { false }

  func body(_ context: Context<Bool>) -> some Component {
    Toggle("Mode", isOn: context.state) { isOn in
      told.values.append(isOn)
      context.update { $0 = isOn }
    }.frame(height: 40)
  }
}

@MainActor private final class Told<Value> {
  var values: [Value] = []
}

extension GTKTests {
  /// Controls in a window, with the pointer and the keyboard of the display.
  @MainActor @Suite struct ControlInputTests {
    private func open(
      @ComponentBuilder _ content: () -> ComponentList
    ) async -> GTKWindow {
      await .opened(size: Size(width: 320, height: 360), isDecorated: false, content)
    }

    private func first<View: GTKView>(
      _ type: View.Type, in view: GTKView
    ) -> View? {
      for child in view.subviews {
        if let found = child as? View ?? first(type, in: child) { return found }
      }
      return nil
    }

    @Test func `a click and the space bar switch`() async throws {
      let window = await open { Form() }
      let view = try #require(first(GTKToggleView.self, in: window.hostingView.root))
      await InputTool.click(20, 20)
      await MainLoop.run { view.controlValue }
      #expect(view.shownValue)
      await InputTool.press("Tab space")
      await MainLoop.run { !view.controlValue }
      #expect(!view.shownValue)
      window.close()
    }

    @Test func `a click on the title switches, and one on the switch does so once`() async throws {
      let told = Told<Bool>()
      let window = await open {
        Titled(told: told)
        Toggle("Off", isOn: false, isEnabled: false) { _ in told.values.append(true) }
          .frame(height: 40)
      }
      let view = try #require(first(GTKToggleView.self, in: window.hostingView.root))
      await InputTool.click(20, 20)
      await MainLoop.run { view.controlValue }
      #expect(view.shownValue)
      await InputTool.click(300, 20)
      await MainLoop.run { !view.controlValue }
      #expect(!view.shownValue)
      await InputTool.click(20, 60)
      await InputTool.click(300, 60)
      await MainLoop.settle()
      #expect(told.values == [true, false])
      window.close()
    }

    @Test func `a click ticks, and one that is refused does not`() async throws {
      let window = await open { Form() }
      let root = window.hostingView.root
      await InputTool.click(10, 60)
      let boxes = root.subviews.compactMap { $0 as? GTKCheckBoxView }
      #expect(boxes.map(\.shownValue) == [.on, .off])
      await InputTool.click(10, 100)
      #expect(boxes.map(\.shownValue) == [.on, .off])
      window.close()
    }

    @Test func `a slider follows a drag and keys, in steps`() async throws {
      let window = await open { Form() }
      let view = try #require(first(GTKSliderView.self, in: window.hostingView.root))
      await InputTool.run("mousemove 100 140 mousedown 1 mousemove 120 140 mousemove 150 140")
      await InputTool.run("mousemove 195 140 mouseup 1")
      #expect(view.controlValue == 1 && view.shownValue == 1)
      #expect(!view.isHeld)
      await InputTool.press("Left")
      #expect(abs(view.controlValue - 0.9) < 1e-9)
      #expect(view.shownValue == view.controlValue)
      window.close()
    }

    @Test func `arrow keys choose among radio buttons`() async throws {
      let window = await open { Form() }
      let view = try #require(first(GTKRadioGroupView.self, in: window.hostingView.root))
      await InputTool.click(10, 180)
      #expect(view.controlValue == 0)
      await InputTool.press("Right")
      #expect(view.controlValue == 1 && view.shownValue == 1)
      window.close()
    }

    @Test func `Tab goes from control to control`() async throws {
      let window = await open { Form() }
      var kinds: [String] = []
      for _ in 0..<4 {
        await InputTool.press("Tab")
        let focused = window.hostingView.root.subviews.first { $0.containsFocus }
        kinds.append(focused.map { "\(type(of: $0))" } ?? "none")
      }
      #expect(
        kinds == ["GTKToggleView", "GTKCheckBoxView", "GTKCheckBoxView", "GTKSliderView"])
      window.close()
    }

    @Test func `the keys of an item choose it without the menu`() async throws {
      let window = await open { Form() }
      await InputTool.click(20, 20)
      await InputTool.press("ctrl+o")
      let view = try #require(first(GTKCheckBoxView.self, in: window.hostingView.root))
      #expect(view.shownValue == .on)
      window.close()
    }

    @Test func `the keys of a menu do nothing while it is out of sight`() async throws {
      let told = Told<String>()
      struct Place: Component, Equatable {
        let isShown: Bool
        let action: Action<Void>

        var body: some Component {
          Column(alignment: .start) {
            if isShown {
              Box(background: .red) {
                Menu("File") {
                  MenuItem("Open", shortcut: KeyCombination("o", .control)) { action() }
                }
              }
            } else {
              Text("nothing")
            }
          }
        }
      }
      let action = Action<Void> { told.values.append("open") }
      let window = await open { Place(isShown: true, action: action) }
      await InputTool.run("mousemove 200 200")
      await InputTool.press("ctrl+o")
      #expect(told.values.count == 1)
      window.hostingView.setContent { Place(isShown: false, action: action) }
      window.hostingView.host.update()
      await InputTool.press("ctrl+o")
      #expect(told.values.count == 1)
      window.close()
    }

    @Test func `a context menu opens at the secondary button and chooses`() async throws {
      let chosen = Told<String>()
      let window = await open {
        Text("area").frame(width: 100, height: 60).contextMenu {
          MenuItem("Copy") { chosen.values.append("copy") }
          MenuItem("Paste") { chosen.values.append("paste") }
        }
      }
      let view = try #require(first(GTKContextMenuView.self, in: window.hostingView.root))
      await InputTool.click(30, 30, button: 3)
      await MainLoop.run { view.isOpen }
      await InputTool.press("Down Return")
      await MainLoop.run { !chosen.values.isEmpty }
      #expect(chosen.values.count == 1)
      #expect(!view.isOpen)
      window.close()
    }

    @Test func `a number that is typed counts with Return, and one that is too large does not`()
      async throws
    {
      let told = Told<Double>()
      let window = await open {
        Column(alignment: .start) {
          Stepper("Copies", value: 5, in: 0...50) { told.values.append($0) }
        }
      }
      let view = try #require(first(GTKStepperView.self, in: window.hostingView.root))
      await InputTool.click(15, 15)
      await InputTool.press("ctrl+a 4 2 Return")
      #expect(told.values == [42])
      // The closure did nothing, so the field shows what the component says.
      #expect(view.shownValue == 5)
      await InputTool.press("Up")
      #expect(told.values == [42, 6])
      window.close()
    }

    @Test func `a picker opens and chooses by keys`() async throws {
      let told = Told<String>()
      let choices = [
        PickerOption("a", "Apples"), PickerOption("b", "Bananas"), PickerOption("c", "Cherries"),
      ]
      let window = await open {
        Column(alignment: .start) {
          Picker("Fruit", selection: "a", choices: choices) { told.values.append($0) }
        }
      }
      let view = try #require(first(GTKPickerView.self, in: window.hostingView.root))
      await InputTool.press("Tab space")
      await InputTool.press("Down")
      await InputTool.press("Return")
      await MainLoop.run { !told.values.isEmpty }
      #expect(told.values == ["b"])
      #expect(view.shownValue == 0)
      window.close()
    }

    private struct Translated: Component {
      func initialState() -> Int { 0 }

      func body(_ context: Context<Int>) -> some Component {
        let words = [["Fruit", "Apples", "Bananas"], ["Obst", "\u{c4}pfel", "Bananen"]][
          context.state]
        Column(alignment: .start) {
          Picker(
            words[0], selection: context.state,
            choices: [PickerOption(0, words[1]), PickerOption(1, words[2])]
          ) { chosen in context.update { $0 = chosen } }
        }
      }
    }

    @Test(PrintsNoCriticals()) func `a choice can replace the texts of the options`() async throws {
      let window = await open { Translated() }
      let view = try #require(first(GTKPickerView.self, in: window.hostingView.root))
      await InputTool.press("Tab")
      await InputTool.press("space")
      await InputTool.press("Down")
      await InputTool.press("Return")
      await MainLoop.run { view.controlContent.options == ["\u{c4}pfel", "Bananen"] }
      await MainLoop.run { view.shownValue == 1 }
      #expect(view.shownValue == 1)
      window.close()
    }

    @Test func `a day of a calendar is clicked`() async throws {
      let told = Told<String>()
      let window = await open {
        Column(alignment: .start) {
          DatePicker("Day", date: .epoch, style: .calendar) { told.values.append("\($0)") }
        }
      }
      let view = try #require(first(GTKCalendarView.self, in: window.hostingView.root))
      // The middle of the days is in the month that is shown, whatever day weeks begin with.
      let frame = view.frame
      await InputTool.click(Int(frame.size.width / 2), Int(frame.size.height * 0.6))
      #expect(told.values.count == 1)
      #expect(told.values.first?.hasPrefix("1970-01-") == true)
      #expect(view.shownValue == .epoch)
      window.close()
    }

    @Test func `the wheel scrolls a list, whatever controls are under the pointer`() async throws {
      let told = Told<Double>()
      let window = await open {
        List(Array(0..<200), id: \.self) { row in
          Column {
            Slider("Volume", value: 0.5) { told.values.append($0) }.frame(width: 200, height: 40)
            Stepper("Copies", value: 5, in: 0...9) { told.values.append($0) }.frame(height: 40)
          }
        }
      }
      let list = try #require(first(GTKScrollView.self, in: window.hostingView.root))
      for y in [20, 60, 100, 140] {
        let before = list.scrollOffset
        await InputTool.run("mousemove 100 \(y) click 5")
        await MainLoop.run { list.scrollOffset > before }
      }
      #expect(told.values == [])
      window.close()
    }

    @Test func `the wheel changes the control in a list that has the keyboard focus`() async throws
    {
      let told = Told<Double>()
      let window = await open {
        List(Array(0..<200), id: \.self) { row in
          Column {
            Slider("Volume", value: 0.5) { told.values.append($0) }.frame(width: 200, height: 40)
            Stepper("Copies", value: 5, in: 0...9) { told.values.append($0) }.frame(height: 40)
          }
        }
      }
      let list = try #require(first(GTKScrollView.self, in: window.hostingView.root))
      let slider = try #require(first(GTKSliderView.self, in: list))
      gtk_widget_grab_focus(slider.content)
      await InputTool.run("mousemove 100 20 click 5")
      await MainLoop.run { told.values.count == 1 }
      let stepper = try #require(first(GTKStepperView.self, in: list))
      gtk_widget_grab_focus(stepper.content)
      await InputTool.run("mousemove 100 60 click 4")
      await MainLoop.run { told.values.count == 2 }
      #expect(told.values.last == 6 && list.scrollOffset == 0)
      // The slider has lost the focus.
      await InputTool.run("mousemove 100 20 click 5")
      await MainLoop.run { list.scrollOffset > 0 }
      #expect(told.values.count == 2)
      window.close()
    }

    @Test func `outside of a list the wheel changes any slider`() async throws {
      let told = Told<Double>()
      let window = await open {
        Column(alignment: .start) {
          Slider("Volume", value: 0.5) { told.values.append($0) }.frame(width: 200, height: 40)
        }
      }
      await InputTool.run("mousemove 100 20 click 5")
      await MainLoop.run { told.values.count == 1 }
      window.close()
    }

    @Test func `keys in a list go to the control that has the focus`() async throws {
      let told = Told<Double>()
      let window = await open {
        List(Array(0..<50), id: \.self) { row in
          Slider("Volume", value: 0.5) { told.values.append($0) }.frame(width: 200, height: 40)
        }
      }
      let list = try #require(first(GTKScrollView.self, in: window.hostingView.root))
      let slider = try #require(first(GTKSliderView.self, in: list))
      gtk_widget_grab_focus(slider.content)
      await InputTool.press("Right Up")
      #expect(told.values.count == 2)
      #expect(list.scrollOffset == 0)
      window.close()
    }
  }
}
#endif
