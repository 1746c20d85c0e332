import Alidade

/// A form with one control of each kind, and their values.
struct ControlsForm: Component, Equatable {
  let isEnabled: Bool
  let isMeasured: Bool
  let hasCalendar: Bool

  func initialState() -> ControlsState { ControlsState() }

  func body(_ context: Context<ControlsState>) -> some Component {
    Row(spacing: 12, alignment: .start) {
      Card {
        choices(context)
        Separator()
        dates(context)
      }
      .grow().basis(0)
      Card {
        numbers(context)
        Separator()
        actions(context)
      }
      .grow().basis(0)
    }
    .padding(12)
  }

  @ComponentBuilder private func choices(_ context: Context<ControlsState>) -> ComponentList {
    let size = context.binding(\.size)
    Toggle("Notifications", isOn: context.binding(\.isOn), isEnabled: isEnabled)
    CheckBox("Remember me", state: context.state.check, isEnabled: isEnabled) { check in
      context.update { $0.check = check }
    }
    RadioGroup(
      "Size", selection: size, choices: ControlsState.sizes, axis: .horizontal,
      isEnabled: isEnabled)
    Picker(
      "Size", selection: size, choices: ControlsState.sizes, isSearchable: true,
      isEnabled: isEnabled)
  }

  @ComponentBuilder private func dates(_ context: Context<ControlsState>) -> ComponentList {
    DatePicker(
      "Day", date: context.binding(\.day), style: hasCalendar ? .calendar : .compact,
      isEnabled: isEnabled)
    Row(spacing: 8, alignment: .center) {
      ColorPicker("Color", color: context.binding(\.color), isEnabled: isEnabled)
      Box(background: Color(context.state.color), cornerRadius: 4)
        .frame(width: 24, height: 24)
    }
  }

  @ComponentBuilder private func numbers(_ context: Context<ControlsState>) -> ComponentList {
    let volume = context.binding(\.volume)
    Slider(
      "Volume", value: volume, in: 0...10, step: 1,
      marks: [.init(0, label: "quiet"), .init(5), .init(10, label: "loud")], isEnabled: isEnabled)
    Stepper("Volume", value: volume, in: 0...10, isEnabled: isEnabled)
    ProgressBar("Volume", fraction: isMeasured ? volume.value / 10 : nil, text: "Volume")
    LevelBar("Volume", value: volume.value / 2, in: 0...5, isDiscrete: true)
  }

  @ComponentBuilder private func actions(_ context: Context<ControlsState>) -> ComponentList {
    Row(spacing: 8, alignment: .center) {
      Menu("Actions", isEnabled: isEnabled) {
        MenuItem("Louder", shortcut: KeyCombination("+", .control)) {
          context.update { $0.volume = min(10, $0.volume + 1) }
        }
        MenuItem("Notifications", isOn: context.state.isOn) {
          context.update { $0.isOn.toggle() }
        }
        Submenu("Size") {
          for size in ControlsState.sizes {
            MenuItem(size.title) { context.update { $0.size = size.value } }
          }
        }
        MenuGroup {
          MenuItem("Reset", isDestructive: true) { context.update { $0 = ControlsState() } }
        }
      }
      Spinner("Working", isSpinning: context.state.isOn)
    }
    Link("GTK", address: "https://www.gtk.org", isEnabled: isEnabled)
      .tooltip("Opens in the browser")
  }
}
