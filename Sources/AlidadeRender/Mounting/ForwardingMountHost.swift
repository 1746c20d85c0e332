import AlidadeLayout

/// A mount host that passes everything on to another one, except for the requirements that it
/// implements itself.
///
/// Requirements with a default are also passed on. So a requirement that is added to ``MountHost``
/// needs an implementation here: otherwise, it would have its default in every such host.
@MainActor package protocol ForwardingMountHost: MountHost {
  /// The host that implements the other requirements.
  nonisolated var base: any MountHost { get }
}

// MARK: - Views

extension ForwardingMountHost {
  package func makeView(_ viewClass: PortableViewClass) -> any NativeView {
    base.makeView(viewClass)
  }

  package func insert(
    _ view: any NativeView, into parent: any NativeView, above sibling: (any NativeView)?
  ) {
    base.insert(view, into: parent, above: sibling)
  }

  package func move(
    _ view: any NativeView, in parent: any NativeView, above sibling: (any NativeView)?
  ) {
    base.move(view, in: parent, above: sibling)
  }

  package func subviews(of parent: any NativeView) -> [any NativeView] {
    base.subviews(of: parent)
  }

  package func remove(_ view: any NativeView, from parent: any NativeView) {
    base.remove(view, from: parent)
  }

  package func isView(_ view: any NativeView, in parent: any NativeView) -> Bool {
    base.isView(view, in: parent)
  }

  package func transfer(_ view: any NativeView, into newParent: any NativeView) {
    base.transfer(view, into: newParent)
  }

  package func setFrame(_ frame: Rect, of view: any NativeView) { base.setFrame(frame, of: view) }

  package func setHidden(_ isHidden: Bool, _ view: any NativeView) {
    base.setHidden(isHidden, view)
  }

  package func setInert(_ isInert: Bool, _ view: any NativeView) { base.setInert(isInert, view) }

  package func announce(_ text: String) { base.announce(text) }
}

// MARK: - Settings

extension ForwardingMountHost {
  package var measurer: any ContentMeasurer { base.measurer }

  package var imageDecoder: any ImageDecoder { base.imageDecoder }

  package var showsAnimations: Bool { base.showsAnimations }

  package var appearance: Appearance { base.appearance }

  package var scaleFactor: Double { base.scaleFactor }

  package var statefulViews: StatefulViewPool { base.statefulViews }

  package func observeMotionSettings(_ observer: any MotionSettingsObserver) {
    base.observeMotionSettings(observer)
  }
}

// MARK: - Work

extension ForwardingMountHost {
  package var frameTime: Duration { base.frameTime }

  package func scheduleFrame(_ action: @escaping @MainActor () -> Void) {
    base.scheduleFrame(action)
  }

  package func scheduleFrame(
    after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    base.scheduleFrame(after: delay, action)
  }

  package func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void) {
    base.scheduleLaterTurn(action)
  }

  package func schedule(
    after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    base.schedule(after: delay, action)
  }

  package nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    base.runOnMain(action)
  }

  package nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void) {
    base.runInBackground(work)
  }

  package func runInBackground(
    waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    base.runInBackground(waitingUpTo: limit, work)
  }
}

// MARK: - The clipboard and addresses

extension ForwardingMountHost {
  package func copy(_ content: TransferContent) { base.copy(content) }

  package func offerSelection(_ text: @escaping @Sendable () -> String?) {
    base.offerSelection(text)
  }

  @discardableResult
  package func paste(
    of kinds: TransferKinds,
    _ finish: @escaping @MainActor (Result<TransferContent, TransferError>) -> Void
  ) -> Bool {
    base.paste(of: kinds, finish)
  }

  package func hasContent(of kinds: TransferKinds) -> Bool { base.hasContent(of: kinds) }

  package func observeClipboard(_ observer: any ClipboardObserver) {
    base.observeClipboard(observer)
  }

  package func openAddress(_ address: String) { base.openAddress(address) }
}
