import AlidadeCore
import AlidadeRender

/// A description of the elements to find: a text, an ``ElementFinder`` or a ``TestElement``.
///
/// ```swift
/// try app.find("Milk")
/// try app.find(.role(.button, "Delete"))
/// try app.find(.component(ToDoRow.self).containing("Milk"))
/// ```
///
/// A text finds the element that shows exactly this text, whether or not it is truncated on the
/// screen. If there is no such element, it finds the element with this label or placeholder.
@MainActor public protocol Finder {
  /// The conditions that elements must satisfy.
  var elementFinder: ElementFinder { get }
}

extension String: Finder {
  /// A finder for elements that show the text, or have it as their label or placeholder.
  public var elementFinder: ElementFinder {
    let text = self
    return ElementFinder(
      "shows or is labeled \"\(text)\"", wording: text, findsInnermost: true,
      tiers: [{ $0.ownText == text }, { $0.ownLabel == text || $0.placeholder == text }])
  }
}

extension Finder where Self == ElementFinder {
  /// Returns a finder for elements that show a text or are labeled with it, as the text itself
  /// does.
  public static func text(_ text: String) -> ElementFinder { text.elementFinder }

  /// Returns a finder for elements that show a text that contains `part`.
  public static func textContaining(_ part: String) -> ElementFinder {
    ElementFinder(
      "shows a text with \"\(part)\"", wording: part, findsInnermost: true,
      tiers: [{ $0.ownText?.contains(part) == true }])
  }

  /// Returns a finder for elements that show a text in which a regular expression has a match.
  public static func matching(_ expression: some RegexComponent) -> ElementFinder {
    ElementFinder(
      "shows a text that matches the regular expression", findsInnermost: true,
      tiers: [{ $0.ownText?.contains(expression) == true }])
  }

  /// Returns a finder for elements with a name for assistive technologies.
  public static func label(_ label: String) -> ElementFinder {
    ElementFinder(
      "is labeled \"\(label)\"", wording: label, findsInnermost: true,
      tiers: [{ $0.label == label }])
  }

  /// Returns a finder for text fields with a placeholder, whether or not they are empty.
  public static func placeholder(_ placeholder: String) -> ElementFinder {
    ElementFinder(
      "has the placeholder \"\(placeholder)\"", wording: placeholder,
      tiers: [{ $0.placeholder == placeholder }])
  }

  /// Returns a finder for elements with a role for assistive technologies and, optionally, a label.
  public static func role(_ role: AccessibilityRole, _ label: String? = nil) -> ElementFinder {
    ElementFinder(
      "has the role \(role)" + (label.map { " and the label \"\($0)\"" } ?? ""), wording: label,
      tiers: [{ $0.role == role && (label == nil || $0.label == label) }])
  }

  /// Returns a finder for components with a key, and for rows of lists with an identifier.
  public static func key(_ key: some Hashable & Sendable) -> ElementFinder {
    let key = ComponentKey(key)
    return ElementFinder(
      "has the key \(key)", wording: key.description, tiers: [{ $0.key == key }])
  }

  /// Returns a finder for components of a type.
  public static func component<C: Component>(_ type: C.Type) -> ElementFinder {
    let component = ComponentType(type)
    return ElementFinder(
      "is a component of type \(component.name)", wording: component.name,
      tiers: [{ $0.component == component }])
  }
}
