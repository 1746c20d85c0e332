import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A plain view object that logs the operations on it.
///
/// Subclass it to add your own properties. Call ``didSet(_:to:)`` when a property is set, so that
/// the operation is logged.
///
/// ```swift
/// final class Gauge: HeadlessView {
///   var value = 0.0 { didSet { didSet("value", to: "\(value)") } }
/// }
/// ```
@MainActor open class HeadlessView: InstantiableView {
  /// The mounter's record of the view.
  public final weak var mountRecord: MountRecord?

  /// The role for assistive technologies.
  public final let role: AccessibilityRole

  /// The frame in the superview's coordinates, in points.
  public internal(set) final var frame = Rect.zero {
    didSet { if frame.size != oldValue.size { didResize() } }
  }

  /// A Boolean value that is `true` if the view itself is hidden.
  public internal(set) final var isHidden = false

  /// A Boolean value that is `true` if the view is disappearing: it is still painted, but is inert
  /// and isn't announced.
  public internal(set) final var isInert = false

  /// The properties that all views have; each is `nil` until it is set.
  public internal(set) final var options = ViewOptions()

  /// Properties that have no separate declaration, by name.
  ///
  /// Setting one or all of them is a single operation.
  public final var properties: [String: String] = [:] {
    didSet { didSet("properties", to: HeadlessView.describe(properties)) }
  }

  /// The host that shows components in the view, if the view is the root of one.
  package internal(set) final weak var componentHost: ComponentHost?

  /// The status of a row that shows an element of a list; `nil` for any other view.
  public internal(set) final var rowStatus: RowStatus?

  /// The toolkit of the view; `nil` until the view is first inserted, and after the toolkit is
  /// released.
  public final var host: HeadlessMountHost? { log?.host }

  /// The log of the toolkit.
  final var log: HeadlessLog?

  /// The view's number in the log of its toolkit, from 1; 0 until it belongs to a toolkit.
  public internal(set) final var number = 0

  /// The keyboard focus in the window whose root the view is; `nil` for other views.
  final var ownFocus: HeadlessFocus?

  /// The input handlers, offered content, cursor and hit outset of the view; `nil` until the first
  /// one is set.
  final var interaction: HeadlessInteraction?

  final var firstSubview: HeadlessView?
  final var nextSibling: HeadlessView?
  // Proof for the next three: a view clears the links to it when it leaves its place, and the links
  // of its subviews when it is released.
  final unowned(unsafe) var parent: HeadlessView?
  final unowned(unsafe) var previousSibling: HeadlessView?
  final unowned(unsafe) var lastSubview: HeadlessView?

  /// Creates a view with the generic role for assistive technologies.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Creates a view with a role for assistive technologies.
  public init(role: AccessibilityRole) {
    self.role = role
  }

  isolated deinit {
    releaseSubviews()
  }

  // MARK: For subclasses

  /// The name of this kind of view in dumps and in the log.
  open var kindName: String {
    type(of: self) == HeadlessView.self ? "container" : "\(type(of: self))"
  }

  /// The text that the view shows, for dumps; `nil` if it shows none.
  open var visibleText: String? { nil }

  /// The value for assistive technologies; `nil` if there is none.
  package var accessibilityValue: AccessibilityValue? { options.accessibility?.value }

  /// The origin of the coordinates of the subviews, from the view's top-left corner.
  open var subviewOrigin: Point { .zero }

  /// A Boolean value that is `true` if the view neither shows nor passes input to the parts of its
  /// subviews outside its bounds.
  package var clipsSubviews: Bool { options.clipsToBounds == true }

  /// The state of the view in dumps besides its options, such as `disabled`.
  open var stateDescriptions: [String] {
    properties.isEmpty ? [] : [HeadlessView.describe(properties)]
  }

  /// The lines under the view in dumps, such as the commands of a drawing.
  var contentDescriptions: [String] { [] }

  /// The superview of the children; the view itself unless a subclass overrides it.
  open var contentView: any NativeView { self }

  /// Responds to a change of the view's size.
  open func didResize() {}

  /// The shape of the pointer over the view if the program sets none; `nil` to use the superview's.
  var ownCursor: Cursor? { nil }

  /// Responds when the view or a descendant gets or loses the keyboard focus.
  func didChangeFocus(_ hasFocus: Bool) {}

  /// Logs that a property was set, even if its value didn't change.
  public final func didSet(_ property: String, to value: @autoclosure () -> String) {
    guard let log else { return }
    log.append(.set) { .set(logName, property: property, value: value()) }
  }

  // MARK: Options

  /// Sets a property that the views of every toolkit have.
  open func apply(_ option: ViewOption) {
    switch option {
    case .backgroundColor(let color): options.backgroundColor = color
    case .tintColor(let color): options.tintColor = color
    case .contentMode(let mode): options.contentMode = mode
    case .alpha(let alpha): options.alpha = alpha
    case .clipsToBounds(let clips): options.clipsToBounds = clips
    case .clip(let clip):
      options.clip = clip
      host?.viewsDidMove()
    case .border(let border): options.border = border
    case .cornerRadius(let radius): options.cornerRadius = radius
    case .shadow(let shadow): options.shadow = shadow
    case .transform(let transform):
      options.transform = transform == .identity ? nil : transform
      host?.viewsDidMove()
    case .tooltip(let text): options.tooltip = text
    case .hitOutset(let outset): setHitOutset(outset)
    case .cursor(let cursor): setCursor(cursor)
    case .isInteractive(let isInteractive):
      options.isInteractive = isInteractive
      if !isInteractive { windowFocus?.leave(self) }
    case .accessibility(let accessibility): options.accessibility = accessibility
    case .cell(let cell): options.cell = cell
    }
    guard let log else { return }
    log.append(.apply) { .apply(logName, option) }
  }

  /// The name of the view in the log.
  public final var logName: HeadlessViewName { HeadlessViewName(kind: kindName, number: number) }

  private static func describe(_ properties: [String: String]) -> String {
    properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}
