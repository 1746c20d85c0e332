import AlidadeLayout
import AlidadeRender

/// A view without a toolkit: an object that remembers what was done to it.
///
/// Subclass it to have a view with properties of your own; call ``didSet(_:to:)`` where one is set,
/// so that the operation is logged.
///
/// ```swift
/// final class Gauge: HeadlessView {
///   var value = 0.0 { didSet { didSet("value", to: "\(value)") } }
/// }
/// ```
@MainActor open class HeadlessView: InstantiableView {
  /// What mounting knows about the view.
  public final weak var mountRecord: MountRecord?

  /// What it is to assistive technologies.
  public final let role: AccessibilityRole

  /// Where the view is in its superview, in points.
  public internal(set) final var frame = Rect.zero {
    didSet { if frame.size != oldValue.size { didResize() } }
  }

  /// Whether the view itself is hidden in place.
  public internal(set) final var isHidden = false

  /// The common properties that were set; what was never set is `nil`.
  public internal(set) final var options = ViewOptions()

  /// Properties without a declaration of their own, by name; setting the whole or a part counts as
  /// one operation.
  public final var properties: [String: String] = [:] {
    didSet { didSet("properties", to: HeadlessView.describe(properties)) }
  }

  /// The toolkit that the view belongs to; `nil` until it is first inserted somewhere, and when the
  /// toolkit is gone.
  public final var host: HeadlessMountHost? { log?.host }

  /// The log of that toolkit.
  final var log: HeadlessLog?

  /// The view's number in the log of its toolkit, from 1; 0 until it belongs to one.
  public internal(set) final var number = 0

  /// What it listens for and offers; `nil` while there has been nothing.
  final var interaction: HeadlessInteraction?

  final var firstSubview: HeadlessView?
  final var nextSibling: HeadlessView?
  // Proof for these three: a view clears the links that lead to it when it leaves its place, and
  // those of its subviews when it goes away.
  final unowned(unsafe) var parent: HeadlessView?
  final unowned(unsafe) var previousSibling: HeadlessView?
  final unowned(unsafe) var lastSubview: HeadlessView?

  /// Makes a view that means nothing to assistive technologies by itself.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Makes a view with a role.
  public init(role: AccessibilityRole) {
    self.role = role
  }

  isolated deinit {
    releaseSubviews()
  }

  // MARK: For subclasses

  /// What dumps and the log call views of this kind.
  open var kindName: String {
    type(of: self) == HeadlessView.self ? "container" : "\(type(of: self))"
  }

  /// The text that the view shows, for dumps; `nil` when it shows none.
  open var visibleText: String? { nil }

  /// Where the coordinates of the views in this one begin, from its top left corner.
  open var subviewOrigin: Point { .zero }

  /// What dumps say about the state of the view beside its options, such as `disabled`.
  open var stateDescriptions: [String] {
    properties.isEmpty ? [] : [HeadlessView.describe(properties)]
  }

  /// The view that children are put into; the view itself unless a subclass says otherwise.
  open var contentView: any NativeView { self }

  /// The view was given another size.
  open func didResize() {}

  /// The keyboard focus came to the view, or to something in it, or went away from there.
  func didChangeFocus(_ hasFocus: Bool) {}

  /// Logs that a property was set, whether or not its value changed.
  public final func didSet(_ property: String, to value: @autoclosure () -> String) {
    guard let log else { return }
    log.append(.set) { .set(logName, property: property, value: value()) }
  }

  // MARK: Options

  /// Sets one of the properties that views of every toolkit have.
  open func apply(_ option: ViewOption) {
    switch option {
    case .backgroundColor(let color): options.backgroundColor = color
    case .alpha(let alpha): options.alpha = alpha
    case .clipsToBounds(let clips): options.clipsToBounds = clips
    case .border(let border): options.border = border
    case .cornerRadius(let radius): options.cornerRadius = radius
    case .shadow(let shadow): options.shadow = shadow
    case .tooltip(let text): options.tooltip = text
    case .hitOutset(let outset): setHitOutset(outset)
    case .isInteractive(let isInteractive):
      options.isInteractive = isInteractive
      if !isInteractive { host?.focus.leave(self) }
    case .accessibility(let accessibility): options.accessibility = accessibility
    }
    guard let log else { return }
    log.append(.apply) { .apply(logName, option) }
  }

  /// How the log names the view.
  public final var logName: HeadlessViewName { HeadlessViewName(kind: kindName, number: number) }

  private static func describe(_ properties: [String: String]) -> String {
    properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}
