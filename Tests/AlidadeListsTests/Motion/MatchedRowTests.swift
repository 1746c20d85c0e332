import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Pictures in rows of a list that become the large picture of a page, and back.
///
/// The window is 300 points wide and 400 high, a row 60; its picture is 40 points wide and high, 10
/// from the edges of the row. The large one is 200 points wide, 150 high, and 50 from the left.
@MainActor @Suite struct MatchedRowTests {
  struct Model: Sendable {
    var path: [Int] = []
    var count = 100
    var largeTop = 20.0
    var isLargeScrolled = false
  }

  /// The way in which a page takes the place of the list.
  enum Kind: CaseIterable, Sendable {
    case exchanged, stacked, beside

    /// The spring with which it does so.
    var spring: Spring { Spring(duration: self == .stacked ? 0.35 : 0.5) }

    /// The share of the way that is left some seconds after something has begun to move, as for
    /// ``Animation/spring``.
    func rest(after time: Double) -> Double {
      spring.advance(displacement: 1, velocity: 0, by: time).displacement
    }
  }

  private struct Picture: Component, Equatable {
    let id: Int
    let radius: Double
    var body: some Component {
      Box(background: MatchedRowTests.color(id), cornerRadius: radius)
    }
  }

  private struct Row: Component, Equatable {
    let id: Int
    var body: some Component {
      AlidadeNative.Row(spacing: 10) {
        Picture(id: id, radius: 4).frame(width: 40, height: 40).matched(id, in: "pictures")
        Text("row \(id)")
      }
      .padding(10)
    }
  }

  private struct Details: Component {
    let id: Int
    let model: Model
    func body(_ context: Context<NoState>) -> some Component {
      let picture = Picture(id: id, radius: 16).frame(width: 200, height: 150)
        .matched(id, in: "pictures").padding(EdgeInsets(top: model.largeTop, start: 50))
      if model.isLargeScrolled {
        Scroll {
          picture
          Box().frame(height: 1000)
        }
      } else {
        Column { picture }.grow()
      }
    }
  }

  private struct Page: Component, AlwaysRebuilt {
    let store: Store<Model>
    let kind: Kind

    func body(_ context: Context<NoState>) -> some Component {
      let path = context.read(store) { $0.path }
      let model = Model(
        path: path, count: context.read(store) { $0.count },
        largeTop: context.read(store) { $0.largeTop },
        isLargeScrolled: context.read(store) { $0.isLargeScrolled })
      switch kind {
      case .exchanged:
        if let id = path.last { Details(id: id, model: model) } else { list(model) }
      case .stacked:
        NavigationStack(path: context.binding(store, \.path)) {
          list(model)
        } page: { id in
          Details(id: id, model: model)
        }
      case .beside:
        ZStack {
          list(model)
          if let id = path.last {
            Details(id: id, model: model).frame(width: 300, height: 400)
          }
        }
      }
    }

    private func list(_ model: Model) -> some Component {
      List(0..<model.count, id: \.self, estimatedRowHeight: 60) { Row(id: $0) }.grow()
    }
  }

  nonisolated static func color(_ id: Int) -> Color {
    Color(red: 0.5, green: 0.25, blue: Double(id) / 256)
  }

  @MainActor private final class Fixture {
    let store: Store<Model>
    let view: HeadlessHostingView

    init(_ kind: Kind, isLargeScrolled: Bool = false, path: [Int] = []) {
      let store = Store(Model(path: path, isLargeScrolled: isLargeScrolled))
      self.store = store
      view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
        Page(store: store, kind: kind)
      }
      view.settle()
    }

    var host: HeadlessMountHost { view.mountHost }

    func change(
      _ animation: Animation? = .spring,
      _ change: @escaping @Sendable (inout Model) -> Void
    ) {
      store.update(animation: animation, change)
      show()
    }

    func show() {
      for _ in 0..<3 {
        host.runMainWork()
        host.runBackgroundWork()
      }
      host.runFrame()
    }

    func frames(_ count: Int) {
      for _ in 0..<count { host.runFrame() }
    }

