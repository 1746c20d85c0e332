import AlidadeHeadless
import AlidadeNative
import Testing

@testable import Gallery

@Suite @MainActor struct ProgramPageTests {
  private func show(_ page: any LayoutPage) throws -> ShownPage {
    ShownPage(Exhibit(page))
  }

  @Test(arguments: [false, true])
  func `a comment stays with its post while rows are recycled and moved`(
    _ isKeptByField: Bool
  ) throws {
    let page = try show(FeedPage(isKeptByField: isKeptByField))
    let label = "Comment on post 199"
    try #require(page.field(label)).type("first")
    page.view.settle()
    #expect(page.press("New posts"))
    #expect(page.found(label)?.text == "first")
    page.scroll(by: 9_000)
    #expect(page.field(label) == nil)
    #expect(page.fields.allSatisfy { $0.text.isEmpty })
    page.scroll(by: -20_000)
    #expect(page.found(label)?.text == "first")
    #expect(page.press("Reverse"))
    #expect(page.press("Reverse"))
    page.scroll(by: -50_000)
    #expect(page.found(label)?.text == "first")
  }

  @Test func `a form goes to what must be put right, and says so`() throws {
    let page = try show(FormPage())
    #expect(page.press("Sign up"))
    #expect(page.texts.contains("Enter a name."))
    #expect(page.focusedField?.placeholder == "Name")
    page.focusedField?.type("Ada")
    page.focusedField?.submit()
    page.view.settle()
    page.focusedField?.type("ada @ example.org")
    page.focusedField?.submit()
    page.view.settle()
    page.focusedField?.type("short")
    page.view.settle()
    #expect(page.press("Sign up"))
    #expect(page.texts.contains("The password is shorter than 8 characters."))
    page.focusedField?.type(" no longer")
    page.view.settle()
    #expect(page.texts.contains("Accept the terms to sign up."))
    let box = try #require(
      page.view.root.descendants.lazy.compactMap { $0 as? HeadlessCheckBoxView }.first)
    #expect(box.toggle())
    page.view.settle()
    #expect(!page.texts.contains { $0.hasPrefix("Welcome") }, "nothing is sent yet")
    #expect(page.press("Sign up"))
    #expect(page.texts.contains("Welcome, Ada."))
    #expect(box.toggle())
    page.view.settle()
    #expect(!page.texts.contains { $0.hasPrefix("Welcome") })
    #expect(page.texts.contains("Accept the terms to sign up."))
  }
}

/// A page on its stage, used as a user would.
@MainActor private struct ShownPage {
  let view: HeadlessHostingView

  init(_ exhibit: Exhibit) {
    view = ShownExample(exhibit).view
    view.settle()
  }

  var texts: [String] { view.root.visibleTexts }

  var fields: [HeadlessTextInputView] {
    view.root.descendants.compactMap { $0 as? HeadlessTextInputView }.filter(\.isVisible)
  }

  var focusedField: HeadlessTextInputView? { view.mountHost.focusedView as? HeadlessTextInputView }

  var scrollView: HeadlessScrollView? {
    view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first
  }

  func field(_ label: String) -> HeadlessTextInputView? {
    fields.first { $0.options.accessibility?.label == label }
  }

  /// The field with a name, scrolled to from above.
  func found(_ label: String) -> HeadlessTextInputView? {
    for _ in 0..<20 {
      if let field = field(label) { return field }
      scroll(by: 100)
    }
    return nil
  }

  func scroll(by distance: Double) {
    scrollView?.scroll(by: distance)
    view.settle()
  }

  func press(_ text: String) -> Bool {
    let found = view.root.descendants.lazy.compactMap { $0 as? HeadlessPressableView }
      .first { $0.isVisible && $0.visibleTexts.contains(text) }
    guard let found, found.press() else { return false }
    view.settle()
    return true
  }
}
