import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Sheets, messages and pages that come and go while they move.
@MainActor @Suite struct InterruptedPresentationTests {
  enum Kind: CaseIterable, Sendable {
    case sheet, toast, page

    /// The distance that a view of this kind moves, in points.
    var distance: Double {
      switch self {
      case .sheet: 64
      case .toast: 48
      case .page: 300
      }
    }
  }

  private struct Model: Equatable, Sendable {
    var sheet = false
    var toast = false
    var path: [Int] = []

    mutating func present(_ kind: Kind, _ isPresented: Bool) {
      switch kind {
      case .sheet: sheet = isPresented
      case .toast: toast = isPresented
      case .page: path = isPresented ? [1] : []
      }
    }
  }

  private struct Presenting: App {
    var store = Store(Model())

    func body(_ context: Context<NoState>) -> some Component {
      Window("Main", size: Size(width: 300, height: 240)) { Content(store: store) }
    }
  }

  private struct Content: Component {
    let store: Store<Model>

    func body(_ context: Context<NoState>) -> some Component {
      let store = store
      NavigationStack(
        path: Binding(context.read(store, \.path)) { path in store.update { $0.path = path } }
      ) {
        Box(background: .blue) { Text("root") }
      } page: { (page: Int) in
        Box(background: .green) { Text("page \(page)") }
      }
      .sheet(
        "Sheet",
        isPresented: Binding(context.read(store, \.sheet)) { isOpen in
          store.update { $0.sheet = isOpen }
        }
      ) {
        Text("sheet").frame(width: 100, height: 50)
      }
      .toast(
        "message",
        isPresented: Binding(context.read(store, \.toast)) { isOpen in
          store.update { $0.toast = isOpen }
        }, for: nil)
    }
  }

  /// An application whose frames are so close to one another that velocities can be compared.
  @MainActor private final class Stage {
    let kind: Kind
    private let model = Store(Model())
    private let application: HeadlessApplication
    /// The latest frames, with the painted views in each.
    private var frames: [[ObjectIdentifier: Look]] = []

    /// The number of frames in one of a screen.
    static let rate = 4
    private static let frame = Duration.seconds(1) / 240

    /// How a view is painted: its place in points, and its opacity in hundredths.
    struct Look: Equatable {
      let name: String
      let place: Rect
      let opacity: Double

      /// The numbers, which are as large as those that move.
      var numbers: [Double] { [place.minX, place.minY, opacity] }
      /// A Boolean value that is `true` if the view is to be seen.
      var isSeen: Bool { opacity > 2 && place.minX < 299 && place.size.width > 0 }
    }

    init(_ kind: Kind, showsAnimations: Bool = true) {
      self.kind = kind
      let host = HeadlessMountHost(isRecording: false, frameDuration: Stage.frame)
      host.showsAnimations = showsAnimations
      application = HeadlessApplication(Presenting(store: model), mountHost: host)
      application.start()
      host.settle()
    }

    private var host: HeadlessMountHost { application.mountHost }
    private var window: HeadlessWindow { application.windows[0] }

    /// Presents the kind or dismisses it, without a frame.
    func present(_ isPresented: Bool) async {
      let kind = kind
      model.update { $0.present(kind, isPresented) }
      for _ in 0..<20 {
        host.runMainWork()
        host.runBackgroundWork()
        await Task.yield()
      }
    }

    /// Runs frames, and expects that no view jumps or changes its speed suddenly.
    func run(_ count: Int, _ comment: Comment) async {
      for _ in 0..<count {
        host.runMainWork()
        host.runBackgroundWork()
        host.runFrame()
        // The tasks of messages.
        await Task.yield()
        frames.append(looks)
        if frames.count > 3 { frames.removeFirst() }
        if frames.count == 3 { expectSmoothness(comment) }
      }
    }

    private func expectSmoothness(_ comment: Comment) {
      for (view, now) in frames[2] {
        guard let last = frames[1][view] else {
          // Its place is where it can't be seen, or it can't be seen there.
          if now.isSeen { expectSmall(now, now.opacity, 10, "it appears", comment) }
          continue
        }
        guard now.isSeen || last.isSeen, now.name == last.name else { continue }
        let limits = [kind.distance, kind.distance, 100]
        for (index, limit) in limits.enumerated() {
          let step = now.numbers[index] - last.numbers[index]
          expectSmall(now, step, 0.05 * limit, "it jumps", comment)
          guard let first = frames[0][view], first.isSeen, last.isSeen, now.isSeen else { continue }
          // A spring moves with up to six times the way per second, and changes the speed by less
          // than half of that in a frame.
          let change = step - (last.numbers[index] - first.numbers[index])
          expectSmall(now, change * 240, 3 * limit, "its speed jumps", comment)
        }
      }
    }

    private func expectSmall(
      _ look: Look, _ number: Double, _ limit: Double, _ what: String, _ comment: Comment
    ) {
      guard abs(number) > limit else { return }
      Issue.record("\(look.name): \(what) by \(number) of \(limit) (\(comment))")
    }

    func settle() async {
      for _ in 0..<20 {
        host.settle()
        await Task.yield()
      }
      frames = []
    }

    var isIdle: Bool { host.isIdle }

    /// The views that are painted.
    private var looks: [ObjectIdentifier: Look] {
      var looks: [ObjectIdentifier: Look] = [:]
      for view in painted {
        let opacity = view.outwardViews.reduce(1) { $0 * ($1.options.alpha ?? 1) }
        let name = view.visibleText ?? view.options.backgroundColor.map { "\($0)" } ?? ""
        looks[ObjectIdentifier(view)] = Look(
          name: name, place: view.frameInRoot, opacity: opacity * 100)
      }
      return looks
    }

    private var painted: [HeadlessView] {
      window.view.root.descendants.filter {
        $0.isVisible && ($0.visibleText != nil || $0.options.backgroundColor != nil)
      }
    }

    /// The views that are painted, from back to front.
    var picture: [Look] { painted.compactMap { looks[ObjectIdentifier($0)] } }
  }

  @Test(arguments: Kind.allCases, 1..<26)
  func `what is interrupted goes on from where it is, with its speed`(
    kind: Kind, frame: Int
  ) async throws {
    let (stage, exact) = (Stage(kind), Stage(kind, showsAnimations: false))
    func interrupt(with changes: [Bool]) async {
      for isPresented in changes {
        await stage.present(isPresented)
        await stage.run(frame * Stage.rate, "\(isPresented)")
        await exact.present(isPresented)
        await exact.settle()
      }
      await stage.settle()
      #expect(stage.picture == exact.picture && stage.isIdle)
    }
    await interrupt(with: [true, false, true])
    let shown = stage.picture
    await interrupt(with: [false, true, false])
    #expect(stage.picture != shown, "something was presented")
  }
}
