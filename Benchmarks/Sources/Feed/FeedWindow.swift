import AlidadeGTK
import AlidadeNative
import CFeedKit

/// The window of the feed, in which the harness looks for texts.
@MainActor enum FeedWindow {
  private(set) static weak var view: GTKHostingView?
  /// The view in which the last text was found.
  private static weak var found: GTKTextView?

  static func run(@ComponentBuilder _ content: @escaping @MainActor () -> ComponentList) {
    bk_on_shows { text in
      guard let text = text.map({ String(cString: $0) }) else { return 0 }
      return MainActor.assumeIsolated { FeedWindow.shows(text) } ? 1 : 0
    }
    GTKApplication.run(
      title: "Feed", size: Size(width: 480, height: 800),
      didLaunch: { application in view = application.window?.hostingView }, content: content)
  }

  private static func shows(_ text: String) -> Bool {
    guard let root = view?.root else { return false }
    if found?.shows(text) != true || found?.isVisible(in: root) != true {
      found = root.textView(showing: text)
    }
    return found != nil
  }
}

extension GTKView {
  /// Returns the text view with a text among this view and its descendants in sight.
  fileprivate func textView(showing text: String) -> GTKTextView? {
    if isHidden { return nil }
    if let view = self as? GTKTextView, view.shows(text) { return view }
    return subviews.lazy.compactMap { $0.textView(showing: text) }.first
  }

  /// Returns `true` if this view is below a root, and no view between them is hidden; a row that
  /// was put away for another use may keep its text.
  fileprivate func isVisible(in root: GTKView) -> Bool {
    if isHidden { return false }
    return self === root || superview?.isVisible(in: root) == true
  }
}

extension GTKTextView {
  fileprivate func shows(_ text: String) -> Bool { textLayout?.content.plainText == text }
}
