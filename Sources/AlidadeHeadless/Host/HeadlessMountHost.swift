import AlidadeLayout
import AlidadeRender
import Synchronization

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

  /// The time, which moves when told.
  public let clock: HeadlessClock

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

  /// What lost the focus in this turn because it was hidden.
  weak var surrenderedFocus: HeadlessView?

  /// The view that has the keyboard focus.
  public var focusedView: HeadlessView? { focus.view }

  let focus = HeadlessFocus()

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

  /// Whether background work that somebody waits for takes too long, as on a slow machine: it is
  /// left for ``runBackgroundWork()``, so that what is built for a frame misses it.
  public var holdsBackgroundWork = false

  /// How many rounds ``settle()`` goes before it gives up.
  public var settleLimit = 1000

  var frameActions: [@MainActor () -> Void] = []
  var laterTurns: [@MainActor () -> Void] = []
  let mainWork = Mutex<[@MainActor @Sendable () -> Void]>([])
  let backgroundQueue: BackgroundQueue

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
    clock = HeadlessClock(frameDuration: frameDuration)
    backgroundQueue = BackgroundQueue(mode: background)
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

  // MARK: Scheduling

  /// Keeps `action` for the next ``runFrame()``.
  public func scheduleFrame(_ action: @escaping @MainActor () -> Void) {
    frameActions.append(action)
  }

  /// Keeps `action` for the next ``runLaterTurns()``.
  public func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void) {
    laterTurns.append(action)
  }

  /// Keeps `action` for the next ``runMainWork()``.
  ///
  /// Any thread.
  public nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    mainWork.withLock { $0.append(action) }
  }

  /// Keeps `work` for the next ``runBackgroundWork()``, or hands it to a thread, as the toolkit was
  /// made to.
  ///
  /// Any thread.
  public nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void) {
    backgroundQueue.add(work)
  }

  /// Does `work` at once, on the calling thread; keeps it for the next ``runBackgroundWork()``
  /// instead while ``holdsBackgroundWork`` is set.
  ///
  /// In ``BackgroundMode/threads`` hands it to a thread and waits, up to `limit` of real time.
  public func runInBackground(
    waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    backgroundQueue.addAndWait(work, upTo: limit, holds: holdsBackgroundWork)
  }
}
