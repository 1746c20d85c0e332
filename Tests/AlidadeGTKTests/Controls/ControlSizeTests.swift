#if GTK
import AlidadeComponents
@testable import AlidadeGTK
import AlidadeLayout
@testable import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  /// Layout, which runs on any thread, and widgets agree on sizes.
  @MainActor @Suite struct ControlSizeTests {
    private func expectAgreement<Content: ControlContent>(
      _ view: GTKControlView<Content>, _ content: Content, _ value: Content.Value? = nil,
      isExact: Bool = true, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
      gtk_window_set_child(window.window, view.widget)
      defer {
        gtk_window_set_child(window.window, nil)
        gtk_window_destroy(window.window)
      }
      view.controlContent = content
      if let value { view.controlValue = value }
      let extents = content.extents(GTKContentMeasurer.shared)
      for axis in Axis.allCases {
        let orientation =
          axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
        var minimum: Int32 = 0
        var natural: Int32 = 0
        gtk_widget_measure(view.content, orientation, -1, &minimum, &natural, nil, nil)
        let laidOut = extents.natural[axis]
        let note: Comment =
          "\(ControlKind(Content.self)) \(axis): \(laidOut), asks for \(minimum)...\(natural)"
        #expect(laidOut >= Double(minimum), note, sourceLocation: sourceLocation)
        #expect(extents.minimum[axis] >= Double(minimum), note, sourceLocation: sourceLocation)
        guard content.filledAxis != axis else { continue }
        #expect(laidOut >= Double(natural), note, sourceLocation: sourceLocation)
        if isExact {
          #expect(laidOut <= Double(natural) + 1, note, sourceLocation: sourceLocation)
        }
      }
    }

    @Test func `controls without text`() {
      expectAgreement(GTKToggleView(), ToggleContent())
      expectAgreement(GTKSpinnerView(), SpinnerContent())
      expectAgreement(GTKColorPickerView(), ColorPickerContent())
      expectAgreement(GTKLevelBarView(), LevelBarContent())
      expectAgreement(GTKLevelBarView(), LevelBarContent(range: 0...5, isDiscrete: true))
      expectAgreement(GTKSeparatorView(), SeparatorContent())
      expectAgreement(GTKSeparatorView(), SeparatorContent(axis: .vertical))
      expectAgreement(GTKMenuView(), MenuContent(icon: "open-menu-symbolic"))
      expectAgreement(GTKToggleButtonView(), ToggleButtonContent(icon: "open-menu-symbolic"))
    }

    @Test(arguments: ["", "a", "Remember me", "A label with many words, and then some more"])
    func `controls around text`(_ text: String) {
      expectAgreement(GTKCheckBoxView(), CheckBoxContent(label: text))
      expectAgreement(GTKRadioGroupView(), RadioGroupContent(options: [text, "b", text]))
      expectAgreement(
        GTKRadioGroupView(), RadioGroupContent(options: [text, "b"], axis: .horizontal))
      expectAgreement(GTKPickerView(), PickerContent(options: [text]), 0)
      expectAgreement(GTKMenuView(), MenuContent(label: text))
      expectAgreement(GTKToggleButtonView(), ToggleButtonContent(label: text))
      expectAgreement(GTKDatePickerView(), DatePickerContent(label: text))
      expectAgreement(GTKLinkView(), LinkContent(label: text))
      expectAgreement(GTKProgressBarView(), ProgressBarContent(text: text))
    }

    @Test(arguments: Axis.allCases) func `sliders`(_ axis: Axis) {
      expectAgreement(GTKSliderView(), SliderContent(axis: axis))
      expectAgreement(GTKSliderView(), SliderContent(marks: [.init(0), .init(1)], axis: axis))
      expectAgreement(
        GTKSliderView(),
        SliderContent(marks: [.init(0, label: "quiet"), .init(1, label: "very loud")], axis: axis))
    }

    @Test func `fields for numbers`() {
      for content in [
        StepperContent(), StepperContent(range: 0...9), StepperContent(range: -1000...1000),
        StepperContent(range: 0...1, fractionDigits: 3), StepperContent(range: 0...1e12),
      ] { expectAgreement(GTKStepperView(), content) }
    }

    @Test func `a field for numbers stands on the baseline of its text`() throws {
      let view = GTKStepperView()
      let extents = StepperContent().extents(GTKContentMeasurer.shared)
      let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
      gtk_window_set_child(window.window, view.widget)
      defer {
        gtk_window_set_child(window.window, nil)
        gtk_window_destroy(window.window)
      }
      view.setFrame(Rect(origin: .zero, size: extents.natural))
      gtk_widget_allocate(
        view.widget, Int32(extents.natural.width), Int32(extents.natural.height), -1, nil)
      let text = try #require(view.content.first(of: gtk_text_get_type()))
      var natural: Int32 = 0
      var baseline: Int32 = -1
      gtk_widget_measure(text, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, &baseline)
      var bounds = graphene_rect_t()
      #expect(gtk_widget_compute_bounds(text, view.widget, &bounds) != 0)
      let slack = Double(bounds.size.height) - Double(natural)
      let expected = Double(bounds.origin.y) + slack / 2 + Double(baseline)
      let found = try #require(extents.baseline)
      #expect(abs(found - expected) <= 1, "\(found) laid out, \(expected) in the widget")
    }

    @Test func `calendars, whatever the month`() {
      for month in 1...12 {
        expectAgreement(
          GTKCalendarView(), CalendarContent(), CalendarDate(year: 2026, month: month, day: 1))
      }
    }

    @Test func `a picker has room for each of its options`() {
      let content = PickerContent(options: ["a", "a much longer option"])
      for index in 0..<2 { expectAgreement(GTKPickerView(), content, index, isExact: index == 1) }
    }
  }
}
#endif
