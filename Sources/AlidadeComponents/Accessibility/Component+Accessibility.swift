import AlidadeCore
import AlidadeRender

extension Component {
  /// Describes the component for assistive technologies.
  ///
  /// ```swift
  /// Row { for star in 1...5 { Image(icon: star <= rating ? "starred" : "non-starred") } }
  ///   .accessibility(label: "Rating", value: .text("\(rating) of 5 stars"))
  /// ```
  ///
  /// See ``accessibility(_:role:)`` for which views the description applies to.
  ///
  /// - Parameters:
  ///   - label: the name of the component; `nil` keeps that of its content.
  ///   - hint: further information about the component.
  ///   - value: the value of a component that isn't a control; numbers and texts are announced.
  ///   - role: the role of one element that represents the component; `nil` for the content's own.
  public func accessibility(
    label: String? = nil, hint: String? = nil, value: AccessibilityValue? = nil,
    role: AccessibilityRole? = nil
  ) -> some Component {
    accessibility(Accessibility(label: label, hint: hint, value: value), role: role)
  }

  /// Describes the component for assistive technologies, with any property of an element.
  ///
  /// If the component is one text, picture, control or container with a role, the description
  /// applies to that element, which keeps its other properties. Anything else, such as a row of
  /// pictures, becomes one element: with a label or a value, it is read in place of the content;
  /// otherwise, it contains the content. Controls in the content are never replaced.
  ///
  /// A role also makes one element. Don't give a role to a single control, which has its own.
  ///
  /// If there are several descriptions, the outer ones override the inner ones. A component that
  /// becomes one element gets its own view.
  ///
  /// - Parameters:
  ///   - accessibility: the description; omitted values are those of the content.
  ///   - role: the role of one element that represents the component; `nil` for the content's own,
  ///     or ``AccessibilityRole/group``.
  public func accessibility(
    _ accessibility: Accessibility, role: AccessibilityRole? = nil
  ) -> some Component {
    Described(self, accessibility, role: role)
  }

  /// Hides the component and everything in it from assistive technologies; it stays visible.
  ///
  /// Use it for decoration, and for text that another element already says. Don't hide anything
  /// that can have the keyboard focus. To hide a component from everybody, use ``hidden(_:)``.
  ///
  /// - Parameter isHidden: `true` if the component is hidden from assistive technologies.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some Component {
    Unread(self, isHidden: isHidden)
  }
}