    /// The views that paint a picture, as far as one can see any of it.
    func pictures(_ id: Int) -> [HeadlessView] {
      view.root.descendants.filter { view in
        guard let color = view.options.backgroundColor?.light,
          !view.frame.size.isEmpty
        else { return false }
        let wanted = MatchedRowTests.color(id).light
        return abs(color.red - wanted.red) + abs(color.green - wanted.green)
          + abs(color.blue - wanted.blue) < 0.001 && view.opacity > 0 && view.isVisible
      }
    }

    /// The views that react to nothing.
    var inert: [HeadlessView] { view.root.descendants.filter { $0.isInert && !$0.isHidden } }

    /// Whether the only picture of a row is at a place.
    func isNear(_ id: Int, _ frame: Rect) -> Bool {
      self.frame(id).map { $0.distance(to: frame) < 0.1 } ?? false
    }

    /// The frame of the only picture of a row; `nil` if there is another number of them.
    func frame(_ id: Int) -> Rect? {
      let pictures = pictures(id)
      return pictures.count == 1 ? pictures[0].frameInRoot : nil
    }
  }

  private static let row = Rect(x: 10, y: 130, width: 40, height: 40)
  private static let large = Rect(x: 50, y: 20, width: 200, height: 150)

  @Test(arguments: Kind.allCases, [false, true])
  func `the picture of a row becomes that of the page, and that of the row again`(
    kind: Kind, isLargeScrolled: Bool
  ) {
    let fixture = Fixture(kind, isLargeScrolled: isLargeScrolled)
    let views = fixture.view.root.subviews.count
    #expect(fixture.frame(2) == Self.row)
    for (path, from, to) in [([2], Self.row, Self.large), ([], Self.large, Self.row)] {
      fixture.change { $0.path = path }
      let start = fixture.host.frameTime
      #expect(fixture.isNear(2, from), "it begins as the other")
      for _ in 0..<3 {
        fixture.frames(5)
        let time = (fixture.host.frameTime - start) / .seconds(1)
        #expect(fixture.isNear(2, to.mixed(with: from, kind.rest(after: time))))
      }
      fixture.view.settle()
      // Beside the list, both are shown again.
      if kind != .beside || path.isEmpty { #expect(fixture.frame(2) == to, "it rests") }
      #expect(fixture.pictures(2).count == (kind == .beside && !path.isEmpty ? 2 : 1))
      #expect(fixture.inert.isEmpty && fixture.host.isIdle, "nothing is left")
    }
    #expect(fixture.view.root.subviews.count == views || kind != .stacked)
  }

  @Test func `the view that moves is above all others, and reacts to nothing`() throws {
    let fixture = Fixture(.stacked)
    fixture.change { $0.path = [2] }
    fixture.frames(10)
    let picture = try #require(fixture.pictures(2).first)
    let top = try #require(
      sequence(first: picture, next: \.superview).first { $0.superview === fixture.view.root })
    #expect(fixture.view.root.subviews.last === top && top.isInert)
    #expect(fixture.view.root.hitTest(picture.frameInRoot.center)?.isInside(top) != true)
    #expect(picture.options.cornerRadius.map { $0 > 4 && $0 < 16 } == true, "so does its look")
  }

  @Test(arguments: [Kind.stacked, .beside]) func `a scrolled list counts where it is seen`(
    kind: Kind
  ) {
    let fixture = Fixture(kind)
    fixture.view.list.scroll(by: 615)
    fixture.view.settle()
    let row = Rect(x: 10, y: 12 * 60 + 10 - 615, width: 40, height: 40)
    #expect(fixture.frame(12) == row)
    fixture.change { $0.path = [12] }
    #expect(fixture.isNear(12, row))
    fixture.view.settle()
    fixture.change { $0.path = [] }
    let start = fixture.host.frameTime
    #expect(fixture.isNear(12, Self.large))
    fixture.frames(10)
    let time = (fixture.host.frameTime - start) / .seconds(1)
    #expect(fixture.isNear(12, row.mixed(with: Self.large, kind.rest(after: time))))
    fixture.view.settle()
    #expect(fixture.frame(12) == row)
  }

  @Test(arguments: Kind.allCases, [1, 7, 20])
  func `one that goes back on its way keeps its place and its speed`(kind: Kind, frame: Int) {
    let fixture = Fixture(kind)
    fixture.change { $0.path = [2] }
    let start = fixture.host.frameTime
    fixture.frames(frame)
    fixture.change { $0.path = [] }
    let turn = fixture.host.frameTime
    let state = kind.spring.advance(displacement: 1, velocity: 0, by: (turn - start) / .seconds(1))
    #expect(
      fixture.isNear(2, Self.large.mixed(with: Self.row, state.displacement)), "nothing jumps")
    for _ in 0..<5 {
      fixture.frames(1)
      let share = kind.spring.advance(
        displacement: 1 - state.displacement, velocity: -state.velocity,
        by: (fixture.host.frameTime - turn) / .seconds(1)
      ).displacement
      #expect(fixture.isNear(2, Self.row.mixed(with: Self.large, share)), "the speed is the same")
    }
    fixture.view.settle()
    #expect(fixture.frame(2) == Self.row && fixture.inert.isEmpty && fixture.host.isIdle)
  }

  @Test(arguments: Kind.allCases) func `one that changes its mind often never jumps`(kind: Kind) {
    let fixture = Fixture(kind)
    var before = fixture.frame(2)
    for turn in 0..<80 {
      fixture.change(.spring) { $0.path = turn % 9 < 5 ? [2] : [] }
      let now = fixture.frame(2)
      #expect(now != nil, "there is one picture")
      if let before, let now { #expect(before.distance(to: now) < 30) }
      before = now
    }
    fixture.change(.spring) { $0.path = [] }
    fixture.view.settle()
    #expect(fixture.frame(2) == Self.row && fixture.inert.isEmpty && fixture.host.isIdle)
    for id in 0..<6 { #expect(fixture.pictures(id).count == 1) }
  }

  @Test(arguments: Kind.allCases) func `a row out of sight takes no place`(kind: Kind) {
    let fixture = Fixture(kind)
    fixture.change { $0.path = [50] }
    fixture.frames(30)
    #expect(fixture.pictures(50).allSatisfy { $0.frameInRoot.size == Self.large.size })
    fixture.view.settle()
    fixture.change { $0.path = [] }
    fixture.frames(30)
    #expect(fixture.pictures(50).allSatisfy { $0.frameInRoot.size == Self.large.size })
    fixture.view.settle()
    #expect(fixture.pictures(50).isEmpty && fixture.inert.isEmpty && fixture.host.isIdle)
  }

  @Test(arguments: Kind.allCases) func `with less motion, and with none, nothing moves`(kind: Kind)
  {
    let fixture = Fixture(kind)
    fixture.host.appearance.reducesMotion = true
    fixture.view.settle()
    for path in [[2], []] {
      fixture.change { $0.path = path }
      for _ in 0..<30 {
        let sizes = Set(fixture.pictures(2).map(\.frameInRoot.size))
        #expect(sizes.isSubset(of: [Self.row.size, Self.large.size]))
        fixture.frames(1)
      }
      fixture.view.settle()
      #expect(
        fixture.pictures(2).contains { $0.frameInRoot == (path.isEmpty ? Self.row : Self.large) })
    }
    fixture.host.showsAnimations = false
    fixture.change { $0.path = [2] }
    #expect(fixture.pictures(2).contains { $0.frameInRoot == Self.large })
    fixture.change { $0.path = [] }
    #expect(fixture.frame(2) == Self.row && fixture.inert.isEmpty)
  }

  @Test func `without an animation, it is there at once, also on its way`() {
    let fixture = Fixture(.exchanged)
    fixture.change(nil) { $0.path = [2] }
    #expect(fixture.frame(2) == Self.large && fixture.inert.isEmpty)
    fixture.change { $0.path = [] }
    fixture.frames(10)
    fixture.change(nil) { $0.path = [2] }
    #expect(fixture.frame(2) == Self.large && fixture.inert.isEmpty)
    fixture.view.settle()
    #expect(fixture.frame(2) == Self.large && fixture.host.isIdle)
  }

  @Test func `it follows a list that scrolls, and a page that is laid out anew`() {
    let fixture = Fixture(.exchanged)
    fixture.change(.linear(duration: 1)) { $0.path = [2] }
    fixture.frames(29)
    fixture.change(nil) { $0.largeTop = 60 }
    var large = Self.large
    large.origin.y = 60
    let half = Self.row.mixed(with: Self.large, 0.5).offset(by: Point(x: 0, y: 40))
    #expect(fixture.isNear(2, half))
    fixture.view.settle()
    #expect(fixture.frame(2) == large)
    fixture.change(.linear(duration: 1)) { $0.path = [] }
    fixture.frames(30)
    fixture.view.list.scroll(by: 50)
    #expect(fixture.isNear(2, large.mixed(with: Self.row, 0.5).offset(by: Point(x: 0, y: -50))))
    fixture.view.settle()
    #expect(fixture.frame(2) == Self.row.offset(by: Point(x: 0, y: -50)))
  }

  @Test func `a row that takes the views of one that waits shows no trace of it`() {
    let fixture = Fixture(.exchanged, path: [2])
    fixture.change { $0.path = [] }
    fixture.frames(10)
    #expect(fixture.pictures(2).count == 1)
    fixture.view.list.scroll(by: 3_000)
    fixture.show()
    for id in 50..<56 {
      let frame = Rect(x: 10, y: Double(id) * 60 - 2_990, width: 40, height: 40)
      #expect(fixture.frame(id) == frame)
    }
    #expect(fixture.pictures(2).isEmpty && fixture.inert.isEmpty)
    fixture.view.settle()
    #expect(fixture.host.isIdle)
  }

  @Test func `a row that is gone meanwhile lets the picture fade`() {
    let fixture = Fixture(.exchanged, path: [2])
    fixture.change { $0.path = [] }
    fixture.frames(30)
    fixture.change { $0.count = 2 }
    fixture.frames(10)
    #expect(fixture.pictures(2).count <= 1)
    fixture.view.settle()
    #expect(fixture.pictures(2).isEmpty && fixture.inert.isEmpty && fixture.host.isIdle)
  }

  @Test func `while it is on its way, nothing is built, and other rows stay as they are`() {
    let fixture = Fixture(.stacked)
    fixture.change { $0.path = [2] }
    fixture.frames(1)
    let (built, counters) = (fixture.view.host.counters, fixture.view.counters)
    fixture.frames(15)
    #expect(fixture.view.host.counters == built)
    #expect(fixture.view.counters.framesSet == counters.framesSet)
    #expect(fixture.view.counters.viewsCreated == counters.viewsCreated)
  }

  @Test func `a window that is closed meanwhile leaves nothing`() {
    let tracker = LeakTracker()
    do {
      let fixture = Fixture(.stacked)
      fixture.change { $0.path = [2] }
      fixture.frames(5)
      tracker.track(fixture.view, "the view")
      tracker.track(fixture.view.host.mounter, "the mounter")
    }
    #expect(tracker.survivors.isEmpty)
  }
}

extension Rect {
  fileprivate func mixed(with other: Rect, _ share: Double) -> Rect {
    func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
    return Rect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(size.width, other.size.width),
      height: mix(size.height, other.size.height))
  }

  fileprivate func distance(to other: Rect) -> Double {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(size.width - other.size.width),
      abs(size.height - other.size.height))
  }

  fileprivate var center: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }
}

extension Size {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension HeadlessView {
  /// The opacity of the view with all views around it.
  fileprivate var opacity: Double {
    sequence(first: self, next: \.superview).reduce(1) { opacity, view in
      view.isHidden ? 0 : opacity * (view.options.alpha ?? 1)
    }
  }

  /// Whether the views around don't clip all of it.
  fileprivate var isVisible: Bool {
    sequence(first: self, next: \.superview).dropFirst().allSatisfy { view in
      guard view.clipsSubviews || view.superview == nil else { return true }
      let part = view.frameInRoot.intersection(frameInRoot).size
      return !part.isEmpty
    }
  }
}
