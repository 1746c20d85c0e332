#if GTK
import AlidadeComponents
import AlidadeCore
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Foundation
import Testing

extension GTKTests {
  /// Controls are painted inside of their frames, light and dark.
  @MainActor @Suite struct ControlPictureTests {
    private struct All: Component, Equatable {
      var body: some Component {
        Column(spacing: 10) {
          Toggle("Notifications", isOn: true) { _ in }
          Row(spacing: 12, alignment: .center) {
            CheckBox("Remember me", isOn: true) { _ in }
            CheckBox("Some", state: .mixed) { (_: CheckState) in }
            CheckBox("Disabled", isOn: true, isEnabled: false) { _ in }
          }
          RadioGroup(
            "Size", selection: 2, choices: [PickerOption(1, "Small"), PickerOption(2, "Large")],
            axis: .horizontal
          ) { _ in }
          Slider(
            "Volume", value: 4, in: 0...10, marks: [.init(0, label: "quiet"), .init(10)]
          ) { _ in }
          Row(spacing: 12, alignment: .center) {
            Stepper("Copies", value: 12, in: 1...99) { _ in }
            Picker(
              "Size", selection: 1, choices: [PickerOption(1, "Small"), PickerOption(2, "Larger")]
            ) { _ in
            }
            ColorPicker("Ink", color: RGBA(hex: 0x3584E4)) { _ in }
            Spinner("Working")
          }
          ProgressBar("Copying", fraction: 0.4, text: "40 of 100 files")
          LevelBar("Strength", value: 3, in: 0...5, isDiscrete: true)
          Separator()
          Row(spacing: 12, alignment: .center) {
            Menu("Actions") { MenuItem("Open") {} }
            Menu("More", icon: "open-menu-symbolic") { MenuItem("Open") {} }
            DatePicker("Day", date: .epoch) { _ in }
            Link("Documentation", address: "https://docs.gtk.org")
          }
          DatePicker("Day", date: .epoch, style: .calendar) { _ in }
        }
        .padding(16)
      }
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `all controls are painted in either color scheme`(_ scheme: ColorScheme) async throws {
      GTKAppearance.preferred = scheme
      defer { GTKAppearance.preferred = nil }
      let window = GTKWindow(title: "Test", size: Size(width: 460, height: 660)) { All() }
      window.present()
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      await MainLoop.settle()
      let png = try GTKScreenshot.png(of: window.hostingView)
      // For whoever wants to look.
      if let folder = ProcessInfo.processInfo.environment["ALIDADE_PICTURES"] {
        try Data(png).write(to: URL(filePath: "\(folder)/controls-\(scheme).png"))
      }
      let pixels = try Pixels(png: png)
      let ground = pixels[2, 2]
      let painted = pixels.count(x: 0..<pixels.width, y: 0..<pixels.height) { $0 != ground }
      #expect(painted > 20_000)
      #expect(pixels.count(x: 0..<8, y: 0..<pixels.height) { $0 != ground } == 0)
      window.close()
    }
  }
}
#endif
