import Alidade
import Foundation

extension Setting where Value == Double {
  static let fontSize = Setting("editor.fontSize", default: 15)
  static let sidebarWidth = Setting("window.sidebarWidth", default: 260)
}

extension Setting where Value == [Int] {
  /// The numbers of the open windows; the next run begins with them.
  static let openWindows = Setting("session.windows", default: [0])
}

extension Setting where Value == String {
  /// The identifier of the language; empty for the user's.
  static let language = Setting("general.language", default: "")
}

/// The preferences, which all windows follow.
struct Preferences: Component {
  func body(_ context: Context<NoState>) -> some Component {
    let fontSize = context.binding(.fontSize)
    Grid(
      // The controls, and not the titles, are narrower where a choice is long.
      columns: [.automatic, .fraction(minimum: 0)], columnSpacing: 16, rowSpacing: 12,
      verticalAlignment: .center
    ) {
      Text(context.text("Font size"))
      Row(spacing: 12, alignment: .center) {
        Slider(context.text("Font size"), value: fontSize, in: 10...28, step: 1).grow().basis(0)
        Text(fontSize.value.formatted(.number.precision(.fractionLength(0))))
      }
      Text(context.text("Language"))
      Picker(
        context.text("Language"), selection: context.binding(.language),
        choices: [
          PickerOption("", context.text("Language of the desktop")), PickerOption("en", "English"),
          PickerOption("de", "Deutsch"),
        ])
    }
    .padding(20)
    .frame(width: 420)
    .shortcut(.escape, []) { context.window.close() }
  }
}
