import AlidadeLayout
import AlidadeRender

extension HeadlessMountHost {
  /// Creates a view of a kind that every toolkit has.
  public func makeView(_ viewClass: PortableViewClass) -> any NativeView {
    let role = viewClass.role
    let view: HeadlessView =
      switch viewClass.kind {
      case .container: HeadlessView(role: role)
      case .text: HeadlessTextView(role: role)
      case .image: HeadlessImageView(role: role)
      case .canvas: HeadlessCanvasView(role: role)
      case .pressable: HeadlessPressableView(role: role)
      case .scroll: HeadlessScrollView(role: role)
      case .textField: HeadlessTextInputView(kind: .singleLine)
      case .textEditor: HeadlessTextInputView(kind: .multiLine)
      case .searchField: HeadlessTextInputView(kind: .search)
      case .secureField: HeadlessTextInputView(kind: .secure)
      case .focusScope: HeadlessFocusScopeView(role: role)
      case .control(let kind): kind.content.makeHeadlessView()
      }
    logCreation(of: view)
    return view
  }

  /// Inserts a view that has no superview into `parent`.
  ///
  /// Violations of the contract of ``MountHost`` are reported.
  public func insert(
    _ view: any NativeView, into parent: any NativeView, above sibling: (any NativeView)?
  ) {
    guard let view = headless(view), let parent = headless(parent) else { return }
    if view.log !== log { logCreation(of: view) }
    log.append(.insert) {
      .insert(view.logName, into: parent.logName, above: (sibling as? HeadlessView)?.logName)
    }
    guard view.superview == nil, !parent.wouldContainItself(inserting: view), isIn(parent, sibling)
    else {
      return report(
        "A view was inserted at an invalid place.",
        ["view     \(view.logName), in \(name(view.superview))"] + place(parent, sibling))
    }
    parent.link(view, above: sibling as? HeadlessView)
    viewsDidMove()
  }

  /// Moves a view within its parent.
  ///
  /// Violations of the contract of ``MountHost`` are reported.
  public func move(
    _ view: any NativeView, in parent: any NativeView, above sibling: (any NativeView)?
  ) {
    guard let view = headless(view), let parent = headless(parent) else { return }
    log.append(.move) { .move(view.logName, above: (sibling as? HeadlessView)?.logName) }
    guard view.superview === parent, isIn(parent, sibling), sibling !== view else {
      return report(
        "A view was moved to an invalid place.",
        ["view     \(view.logName), in \(name(view.superview))"] + place(parent, sibling))
    }
    view.unlink()
    parent.link(view, above: sibling as? HeadlessView)
    viewsDidMove()
  }

  /// Returns the views in `parent`, from back to front.
  public func subviews(of parent: any NativeView) -> [any NativeView] {
    headless(parent)?.subviews ?? []
  }

  /// Removes a view from its parent.
  ///
  /// Violations of the contract of ``MountHost`` are reported.
  public func remove(_ view: any NativeView, from parent: any NativeView) {
    guard let view = headless(view), let parent = headless(parent) else { return }
    log.append(.remove) { .remove(view.logName, from: parent.logName) }
    guard view.superview === parent else {
      return report(
        "A view was removed from a view that isn't its superview.",
        ["view     \(view.logName), in \(name(view.superview))", "parent   \(parent.logName)"])
    }
    view.removeFromSuperview()
    viewsDidMove()
  }

  /// Returns `true` if `parent` is the superview of `view`.
  public func isView(_ view: any NativeView, in parent: any NativeView) -> Bool {
    guard let parent = parent as? HeadlessView else { return false }
    return (view as? HeadlessView)?.superview === parent
  }

  /// Moves a view to another parent; focus inside the view is kept.
  ///
  /// Violations of the contract of ``MountHost`` are reported.
  public func transfer(_ view: any NativeView, into newParent: any NativeView) {
    guard let view = headless(view), let newParent = headless(newParent) else { return }
    let previous = view.host ?? self
    focus(around: newParent).follow(view, from: previous.focus(around: view)) {
      if let parent = view.superview { previous.remove(view, from: parent) }
      insert(view, into: newParent, above: newParent.lastSubview)
    }
  }

  /// Sets the frame of a view.
  public func setFrame(_ frame: Rect, of view: any NativeView) {
    guard let view = headless(view) else { return }
    log.append(.setFrame) { .setFrame(view.logName, frame) }
    view.frame = frame
    viewsDidMove()
  }

  /// Hides or shows a view.
  ///
  /// A hidden view and its descendants lose the focus.
  public func setHidden(_ isHidden: Bool, _ view: any NativeView) {
    guard let view = headless(view) else { return }
    log.append(isHidden ? .hide : .show) { isHidden ? .hide(view.logName) : .show(view.logName) }
    if isHidden { focus(around: view).leaveHidden(view) }
    view.isHidden = isHidden
    viewsDidMove()
  }

  /// Makes a view inert while it disappears, and removes the focus from it.
  public func setInert(_ isInert: Bool, _ view: any NativeView) {
    guard let view = headless(view) else { return }
    view.isInert = isInert
    if isInert { focus(around: view).leave(view) }
    viewsDidMove()
  }

  private func logCreation(of view: HeadlessView) {
    view.join(self)
    log.append(.make) { .make(view.logName) }
  }

  private func headless(_ view: any NativeView) -> HeadlessView? {
    if let view = view as? HeadlessView { return view }
    report(
      "A view of another toolkit was used with the headless one.", ["view     \(type(of: view))"])
    return nil
  }

  private func isIn(_ parent: HeadlessView, _ sibling: (any NativeView)?) -> Bool {
    guard let sibling else { return true }
    return (sibling as? HeadlessView)?.superview === parent
  }

  private func place(_ parent: HeadlessView, _ sibling: (any NativeView)?) -> [String] {
    let sibling = sibling as? HeadlessView
    return [
      "parent   \(parent.logName)",
      "sibling  \(name(sibling)), in \(name(sibling?.superview))",
    ]
  }

  private func name(_ view: HeadlessView?) -> String { view?.logName.description ?? "none" }

  private func report(_ summary: String, _ values: [String]) {
    Diagnostics.report(
      Diagnostic(
        summary, values: values,
        remedy: """
          Other code must not move or remove views that Alidade mounts, and all views of one mounter must belong to \
          the same toolkit. The operation is skipped.
          """))
  }
}
