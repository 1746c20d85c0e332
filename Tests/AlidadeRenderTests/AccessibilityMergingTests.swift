import AlidadeHeadless
import AlidadeLayout
import Testing

@testable import AlidadeRender

/// Descriptions for assistive technologies that are combined.
@MainActor @Suite struct AccessibilityMergingTests {
  @Test func `omitted values are those of the inner description`() {
    let inner = Accessibility(label: "inner", hint: "hint", isChecked: true, headingLevel: 2)
    let merged = Accessibility(label: "outer", value: 5.0).merged(over: inner)
    #expect(
      merged
        == Accessibility(
          label: "outer", hint: "hint", isChecked: true, headingLevel: 2, value: 5.0))
  }

  @Test func `only a label shows what is hidden`() {
    let inner = Accessibility(isHidden: true)
    #expect(Accessibility(hint: "hint").merged(over: inner).isHidden)
    #expect(!Accessibility(label: "label").merged(over: inner).isHidden)
    #expect(Accessibility(label: "label", isHidden: true).merged(over: Accessibility()).isHidden)
  }

  @Test func `a description replaces that of a view, and keeps its other attributes`() {
    let options = ViewOptions(alpha: 0.5, accessibility: Accessibility(label: "one"))
    let layout = Node(
      configuration: ViewConfiguration(HeadlessView.self, attributes: options.viewAttributes()),
      frame: Rect(x: 0, y: 0, width: 10, height: 10)
    ).layout.changingAccessibility { $0.hint = "hint" }
    #expect(layout.configuration?.accessibility == Accessibility(label: "one", hint: "hint"))
    #expect(
      layout.configuration?.identifiers.map(\.name) == ["alidade.alpha", "alidade.accessibility"])
  }

  @Test func `of several views, none is described`() {
    let view = Node(
      configuration: ViewConfiguration(.text()), frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let one = Node(children: [view]).layout
    #expect(one.changingAccessibilityOfOnlyView { $0.label = "one" } != nil)
    let two = Node(children: [view, view]).layout
    #expect(two.changingAccessibilityOfOnlyView { $0.label = "two" } == nil)
  }
}
