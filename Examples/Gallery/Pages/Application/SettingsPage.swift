import Alidade

/// A page about values that are kept for the next run.
struct SettingsPage: LayoutPage {
  var step = 1.0

  static let name = "Settings"
  static let summary =
    "Values with a name and a default: all windows follow them, and the next run begins with them."
  static let family = LayoutFamily.application
  static let stage = Stage(width: 440, height: 240)

  static let sections: [ControlSection<SettingsPage>] = [
    ControlSection("Slider", [.number("Step", \.step, 1...4, by: 1)])
  ]

  var example: ComponentList { SettingsExample(step: step) }

  var listing: String {
    """
    extension Setting where Value == Double {
      static let fontSize = Setting("fontSize", default: 16)
    }

    Slider(
      "Font size", value: context.binding(.fontSize),
      in: 8...32, step: \(Listing.number(step)))
    """
  }
}

extension Setting where Value == Double {
  fileprivate static let fontSize = Setting("page.fontSize", default: 16)
}

extension Setting where Value == Bool {
  fileprivate static let isBold = Setting("page.isBold", default: false)
}

/// Controls for settings, and a text that follows them.
struct SettingsExample: Component, Equatable {
  let step: Double

  func body(_ context: Context<NoState>) -> some Component {
    let size = context.setting(.fontSize)
    Column(spacing: 12, alignment: .center, justification: .center) {
      Text("In \(Listing.number(size)) points").size(size)
        .weight(context.setting(.isBold) ? .bold : .regular)
      Slider("Font size", value: context.binding(.fontSize), in: 8...32, step: step)
        .frame(width: 200)
      Toggle("Bold", isOn: context.binding(.isBold)).frame(width: 120)
      Button("Defaults") {
        context.update(.fontSize) { $0 = Setting.fontSize.defaultValue }
        context.update(.isBold) { $0 = Setting.isBold.defaultValue }
      }
      Text("In steps of \(Listing.number(step))").size(12).color(.secondaryText)
    }
  }
}
