#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Controls by themselves: what widgets show and tell.
  @MainActor @Suite struct ControlTests {
    private func emit(_ signal: String, _ view: GTKWidgetView) {
      let type = view.content.pointee.parent_instance.g_type_instance.g_class.pointee.g_type
      var instance = GValue()
      g_value_init(&instance, type)
      g_value_set_object(&instance, view.content)
      g_signal_emitv(&instance, g_signal_lookup(signal, type), 0, nil)
      g_value_unset(&instance)
    }

    @Test func `a switch tells what the user wants and shows what is true`() {
      let view = GTKToggleView()
      var told: [Bool] = []
      view.changeHandler = EventHandler { told.append($0) }
      gtk_switch_set_active(view.content.opaque, 1)
      #expect(told == [true])
      #expect(!view.shownValue && gtk_switch_get_state(view.content.opaque) == 0)
      view.changeHandler = EventHandler { view.controlValue = $0 }
      gtk_switch_set_active(view.content.opaque, 1)
      #expect(view.shownValue && gtk_switch_get_state(view.content.opaque) != 0)
      gtk_switch_set_active(view.content.opaque, 0)
      #expect(!view.shownValue && !view.controlValue)
    }

    @Test func `every part of a control has its direction, also parts that are added later`() {
      let group = GTKRadioGroupView()
      group.layoutDirection = .rightToLeft
      group.controlContent = RadioGroupContent(options: ["One", "Two"])
      let picker = GTKPickerView()
      picker.layoutDirection = .rightToLeft
      picker.controlContent = PickerContent(options: ["One", "Two"])
      let date = GTKDatePickerView()
      date.layoutDirection = .rightToLeft
      #expect(date.content.descendant(of: gtk_calendar_get_type()) != nil)
      for view in [group, picker, date] as [GTKWidgetView] {
        #expect(directions(in: view.content) == [GTK_TEXT_DIR_RTL.rawValue])
      }
      date.layoutDirection = .leftToRight
      #expect(directions(in: date.content) == [GTK_TEXT_DIR_LTR.rawValue])
    }

    /// Returns the directions of a widget and of the widgets inside.
    private func directions(in widget: UnsafeMutablePointer<GtkWidget>) -> Set<UInt32> {
      widget.children.reduce([gtk_widget_get_direction(widget).rawValue]) { known, child in
        known.union(directions(in: child))
      }
    }

    @Test func `a button that stays pressed tells what the user wants and shows what is true`() {
      let view = GTKToggleButtonView()
      view.controlContent = ToggleButtonContent(label: "Bold")
      var told: [Bool] = []
      view.changeHandler = EventHandler { told.append($0) }
      emit("clicked", view)
      #expect(told == [true] && !view.shownValue)
      view.changeHandler = EventHandler { view.controlValue = $0 }
      emit("clicked", view)
      #expect(view.shownValue)
      view.controlContent = ToggleButtonContent(label: "Bold", icon: "format-text-bold-symbolic")
      #expect(view.shownValue)
      emit("clicked", view)
      #expect(!view.shownValue)
    }

    @Test func `a control that no backend knows is reported, and an empty view is shown`() {
      struct UnknownContent: ControlContent {
        typealias Value = Int
        static let initial = UnknownContent()
        static let initialValue = 0
        static let role = AccessibilityRole.generic
        func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
          ControlExtents(natural: .zero)
        }
      }
      let host = GTKMountHost(root: GTKView())
      let reports = DiagnosticsRecorder.reports {
        #expect(host.makeView(PortableViewClass(UnknownContent.self)) is any ControlView)
      }
      #expect(reports.map(\.summary) == ["GTK has no control of the kind unknown."])
    }

    @Test func `a check box tells what the user wants and shows what is true`() {
      let view = GTKCheckBoxView()
      var told: [CheckState] = []
      view.controlValue = .mixed
      view.changeHandler = EventHandler { told.append($0) }
      emit("activate", view)
      #expect(told == [.on] && view.shownValue == .mixed)
      view.changeHandler = EventHandler { view.controlValue = $0 }
      emit("activate", view)
      #expect(view.shownValue == .on)
      emit("activate", view)
      #expect(view.shownValue == .off)
    }

    @Test func `radio buttons tell once and go back when refused`() {
      let view = GTKRadioGroupView()
      view.controlContent = RadioGroupContent(options: ["a", "b", "c"])
      view.controlValue = 0
      var told: [Int?] = []
      view.changeHandler = EventHandler { told.append($0) }
      let second = gtk_widget_get_next_sibling(gtk_widget_get_first_child(view.content))
      gtk_check_button_set_active(second?.cast(to: GtkCheckButton.self), 1)
      #expect(told == [1] && view.shownValue == 0)
      view.changeHandler = EventHandler { view.controlValue = $0 }
      gtk_check_button_set_active(second?.cast(to: GtkCheckButton.self), 1)
      #expect(view.shownValue == 1)
      view.controlContent = RadioGroupContent(options: ["a"])
      #expect(view.shownValue == nil)
      view.controlContent = RadioGroupContent(options: ["a", "b"])
      #expect(view.shownValue == 1)
    }

    @Test func `a slider is limited by its handler and snaps to steps`() {
      let view = GTKSliderView()
      view.controlContent = SliderContent(range: 0...100, step: 10, snapsToSteps: true)
      var told: [Double] = []
      view.changeHandler = EventHandler {
        told.append($0)
        view.controlValue = min($0, 50)
      }
      let range = view.content.cast(to: GtkRange.self)
      for value in [12.0, 13, 48, 97] { gtk_range_set_value(range, value) }
      #expect(told == [10, 50, 100])
      #expect(view.shownValue == 50)
    }

    @Test func `a slider ends at its last whole step`() throws {
      let log = EventLog()
      let hosting = GTKHostingView {
        Slider("Zoom", value: 40, in: 0...100, step: 40) { log.record("\($0)") }
      }
      hosting.host.size = Size(width: 300, height: 200)
      let view = try #require(hosting.root.subviews.first as? GTKSliderView)
      let range = view.content.cast(to: GtkRange.self)
      #expect(gtk_adjustment_get_upper(gtk_range_get_adjustment(range)) == 80)
      gtk_range_set_value(range, 100)
      #expect(log.entries == ["80.0"])
      #expect(view.shownValue == 40)
    }

    @Test func `a slider in the hand moves only by its handler`() {
      let view = GTKSliderView()
      view.controlValue = 0.2
      gtk_widget_add_css_class(view.content, "dragging")
      view.controlValue = 0.9
      #expect(view.shownValue == 0.2)
      view.changeHandler = EventHandler { _ in view.controlValue = 0.4 }
      gtk_range_set_value(view.content.cast(to: GtkRange.self), 0.5)
      #expect(view.shownValue == 0.4)
      view.controlValue = 0.9
      gtk_widget_remove_css_class(view.content, "dragging")
      #expect(view.shownValue == 0.9)
    }

    @Test func `a picker chooses and goes back when refused`() {
      let view = GTKPickerView()
      view.controlContent = PickerContent(options: ["a", "b"])
      #expect(view.shownValue == nil)
      view.controlValue = 1
      var told: [Int?] = []
      view.changeHandler = EventHandler { told.append($0) }
      gtk_drop_down_set_selected(view.content.opaque, 0)
      #expect(told == [0] && view.shownValue == 1)
      view.controlContent = PickerContent(options: ["c", "d", "e"])
      #expect(told == [0] && view.shownValue == 1)
    }

    @Test func `a calendar tells days of its month and of others`() throws {
      let view = GTKCalendarView()
      let day = try #require(CalendarDate(year: 2026, month: 1, day: 31))
      view.controlValue = day
      #expect(view.shownValue == day)
      var told: [String] = []
      view.changeHandler = EventHandler {
        told.append("\($0)")
        view.controlValue = $0
      }
      let requested = g_date_time_new_local(2026, 2, 3, 0, 0, 0)
      gtk_calendar_select_day(view.content.opaque, requested)
      g_date_time_unref(requested)
      #expect(told.last == "2026-02-03")
      #expect("\(view.controlValue)" == "2026-02-03")
    }

    @Test func `a link is followed by its handler and looks as it is told`() {
      let view = GTKLinkView()
      view.controlContent = LinkContent(label: "a", address: "x:y")
      var count = 0
      view.changeHandler = EventHandler { _ in count += 1 }
      emit("clicked", view)
      #expect(count == 1 && !view.shownValue)
      view.controlValue = true
      #expect(view.shownValue)
      emit("clicked", view)
      #expect(count == 2)
    }

    @Test func `a bar without a fraction moves, and stands still when it waits in a pool`() {
      let view = GTKProgressBarView()
      view.controlValue = nil
      #expect(view.shownValue == nil)
      view.controlValue = 0.25
      #expect(view.shownValue == 0.25)
      view.controlValue = nil
      view.setHidden(true)
      view.setHidden(false)
      view.controlValue = 0.5
      #expect(gtk_progress_bar_get_fraction(view.content.opaque) == 0.5)
    }

    @Test(arguments: [30, 60, 144, 240])
    func `a bar without a fraction moves equally far at any frame rate`(_ frames: Int) {
      let step = GTKProgressBarView.step(in: 1 / Double(frames))
      #expect(abs(step * Double(frames) - 0.9) < 1e-9)
    }

    @Test func `what is out of sight does not move, and goes on when it is back`() async {
      let window = await TestWindow()
      let outer = window.add(GTKView(), Rect(x: 0, y: 0, width: 200, height: 100))
      let spinner = GTKSpinnerView()
      let bar = GTKProgressBarView()
      for view in [spinner, bar] {
        window.host.insert(view, into: outer, above: nil)
        window.host.setFrame(Rect(x: 0, y: 0, width: 100, height: 20), of: view)
      }
      spinner.controlValue = true
      bar.controlValue = nil
      #expect(gtk_spinner_get_spinning(spinner.content.opaque) != 0 && bar.isMoving)
      outer.setHidden(true)
      #expect(gtk_spinner_get_spinning(spinner.content.opaque) == 0 && !bar.isMoving)
      #expect(spinner.shownValue)
      #expect(await comesToRest(window))
      outer.setHidden(false)
      #expect(gtk_spinner_get_spinning(spinner.content.opaque) != 0 && bar.isMoving)
      window.host.remove(spinner, from: outer)
      window.host.remove(bar, from: outer)
      #expect(gtk_spinner_get_spinning(spinner.content.opaque) == 0 && !bar.isMoving)
      #expect(await comesToRest(window))
    }

    /// Turns the main loop until a window paints no frames by itself.
    ///
    /// - Returns: `false` if it never ceases to.
    private func comesToRest(_ window: TestWindow) async -> Bool {
      guard let clock = gtk_widget_get_frame_clock(window.widget) else { return false }
      for _ in 0..<20 {
        let start = gdk_frame_clock_get_frame_counter(clock)
        for _ in 0..<50 { await MainLoop.turnOnce() }
        if gdk_frame_clock_get_frame_counter(clock) == start { return true }
      }
      return false
    }

    @Test func `a menu chooses by actions, of which some cannot be activated`() {
      let view = GTKMenuView()
      let items = [
        MenuEntry.Item(number: 0, title: "a"),
        MenuEntry.Item(number: 1, title: "b", isOn: true),
        MenuEntry.Item(number: 2, title: "c", isEnabled: false),
      ]
      view.controlContent = MenuContent(
        label: "File", sections: [MenuSection(entries: items.map(MenuEntry.item))])
      var told: [Int?] = []
      view.changeHandler = EventHandler { told.append($0) }
      for index in 0..<3 {
        gtk_widget_activate_action_variant(view.content, "alidade-menu.item\(index)", nil)
      }
      #expect(told == [0, 1])
    }

    /// The buttons of a menu, by their texts, and whether each looks destructive.
    private func looks(_ popover: UnsafeMutablePointer<GtkWidget>?) -> [String: Bool] {
      guard let popover else { return [:] }
      var looks: [String: Bool] = [:]
      func walk(_ widget: UnsafeMutablePointer<GtkWidget>) {
        if let text = widget.menuItemText {
          looks[text] = gtk_widget_has_css_class(widget, DestructiveItems.styleClass) != 0
        }
        for child in widget.children { walk(child) }
      }
      walk(popover)
      return looks
    }

    @Test func `what takes something away looks so in a menu, and titles are as they were written`()
    {
      let view = GTKMenuView()
      let items = [
        MenuEntry.Item(number: 0, title: "my_file__2.txt"),
        MenuEntry.Item(number: 1, title: "Erase_all", isDestructive: true),
      ]
      let inner = MenuEntry.submenu(
        "More_so",
        [
          MenuSection(entries: [
            .item(MenuEntry.Item(number: 2, title: "Burn", isDestructive: true))
          ])
        ])
      view.controlContent = MenuContent(
        label: "File", sections: [MenuSection(entries: items.map(MenuEntry.item) + [inner])])
      let popover = gtk_menu_button_get_popover(view.content.opaque)
        .map { UnsafeMutableRawPointer($0).widget }
      #expect(
        looks(popover) == [
          "my_file__2.txt": false, "Erase_all": true, "More_so": false, "Burn": true,
        ])
    }

    @Test func `of two items with one title, only the destructive one looks so`() {
      let view = GTKMenuView()
      let title = "Delete <a> & file_1"
      func item(_ number: Int, isDestructive: Bool) -> MenuEntry {
        .item(MenuEntry.Item(number: number, title: title, isDestructive: isDestructive))
      }
      view.controlContent = MenuContent(
        label: "File",
        sections: [
          MenuSection(entries: [
            item(0, isDestructive: false), item(1, isDestructive: true),
            .submenu("More", [MenuSection(entries: [item(2, isDestructive: false)])]),
          ])
        ])
      var marks: [Bool] = []
      func walk(_ widget: UnsafeMutablePointer<GtkWidget>) {
        if widget.menuItemText == title {
          marks.append(gtk_widget_has_css_class(widget, DestructiveItems.styleClass) != 0)
        }
        for child in widget.children { walk(child) }
      }
      if let popover = gtk_menu_button_get_popover(view.content.opaque) {
        walk(UnsafeMutableRawPointer(popover).widget)
      }
      #expect(marks.count == 3 && marks.filter(\.self).count == 1)
    }

    @Test func `controls have the roles and the names of their widgets`() {
      let toggle = GTKToggleView()
      toggle.apply(.accessibility(Accessibility(label: "Mode")))
      AccessibleNames.update()
      let accessible = OpaquePointer(toggle.content)
      #expect(gtk_test_accessible_has_role(accessible, GTK_ACCESSIBLE_ROLE_SWITCH) != 0)
      #expect(gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
      let sliderView = GTKSliderView()
      sliderView.controlValue = 0.5
      let slider = OpaquePointer(sliderView.content)
      #expect(gtk_test_accessible_has_role(slider, GTK_ACCESSIBLE_ROLE_SLIDER) != 0)
      #expect(gtk_test_accessible_has_property(slider, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) != 0)
      let groupView = GTKRadioGroupView()
      let group = OpaquePointer(groupView.content)
      #expect(gtk_test_accessible_has_role(group, GTK_ACCESSIBLE_ROLE_RADIO_GROUP) != 0)
      withExtendedLifetime((toggle, sliderView, groupView)) {}
    }

    @Test func `a button that opens something has its name where the focus goes`() {
      for view in [GTKMenuView(), GTKDatePickerView(), GTKColorPickerView()] as [GTKWidgetView] {
        view.apply(.accessibility(Accessibility(label: "Name")))
        AccessibleNames.update()
        let button = view.content.first(of: gtk_button_get_type())
        #expect(button != nil && button != view.content)
        let accessible = button.map { OpaquePointer($0) }
        #expect(gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
      }
    }

    @Test func `a control that is disabled cannot be focused`() async {
      let window = await TestWindow()
      let view = window.add(GTKToggleView(), Rect(x: 0, y: 0, width: 80, height: 40))
      view.isEnabled = false
      #expect(gtk_widget_child_focus(window.root.widget, GTK_DIR_TAB_FORWARD) == 0)
      view.isEnabled = true
      #expect(gtk_widget_child_focus(window.root.widget, GTK_DIR_TAB_FORWARD) != 0)
      #expect(view.containsFocus)
    }
  }
}
#endif
