#if GTK
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct ObjectTests {
    private func widget(_ typeName: String) -> GTKWidgetView {
      GTKWidgetView(typeName: typeName, role: .generic)
    }

    @Test func `plain values are set on properties of any type`() {
      let toggle = widget("GtkSwitch")
      toggle.setProperty("active", true)
      #expect(toggle.property("active") == true)
      let label = widget("GtkLabel")
      label.setProperty("label", "Hi")
      #expect(label.property("label") == "Hi")
      label.setProperty("max-width-chars", 12)
      #expect(label.property("max-width-chars") == 12)
      label.setProperty("xalign", 0.25)
      #expect(label.property("xalign") == 0.25)
      label.setProperty("xalign", 1)
      #expect(label.property("xalign", as: Float.self) == 1)
      label.setProperty("tooltip-text", String?.none)
      #expect(label.property("tooltip-text", as: String.self) == nil)
    }

    @Test func `enumerations take numbers, nicknames and Swift enumerations`() {
      enum Alignment: Int32, GObjectValueConvertible {
        case center = 3
      }
      let label = widget("GtkLabel")
      label.setProperty("halign", "end")
      #expect(label.property("halign", as: String.self) == "end")
      label.setProperty("halign", Alignment.center)
      #expect(label.property("halign") == Alignment.center)
      let entry = widget("GtkEntry")
      entry.setProperty("input-hints", "lowercase|no-emoji")
      let flags = GTK_INPUT_HINT_LOWERCASE.rawValue | GTK_INPUT_HINT_NO_EMOJI.rawValue
      #expect(entry.property("input-hints") == Int(flags))
      #expect(entry.property("input-hints") == "lowercase|no-emoji")
    }

    @Test func `a property that does not exist is reported with names like it`() throws {
      let toggle = widget("GtkSwitch")
      let reports = DiagnosticsRecorder.reports { toggle.setProperty("actve", true) }
      let report = try #require(reports.first)
      #expect(report.summary == "GtkSwitch has no property \"actve\".")
      #expect(report.values == ["value    true", "similar  active"])
    }

    @Test(arguments: [
      ("label", GObjectValue.int(3)), ("xalign", .string("left")), ("halign", .string("middle")),
      ("max-width-chars", .int(1 << 40)), ("wrap", .int(1)), ("layout-manager", .int(1)),
    ])
    func `a value of another type is reported and left out`(name: String, value: GObjectValue) {
      let label = widget("GtkLabel")
      let before = ObjectProperty.value(name, of: label.content.object)
      let reports = DiagnosticsRecorder.reports { label.setProperty(name, value) }
      #expect(
        reports.map(\.summary) == ["The property \"\(name)\" of GtkLabel can't hold this value."]
      )
      #expect(ObjectProperty.value(name, of: label.content.object) == before)
    }

    @Test func `a property that is read as another type is reported`() {
      let toggle = widget("GtkSwitch")
      let reports = DiagnosticsRecorder.reports {
        #expect(toggle.property("active", as: String.self) == nil)
      }
      #expect(
        reports.map(\.summary) == ["The property \"active\" of GtkSwitch can't be read as String."]
      )
    }

    @Test func `a pointer is not read from a property, because nothing would retain it`() {
      let button = widget("GtkColorButton")
      let reports = DiagnosticsRecorder.reports {
        #expect(button.property("rgba", as: OpaquePointer.self) == nil)
        #expect(button.property("rgba", as: GObjectValue.self) == nil)
      }
      #expect(
        reports.map(\.summary) == [
          "The property \"rgba\" of GtkColorButton can't be read as OpaquePointer.",
          "The property \"rgba\" of GtkColorButton can't be read as GObjectValue.",
        ])
    }

    @Test func `an integer without a sign never becomes negative`() {
      for (number, expected) in [
        (UInt64(7), GObjectValue.int(7)), (.max, .double(Double(UInt64.max))),
      ] {
        var value = GValue()
        g_value_init(&value, FundamentalType.unsignedInt64)
        g_value_set_uint64(&value, guint64(number))
        #expect(GObjectValue(&value) == expected)
        g_value_unset(&value)
      }
    }

    @Test func `a property that can only be read is reported`() {
      let label = widget("GtkLabel")
      let reports = DiagnosticsRecorder.reports { label.setProperty("has-focus", true) }
      #expect(reports.map(\.summary) == ["The property \"has-focus\" of GtkLabel can't be set."])
    }

    @Test func `a signal hands over its arguments`() throws {
      let entry = widget("GtkEntry")
      let text = try #require(gtk_editable_get_delegate(OpaquePointer(entry.content)))
      var inserted: [[GObjectValue]] = []
      let connection = SignalConnection(
        "insert-text", of: UnsafeMutablePointer(text)
      ) { arguments in
        inserted.append(arguments)
        return .none
      }
      gtk_editable_set_text(OpaquePointer(entry.content), "Grüße")
      #expect(inserted.count == 1)
      #expect(inserted.first?.prefix(2) == [.string("Grüße"), .int(7)])
      connection?.disconnect()
      gtk_editable_set_text(OpaquePointer(entry.content), "more")
      #expect(inserted.count == 1)
    }

    @Test func `a handler's answer is given to the signal`() {
      let toggle = widget("GtkSwitch")
      connect(toggle.content, "state-set") { _ in .bool(true) }
      toggle.setProperty("active", true)
      #expect(toggle.property("state") == false, "the default handler did not run")
    }

    @Test func `a handler that disconnects itself is released after it has run`() {
      final class Token {}
      weak var token: Token?
      let adjustment = gtk_adjustment_new(0, 0, 10, 1, 1, 1)!
      g_object_ref_sink(adjustment)
      var connection: SignalConnection?
      var count = 0
      do {
        let held = Token()
        token = held
        let object = UnsafeMutableRawPointer(adjustment).assumingMemoryBound(to: GObject.self)
        connection = SignalConnection("value-changed", of: object) { _ in
          connection?.disconnect()
          withExtendedLifetime(held) { count += 1 }
          return .none
        }
      }
      gtk_adjustment_set_value(adjustment, 1)
      gtk_adjustment_set_value(adjustment, 2)
      #expect(count == 1)
      connection = nil
      #expect(token == nil)
      g_object_unref(adjustment)
    }

    @Test func `a handler goes with its object`() {
      final class Token {}
      weak var token: Token?
      do {
        let held = Token()
        token = held
        let adjustment = gtk_adjustment_new(0, 0, 10, 1, 1, 1)!
        g_object_ref_sink(adjustment)
        connect(adjustment, "notify::value") { _ in withExtendedLifetime(held) { .none } }
        g_object_unref(adjustment)
      }
      #expect(token == nil)
    }

    @Test func `types are found by their names before anyone used them`() {
      #expect(ObjectType.functionName(of: "GtkSwitch") == "gtk_switch_get_type")
      #expect(ObjectType.functionName(of: "GtkGLArea") == "gtk_gl_area_get_type")
      #expect(ObjectType.functionName(of: "GtkIMContext") == "gtk_im_context_get_type")
      #expect(ObjectType.named("GtkLevelBar") != nil)
      #expect(ObjectType.named("GtkNoSuchThing") == nil)
    }

    @Test(arguments: ["GtkNoSuchThing", "GtkAdjustment", "GtkWidget", "GtkWindow"])
    func `a type that is no widget to mount is reported and the view is empty`(name: String) {
      let reports = DiagnosticsRecorder.reports { _ = widget(name) }
      #expect(
        reports.map(\.summary) == [
          "\"\(name)\" isn't the name of a widget type that can be put into another widget."
        ])
    }
  }
}
#endif
