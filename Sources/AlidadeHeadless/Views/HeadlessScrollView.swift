import AlidadeLayout
import AlidadeRender

/// A headless view that a program can scroll.
public final class HeadlessScrollView: HeadlessView, ScrollView {
  /// The object that positions the rows; retained by the view.
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

  /// The distance from the top of the content to the top of the viewport, in points; clamped when
  /// set.
  ///
  /// NaN counts as zero.
  public var scrollOffset: Double {
    get { offset }
    set {
      didSet("scrollOffset", to: "\(newValue)")
      moveToOffset(newValue)
    }
  }

  /// The origin of the coordinates of the subviews, in points below the top of this view.
  public var contentOrigin = 0.0 {
    didSet {
      didSet("contentOrigin", to: "\(contentOrigin)")
      host?.hover.viewsDidMove()
    }
  }

  /// The origin of the coordinates of the subviews.
  public override var subviewOrigin: Point { Point(x: 0, y: contentOrigin) }

  /// The largest offset, in points.
  public var maximumOffset: Double { max(0, height - frame.size.height) }

  /// The size of the viewport, in points.
  public var viewportSize: Size { frame.size }

  /// The distance that an arrow key scrolls if the delegate doesn't use it, in points.
  public static let lineHeight = 40.0

  /// Scrolls as a wheel or a touchpad would.
  ///
  /// - Parameter distance: the distance in points; positive toward the end.
  public func scroll(by distance: Double) {
    moveToOffset(offset + distance)
  }

  /// Performs the command of a key that moves through rows.
  ///
  /// If the delegate doesn't perform the command, the view scrolls.
  ///
  /// - Returns: `true` if the delegate performed the command.
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

  /// The number of rows that the user can select at a time.
  public var selectionMode = RowSelectionMode.none {
    didSet {
      if selectionMode != oldValue { didSet("selectionMode", to: "\(selectionMode)") }
    }
  }

  /// The rectangle that the user drags over rows to select them, in the coordinates of this view.
  public var selectionBand: Rect? {
    didSet {
      guard selectionBand != oldValue else { return }
      didSet("selectionBand", to: selectionBand.map(HeadlessDump.text) ?? "nil")
    }
  }

  /// Records the status of a row in ``HeadlessView/rowStatus``.
  ///
  /// Positions are not in the log, because they cost nothing that is seen.
  public func show(_ status: RowStatus?, of row: any NativeView) {
    guard let row = row as? HeadlessView else { return }
    let former = row.rowStatus
    row.rowStatus = status
    if status?.isSelected != former?.isSelected || status?.takesFocus != former?.takesFocus {
      row.didSet("rowStatus", to: status.map(HeadlessDump.description(of:)) ?? "nil")
    }
  }

  /// Returns `true` if `view` or one of its descendants has the keyboard focus.
  public func hasFocus(in view: any NativeView) -> Bool {
    guard let view = view as? HeadlessView, let focused = host?.focusedView else { return false }
    return focused.isInside(view)
  }

  /// Gives the keyboard focus to the first view that can have it: `view` or one of its descendants.
  public func moveFocus(to view: any NativeView) -> Bool {
    guard let view = view as? HeadlessView, let host else { return false }
    return host.moveFocus(to: view)
  }

  /// The name of this kind of view: `scroll`.
  public override var kindName: String { "scroll" }

  /// The state descriptions of every view, then the offset and the height of the content.
  public override var stateDescriptions: [String] {
    let offset = "offset \(number(offset)) of \(number(height))"
    let selection = selectionMode == .none ? [] : ["selects \(selectionMode)"]
    let band = selectionBand.map { ["band \(HeadlessDump.text($0))"] } ?? []
    return super.stateDescriptions + [offset] + selection + band
  }

  /// Clamps the offset and notifies the delegate of the new size.
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
