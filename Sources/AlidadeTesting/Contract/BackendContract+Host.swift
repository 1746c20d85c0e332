import AlidadeLayout
import AlidadeRender

/// An observer of the clipboard.
@MainActor private final class Observer: ClipboardObserver {
  private let journal: ContractJournal
  private let name: String

  init(_ journal: ContractJournal, _ name: String) {
    (self.journal, self.name) = (journal, name)
  }

  func clipboardDidChange() { journal.write(name) }
}

extension BackendContract {
  /// The rules for the calls of `MountHost` in isolation.
  static let hostCases = [
    host("a view is inserted directly above its sibling, or below all others") {
      host, backend, journal in
      let views = makeViews(4, host)
      host.insert(views[0], into: backend.root, above: nil)
      host.insert(views[1], into: backend.root, above: views[0])
      host.insert(views[2], into: backend.root, above: views[0])
      host.insert(views[3], into: backend.root, above: nil)
      journal.expect(order(of: views, backend), equals: [3, 0, 2, 1], "the order")
    },
    host("a view is moved directly above its sibling, or below all others") {
      host, backend, journal in
      let views = makeViews(4, host)
      for (index, view) in views.enumerated() {
        host.insert(view, into: backend.root, above: index > 0 ? views[index - 1] : nil)
      }
      host.move(views[0], in: backend.root, above: views[2])
      journal.expect(order(of: views, backend), equals: [1, 2, 0, 3], "moved up")
      host.move(views[3], in: backend.root, above: nil)
      journal.expect(order(of: views, backend), equals: [3, 1, 2, 0], "moved to the bottom")
      host.move(views[0], in: backend.root, above: views[3])
      journal.expect(order(of: views, backend), equals: [3, 0, 1, 2], "moved down")
    },
    host("the clipboard has what is copied, and notifies observers as long as they exist") {
      host, backend, journal in
      let kept = Observer(journal, "kept")
      host.observeClipboard(kept)
      host.observeClipboard(Observer(journal, "released"))
      host.copy(.text("a"))
      journal.expect(host.hasContent(of: .text), "the text isn't there")
      journal.expect(Set(journal.take()), equals: ["kept"], "who is notified")
      withExtendedLifetime(kept) {}
    },
    host("a removed view is gone, and its siblings are unaffected") { host, backend, journal in
      let views = makeViews(3, host)
      for view in views { host.insert(view, into: backend.root, above: nil) }
      host.remove(views[1], from: backend.root)
      journal.expect(order(of: views, backend), equals: [2, 0], "the order")
    },
    host("a view moves from one parent to another with everything in it") {
      host, backend, journal in
      let views = makeViews(5, host)
      for parent in views[0...1] { host.insert(parent, into: backend.root, above: nil) }
      host.insert(views[2], into: views[0], above: nil)
      host.insert(views[3], into: views[2], above: nil)
      host.insert(views[4], into: views[1], above: nil)
      let frame = Rect(x: 3, y: 4, width: 50, height: 60)
      host.setFrame(frame, of: views[3])
      host.setHidden(true, views[0])
      host.transfer(views[2], into: views[1])
      host.setFrame(frame, of: views[2])
      journal.expect(backend.children(of: views[0]).count, equals: 0, "what is left")
      let children = backend.children(of: views[1]).map { child in
        views.firstIndex { $0 === child }
      }
      journal.expect(children, equals: [4, 2], "above all others")
      journal.expect(backend.children(of: views[2]).count, equals: 1, "what is inside")
      journal.expect(views[2...3].map(backend.frame), equals: [frame, frame], "the frames")
      journal.expect(!backend.isHidden(views[2]), "it stays hidden")
      let places = views[0...1].map { host.isView(views[2], in: $0) }
      journal.expect(places, equals: [false, true], "where it is")
      host.remove(views[2], from: views[1])
      journal.expect(!host.isView(views[2], in: views[1]), "it is still in the old parent")
      host.transfer(views[2], into: views[0])
      journal.expect(host.isView(views[2], in: views[0]), "it isn't in the new parent")
    },
    host("a hidden view keeps its place, and its siblings stay visible") {
      host, backend, journal in
      let views = makeViews(3, host)
      for view in views { host.insert(view, into: backend.root, above: nil) }
      host.setHidden(true, views[1])
      journal.expect(order(of: views, backend), equals: [2, 1, 0], "the order")
      journal.expect(views.map(backend.isHidden), equals: [false, true, false], "hidden")
      host.setHidden(false, views[1])
      journal.expect(views.map(backend.isHidden), equals: [false, false, false], "shown")
    },
    host("a frame takes effect at once, even for a hidden view and inside other views") {
      host, backend, journal in
      let views = makeViews(2, host)
      host.insert(views[0], into: backend.root, above: nil)
      host.insert(views[1], into: views[0], above: nil)
      let frames = [
        Rect(x: 3, y: 4, width: 50, height: 60), Rect(x: -5, y: 10.5, width: 200, height: 0),
      ]
      host.setFrame(frames[0], of: views[0])
      host.setFrame(frames[1], of: views[1])
      journal.expect(views.map(backend.frame), equals: frames, "the frames")
      host.setHidden(true, views[0])
      host.setFrame(frames[1], of: views[0])
      journal.expect(backend.frame(of: views[0]), equals: frames[1], "the frame of a hidden view")
    },
    host("every kind of view can be made with every role") { host, backend, journal in
      for kind in kinds {
        for role in AccessibilityRole.allCases {
          let view = host.makeView(PortableViewClass(kind, role: role))
          host.insert(view, into: backend.root, above: nil)
          host.setFrame(Rect(x: 0, y: 0, width: 10, height: 10), of: view)
          journal.expect(
            isKind(kind, view), "a \(kind) with the role \(role) is a \(type(of: view))")
          host.remove(view, from: backend.root)
        }
      }
      journal.expect(backend.children(of: backend.root).count, equals: 0, "what is left")
    },
    host("every option can be set on every kind of view") { host, backend, journal in
      for kind in kinds {
        let view = host.makeView(PortableViewClass(kind, role: .generic))
        host.insert(view, into: backend.root, above: nil)
        for option in options { view.apply(option) }
        journal.expect(!backend.isHidden(view), "an option hid a \(kind)")
      }
    },
    host("the scale is positive and finite") { host, _, journal in
      journal.expect(host.scaleFactor > 0 && host.scaleFactor.isFinite, "\(host.scaleFactor)")
    },
  ]

