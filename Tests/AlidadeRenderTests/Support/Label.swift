import AlidadeHeadless
import AlidadeRender

/// A view with properties of its own.
final class Label: HeadlessView {
  var text = "" { didSet { didSet("text", to: text) } }
  var opacity = 1.0 { didSet { didSet("opacity", to: "\(opacity)") } }
  var note = "none" { didSet { didSet("note", to: note) } }

  /// A property without storage of its own.
  var shouted: String {
    get { text.uppercased() }
    set { text = newValue.lowercased() }
  }

  override var visibleText: String? { text }
}

/// A view of another class.
final class Badge: HeadlessView {
  var count = 0 { didSet { didSet("count", to: "\(count)") } }

  override var visibleText: String? { "\(count)" }
}

/// Types of components, which are part of what a view can be reused for.
enum Row {}
enum Card {}
