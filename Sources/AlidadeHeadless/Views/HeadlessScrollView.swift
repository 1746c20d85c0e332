import AlidadeLayout
import AlidadeRender

/// A view without a toolkit that scrolls when told.
public final class HeadlessScrollView: HeadlessView, ScrollView {
  /// Who places the rows; kept alive by the view.
  public var scrollDelegate: (any ScrollViewDelegate)? {
    didSet { didSet("scrollDelegate", to: scrollDelegate == nil ? "nil" : "delegate") }
  }

  private var height = 0.0
  private var offset = 0.0

  /// The height of all rows, in points; NaN, infinite and negative heights count as zero.
  public var contentHeight: Double {
    get { height }
    set {
      height = newValue.isFinite ? max(0, newValue) : 0
      didSet("contentHeight", to: "\(height)")
      moveToOffset(offset)
    }
  }

  /// How far the content is scrolled, in points from its top; brought into range when set, and NaN
  /// counts as zero.
  public var scrollOffset: Double {
    get { offset }
    set {
      didSet("scrollOffset", to: "\(newValue)")
      moveToOffset(newValue)
    }
  }

  /// Where the coordinates of the views in this one begin, in points below its top.
  public var contentOrigin = 0.0 {
    didSet { didSet("contentOrigin", to: "\(contentOrigin)") }
  }

  /// Where the coordinates of the views in this one begin.
  public override var subviewOrigin: Point { Point(x: 0, y: contentOrigin) }

  /// The largest offset, in points.
  public var maximumOffset: Double { max(0, height - frame.size.height) }

  /// The size of what is in sight, in points.
  public var viewportSize: Size { frame.size }

  /// How far an arrow key scrolls when the delegate does not use it, in points.
  public static let lineHeight = 40.0

  /// Scrolls as a wheel or a touchpad would.
  ///
  /// - Parameter distance: in points; positive toward the end.
  public func scroll(by distance: Double) {
    moveToOffset(offset + distance)
  }

  /// Presses a key that moves through rows.
  ///
  /// A key that the delegate does not use scrolls.
  ///
  /// - Returns: whether the delegate used the key.
  @discardableResult
  public func perform(_ command: ScrollCommand) -> Bool {
    if scrollDelegate?.scrollView(self, perform: command) == true { return true }
    switch command {
    case .previous: scroll(by: -HeadlessScrollView.lineHeight)
    case .next: scroll(by: HeadlessScrollView.lineHeight)
    case .pageBackward: scroll(by: -viewportSize.height)
    case .pageForward: scroll(by: viewportSize.height)
    case .start: moveToOffset(0)
    case .end: moveToOffset(maximumOffset)
    }
    return false
  }

  /// Whether `view`, or something in it, has the keyboard focus.
  public func hasFocus(in view: any NativeView) -> Bool {
    guard let view = view as? HeadlessView, let focused = host?.focusedView else { return false }
    return focused.isInside(view)
  }

  /// Gives the keyboard focus to `view`, or to the first thing in it that takes it.
  public func moveFocus(to view: any NativeView) -> Bool {
    guard let view = view as? HeadlessView, let host else { return false }
    return host.moveFocus(to: view)
  }

  /// `scroll`.
  public override var kindName: String { "scroll" }

  /// Where the content stands, after the state of every view.
  public override var stateDescriptions: [String] {
    super.stateDescriptions + ["offset \(number(offset)) of \(number(height))"]
  }

  /// Keeps the offset in range and tells the delegate of the new size.
  public override func didResize() {
    offset = min(offset, maximumOffset)
    scrollDelegate?.scrollViewDidChangeViewport(self)
  }

  private func moveToOffset(_ wished: Double) {
    let reached = wished > 0 ? min(wished, maximumOffset) : 0
    guard reached != offset else { return }
    offset = reached
    scrollDelegate?.scrollViewDidChangeViewport(self)
  }

  private func number(_ value: Double) -> String { HeadlessNumber.text(value) }
}