  /// The kinds of views that every toolkit provides.
  static let kinds: [PortableViewClass.Kind] =
    [
      .container, .text, .image, .canvas, .pressable, .scroll, .textField, .textEditor,
      .searchField, .secureField, .focusScope,
    ] + controls.map { .control($0.kind) }

  private static let options: [ViewOption] = [
    .backgroundColor(.red), .tintColor(.red), .tintColor(.clear), .contentMode(.fill),
    .contentMode(.stretch), .contentMode(.center), .contentMode(.fit), .alpha(0.5), .alpha(.nan),
    .clipsToBounds(true), .clipsToBounds(false),
    .clip(ViewClip(top: 4, left: -1, bottom: 900, cornerRadius: .infinity)), .clip(.bounds),
    .clip(nil),
    .border(Border(width: 2, color: .black)), .border(Border(width: -1, color: .black)),
    .cornerRadius(8), .cornerRadius(-3), .cornerRadius(.infinity),
    .shadow(Shadow(color: .black, offset: Point(x: 1, y: 2), blur: 3)),
    .shadow(Shadow(color: .clear, blur: -1)), .tooltip("tip"), .tooltip(""), .isInteractive(false),
    .isInteractive(true),
    .accessibility(Accessibility(label: "name", hint: "more", isChecked: true)),
    .accessibility(Accessibility(isExpanded: false, headingLevel: 2, isHidden: true)),
    .accessibility(Accessibility(isSelected: true, value: 12.5)),
    .accessibility(Accessibility(isSelected: false, value: "twelve")),
    .accessibility(Accessibility()),
  ]

  private static func host(
    _ name: String,
    _ check:
      @escaping @MainActor @Sendable (any MountHost, any ContractBackend, ContractJournal) ->
      Void
  ) -> Case {
    Case(name) { backend in
      let journal = ContractJournal()
      let reports = DiagnosticsRecorder.reports { check(backend.host, backend, journal) }
      return journal.violations + reports.map(\.description)
    }
  }

  @MainActor private static func makeViews(_ count: Int, _ host: any MountHost) -> [any NativeView]
  {
    (0..<count).map { _ in host.makeView(PortableViewClass(.container, role: .generic)) }
  }

  /// Returns the indices of the root's children in `views`.
  @MainActor private static func order(
    of views: [any NativeView], _ backend: any ContractBackend
  ) -> [Int?] {
    backend.children(of: backend.root).map { child in views.firstIndex { $0 === child } }
  }

  @MainActor private static func contentKind<View: ControlView>(
    of view: View
  ) -> ControlKind {
    ControlKind(View.Content.self)
  }

  @MainActor private static func isKind(
    _ kind: PortableViewClass.Kind, _ view: any NativeView
  ) -> Bool {
    switch kind {
    case .container: true
    case .text: view is any TextView
    case .image: view is any ImageView
    case .canvas: view is any CanvasView
    case .pressable: view is any PressableView
    case .scroll: view is any ScrollView
    case .textField, .textEditor, .searchField, .secureField: view is any TextInputView
    case .focusScope: view is any FocusScopeView
    case .control(let kind): (view as? any ControlView).map { contentKind(of: $0) == kind } ?? false
    }
  }
}
