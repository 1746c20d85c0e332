import AlidadeLayout
import AlidadeRender

/// A toolkit without a display: plain objects, text of fixed advance, time that moves when told,
/// and a log of every operation.
///
/// It needs nothing installed and gives the same results on every machine. Frames, later turns,
/// main and background work wait until they are run:
///
/// ```swift
/// let host = HeadlessMountHost()
/// let root = host.makeRoot(size: Size(width: 320, height: 480))
/// // … mount something in `root`, then:
/// host.settle()
/// print(root.dump())
/// ```
@MainActor public final class HeadlessMountHost: MountHost {
  /// What was done to the views.
  public let log: HeadlessLog

  /// Measures text and pictures; may be used on any thread.
  ///
  /// Setting another one lays out all that is shown in the next frame, as a desktop does whose fonts
  /// change.
  public var measurer: any ContentMeasurer {
    didSet {
      let observers = measurerObservers
      measurerObservers = []
      measurerObservers += observers.filter { $0() }
    }
  }

  /// Told of another measurer as long as they say that they want to be.
  var measurerObservers: [@MainActor () -> Bool] = []

  /// Pixels in a point; 1 unless set.
  public var scaleFactor = 1.0

  /// What was copied last.
  public var clipboard: TransferContent?

  /// The addresses that the desktop would have been asked to open, in order.
  public internal(set) var openedAddresses: [String] = []

  /// The files of pictures that were reported because they cannot be shown.
  var reportedFiles: Set<String> = []

  /// Kept by those who mount: when the last of them is gone nobody can use the views in it.
  private weak var statefulViewPool: StatefulViewPool?

  /// The stateful views that wait for a component mounted with this toolkit; kept as long as
  /// something can be mounted with it.
  public var statefulViews: StatefulViewPool {
    if let statefulViewPool { return statefulViewPool }
    let made = StatefulViewPool()
    statefulViewPool = made
    return made
  }

  let scheduler: HeadlessScheduler
  let focus: HeadlessFocus

  /// Makes a toolkit.
  ///
  /// - Parameters:
  ///   - background: where background work is done.
  ///   - isRecording: whether operations are kept in the log, or only counted.
  ///   - frameDuration: the time from one frame to the next; one that is not positive becomes a
  ///     sixtieth of a second.
  ///   - measurer: what measures text and pictures.
  public init(
    background: BackgroundMode = .whenTold, isRecording: Bool = true,
    frameDuration: Duration = .nanoseconds(16_666_667),
    measurer: any ContentMeasurer = HeadlessMeasurer()
  ) {
    log = HeadlessLog(isRecording: isRecording)
    scheduler = HeadlessScheduler(background: background, frameDuration: frameDuration)
    focus = HeadlessFocus(scheduler: scheduler)
    self.measurer = measurer
    log.host = self
  }

  /// Makes the outermost view, which shows what is mounted in it.
  ///
  /// Nothing is logged.
  public func makeRoot(size: Size) -> HeadlessView {
    let root = HeadlessView()
    root.frame = Rect(origin: .zero, size: size)
    root.join(self)
    return root
  }

  // MARK: Focus

  /// The view that has the keyboard focus.
  public var focusedView: HeadlessView? { focus.view }

  /// Gives the keyboard focus to `view`, or to the first thing in it that takes it: one that can
  /// be pressed or typed in, is enabled, reacts and is not hidden.
  ///
  /// - Returns: whether something took the focus.
  @discardableResult
  public func moveFocus(to view: HeadlessView) -> Bool { focus.enter(view) }

  /// Moves the focus to the next thing in `root` that takes it, as the Tab key does; after the last
  /// comes the first.
  ///
  /// - Parameter isBackward: whether to go to the previous thing instead.
  /// - Returns: whether something took the focus.
  @discardableResult
  public func moveFocusOn(in root: HeadlessView, isBackward: Bool = false) -> Bool {
    focus.moveOn(in: root, isBackward: isBackward)
  }
}
