import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A toolkit without a display: plain objects, text with fixed advances, a clock that the program
/// advances, and a log of every operation.
///
/// It needs no installed libraries and gives the same results on every machine. Frames, later
/// turns, main work and background work stay pending until the program runs them:
///
/// ```swift
/// let host = HeadlessMountHost()
/// let root = host.makeRoot(size: Size(width: 320, height: 480))
/// // … mount something in `root`, then:
/// host.settle()
/// print(root.dump())
/// ```
@MainActor public final class HeadlessMountHost: MountHost {
  /// The log of operations on views.
  public let log: HeadlessLog

  /// The measurer of text and images; can be used on any thread.
  ///
  /// Setting it lays out everything in the next frame, as a change of the desktop's fonts does.
  public var measurer: any ContentMeasurer {
    didSet { componentHosts.notify { $0.setNeedsLayout() } }
  }

  /// The decoder of images, which decodes no pixels, only their sizes.
  public var imageDecoder: any ImageDecoder = HeadlessImageDecoder.shared

  /// The hosts of the components that the toolkit shows.
  let componentHosts = WeakObservers<ComponentHost>()

  /// The number of pixels in a point; 1 by default.
  public var scaleFactor = 1.0

  /// The settings of the desktop for colors, motion and the buttons of windows.
  ///
  /// Setting it rebuilds, in the next frame, the components that read a changed setting.
  public var appearance: Appearance {
    get { sharedAppearance.state }
    set {
      sharedAppearance.update { $0 = newValue }
      motionObservers.notify { $0.motionSettingsDidChange() }
    }
  }

  /// The settings that components read.
  let sharedAppearance = Store(Appearance())

  /// A Boolean value that is `false` if animations end in the frame in which they begin; `true` by
  /// default.
  ///
  /// With an ``appearance`` that reduces motion, only fades are animated.
  public var showsAnimations = true {
    didSet {
      if showsAnimations != oldValue { motionObservers.notify { $0.motionSettingsDidChange() } }
    }
  }

  private let motionObservers = WeakObservers<any MotionSettingsObserver>()

  /// Notifies an object after ``showsAnimations`` or ``appearance`` was set, as long as the object
  /// exists.
  public func observeMotionSettings(_ observer: any MotionSettingsObserver) {
    motionObservers.add(observer)
  }

  /// The most recently copied content.
  public var clipboard: TransferContent? {
    didSet { clipboardObservers.notify { $0.clipboardDidChange() } }
  }

  let clipboardObservers = WeakObservers<any ClipboardObserver>()

  /// A closure that returns the text that the user selected last.
  var offeredSelection: (@Sendable () -> String?)?

  /// The addresses that the desktop would have been asked to open, in order.
  public internal(set) var openedAddresses: [String] = []

  /// The texts that code has announced to assistive technologies, in order.
  public private(set) var announcements: [String] = []

  /// Adds a text to ``announcements``.
  public func announce(_ text: String) { announcements.append(text) }

  /// A closure that performs the action of a button of the window that contains a view; `nil`
  /// outside an application.
  ///
  /// It returns `false` if a user couldn't press the button.
  var performWindowButton: (@MainActor (WindowButton, HeadlessView) -> Bool)?

  /// The image files that were checked, so that an unreadable one is reported once.
  var checkedFiles: Set<String> = []

  /// The pool of stateful views, which the mounters retain.
  ///
  /// When the last mounter is released, the pooled views can't be used again.
  private weak var statefulViewPool: StatefulViewPool?

  /// The pool of stateful views that aren't mounted; kept as long as a mounter of this toolkit
  /// exists.
  public var statefulViews: StatefulViewPool {
    if let statefulViewPool { return statefulViewPool }
    let made = StatefulViewPool()
    statefulViewPool = made
    return made
  }

  let scheduler: HeadlessScheduler
  /// The keyboard focus outside the windows of an application.
  private let commonFocus: HeadlessFocus
  /// The keyboard focus in the active window of an application.
  private weak var activeFocus: HeadlessFocus?
  private var hasWindows = false
  let hover: HeadlessHover
  let surfaces: HeadlessSurfaces

  /// Creates a toolkit.
  ///
  /// - Parameters:
  ///   - background: the way background work is done.
  ///   - isRecording: `true` to record operations in the log, `false` to only count them.
  ///   - frameDuration: the time from one frame to the next; zero and negative durations become a
  ///     sixtieth of a second.
  ///   - measurer: the measurer of text and images.
  public init(
    background: BackgroundMode = .manual, isRecording: Bool = true,
    frameDuration: Duration = .nanoseconds(16_666_667),
    measurer: any ContentMeasurer = HeadlessMeasurer()
  ) {
    log = HeadlessLog(isRecording: isRecording)
    scheduler = HeadlessScheduler(background: background, frameDuration: frameDuration)
    commonFocus = HeadlessFocus(scheduler: scheduler)
    hover = HeadlessHover(scheduler: scheduler)
    surfaces = HeadlessSurfaces(scheduler: scheduler)
    self.measurer = measurer
    log.host = self
  }

  /// Updates everything that depends on the positions of views, in the next frame.
  func viewsDidMove() {
    hover.viewsDidMove()
    surfaces.viewsDidMove()
  }

  /// Creates a root view in which components can be mounted.
  ///
  /// Nothing is logged.
  public func makeRoot(size: Size) -> HeadlessView {
    let root = HeadlessView()
    root.frame = Rect(origin: .zero, size: size)
    root.join(self)
    return root
  }

  // MARK: Focus

  /// The view that has the keyboard focus: in an application, that of the active window.
  public var focusedView: HeadlessView? { (activeFocus ?? commonFocus).view }

  /// Gives the window of `root` a keyboard focus of its own.
  func addFocus(to root: HeadlessView) {
    root.ownFocus = HeadlessFocus(scheduler: scheduler)
    hasWindows = true
  }

  /// Returns the keyboard focus in the window that contains a view.
  ///
  /// Outside the windows of an application, all views share one focus.
  func focus(around view: HeadlessView) -> HeadlessFocus {
    let focus = hasWindows ? view.outwardViews.last?.ownFocus : nil
    return focus ?? activeFocus ?? commonFocus
  }

  /// Makes the focus in a window that of the toolkit.
  ///
  /// - Parameter root: the root of the window that becomes active; `nil` for none.
  func activateFocus(in root: HeadlessView?) {
    let (previous, next) = (activeFocus, root?.ownFocus)
    guard next !== previous else { return }
    activeFocus = next
    previous?.windowDidDeactivate()
    // A handler may have activated another window.
    if activeFocus === next { next?.windowDidActivate() }
  }

  /// Gives the keyboard focus in the window of a view to the first view that can have it: `view` or
  /// one of its descendants.
  ///
  /// A view can have the focus if it can be pressed, typed into or used, and is enabled,
  /// interactive and visible.
  ///
  /// - Returns: `true` if a view took the focus.
  @discardableResult
  public func moveFocus(to view: HeadlessView) -> Bool { focus(around: view).enter(view) }

  /// Moves the focus to the next view in `root` that can have it, as the Tab key does; the first
  /// view follows the last.
  ///
  /// While a popover or a sheet is open in `root`, the focus stays in it.
  ///
  /// - Parameters:
  ///   - root: the view in which the focus moves.
  ///   - isBackward: `true` to move to the previous view instead.
  /// - Returns: `true` if a view took the focus.
  @discardableResult
  public func moveFocusOn(in root: HeadlessView, isBackward: Bool = false) -> Bool {
    focus(around: root).moveOn(in: surfaces.focusRoot(in: root), isBackward: isBackward)
  }
}
