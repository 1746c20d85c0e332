import AlidadeHeadless
import AlidadeLayout
import AlidadeRender

/// A component whose look is known without mounting it.
struct RandomNode {
  enum Kind: CaseIterable {
    case none
    case box
    case label
    case badge
  }

  var identity = UnitIdentity.unique()
  var kind: Kind
  var frame: Rect
  var text: String?
  var note: String?
  var opacity: Double?
  var picture: String?
  var radius: Double?
  var listens = false
  var observer: BalanceObserver?
  var children: [RandomNode] = []

  /// The node as it is mounted.
  var node: Node {
    Node(
      identity: identity, type: Row.self, configuration: configuration, frame: frame,
      children: children.map(\.node), observer: observer)
  }

  private var configuration: ViewConfiguration? {
    switch kind {
    case .none: nil
    case .box:
      ViewConfiguration(
        ViewClass(HeadlessView.self), attributes: ViewOptions(cornerRadius: radius).viewAttributes()
      )
    case .badge:
      ViewConfiguration(ViewClass(Badge.self), attributes: [.set(\.count, text?.count ?? 0)])
    case .label: ViewConfiguration(ViewClass(Label.self), attributes: labelAttributes)
    }
  }

  private var labelAttributes: [ViewAttribute<Label>] {
    var attributes: [ViewAttribute<Label>] = ViewOptions(cornerRadius: radius).viewAttributes()
    if let text { attributes.append(.set(\.text, text)) }
    if let opacity { attributes.append(.set(\.opacity, opacity, reset: 1)) }
    if let note {
      attributes.append(
        ViewAttribute("random.note", note, unapplicator: { view, _ in view.note = "none" }) {
          view, note in view.note = note
        })
    }
    if let picture {
      attributes.append(
        ViewAttribute(
          "random.picture", picture, unapplicator: { view, _ in view.properties["picture"] = nil },
          isReleasedInPool: true
        ) { view, picture in view.properties["picture"] = picture })
    }
    if listens {
      attributes.append(
        .on(
          "random.listener", perform: { (_: Int) in },
          connect: { view, _ in view.properties["listener"] = "connected" },
          disconnect: { view, _ in view.properties["listener"] = nil }))
    }
    return attributes
  }

  /// What must be in sight: this node if it, or anything in it, meets `rect`, given where its
  /// parent's view begins.
  func looks(in rect: Rect?, origin: Point, viewOrigin: Point) -> [Look] {
    let place = frame.offset(by: origin)
    guard touches(rect, at: origin) else { return [] }
    let own = kind == .none ? viewOrigin : place.origin
    let inside = children.flatMap { $0.looks(in: rect, origin: place.origin, viewOrigin: own) }
    guard kind != .none else { return inside }
    var look = Look(
      kind: kind == .box ? "container" : kind == .badge ? "Badge" : "Label",
      frame: place.offset(by: Point(x: -viewOrigin.x, y: -viewOrigin.y)), inside: inside)
    if kind == .label {
      look.text = text ?? ""
      look.note = note ?? "none"
      look.opacity = opacity ?? 1
      look.properties["picture"] = picture
      look.properties["listener"] = listens ? "connected" : nil
    }
    if kind == .badge { look.text = "\(text?.count ?? 0)" }
    if kind != .badge { look.options.cornerRadius = radius }
    return [look]
  }

  /// Whether anything of the node is in sight, given where its parent begins; `nil` means that all
  /// is in sight.
  func touches(_ rect: Rect?, at origin: Point) -> Bool {
    guard let rect else { return true }
    return extent(at: origin)?.touches(rect) ?? false
  }

  /// The smallest rectangle around the node and all in it; a node that leaves no trace takes no
  /// space itself.
  private func extent(at origin: Point) -> Rect? {
    let place = frame.offset(by: origin)
    let own = kind == .none && observer == nil ? nil : place
    return children.reduce(own) { extent, child in
      guard let inside = child.extent(at: place.origin) else { return extent }
      return extent?.union(inside) ?? inside
    }
  }
}

/// What can be seen of a view and of those in it.
struct Look: Equatable {
  var kind: String
  var frame: Rect
  var text: String?
  var note = "none"
  var opacity = 1.0
  var properties: [String: String] = [:]
  var options = ViewOptions()
  var inside: [Look] = []
}

extension Look {
  /// The look without the options with which a view looks as without them.
  var painted: Look {
    var look = self
    if options.backgroundColor == .clear { look.options.backgroundColor = nil }
    if options.alpha == 1 { look.options.alpha = nil }
    if options.border?.width == 0 { look.options.border = nil }
    if options.cornerRadius == 0 { look.options.cornerRadius = nil }
    if options.shadow?.color == .clear { look.options.shadow = nil }
    look.inside = inside.map(\.painted)
    return look
  }

  /// What can be seen of a view that exists.
  @MainActor init(_ view: HeadlessView) {
    self.init(kind: view.kindName, frame: view.frame)
    text = view.visibleText
    properties = view.properties
    options = view.options
    if let label = view as? Label {
      note = label.note
      opacity = label.opacity
    }
    inside = view.visibleSubviews.map { Look($0) }
  }
}
