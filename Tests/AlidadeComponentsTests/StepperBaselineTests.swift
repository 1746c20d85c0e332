import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct StepperBaselineTests {
  @Test func `text beside a stepper stands on the line of its number`() throws {
    let view = HeadlessHostingView(size: Size(width: 300, height: 100)) {
      Row(alignment: .baseline) {
        Text("Copies").size(30)
        Stepper("Copies", value: 5, in: 0...100) { _ in }
      }
    }
    let text = try #require(view.root.descendants.lazy.compactMap { $0 as? HeadlessTextView }.first)
    let stepper = try #require(view.root.descendants.first { $0.role == .spinButton })
    let line = try #require(StepperContent().extents(view.mountHost.measurer).baseline)
    let baseline = try #require(text.textLayout?.baseline)
    #expect(abs(text.frame.minY + baseline - stepper.frame.minY - line) <= 1)
  }
}
