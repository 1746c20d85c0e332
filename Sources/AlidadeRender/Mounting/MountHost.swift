import AlidadeLayout

/// The operations of a toolkit that mounting uses; a backend implements them.
///
/// Called on the main thread unless noted otherwise. Every view passed in was created by this host
/// or by a ``ViewClass`` of the same toolkit, is the ``NativeView/contentView`` of such a view, or
/// is the root of a hosting view.
@MainActor public protocol MountHost: WorkScheduler, ClipboardAccess, AddressOpening {
  /// Creates a view of a class that every backend provides.
  func makeView(_ viewClass: PortableViewClass) -> any NativeView

  /// Inserts a view that has no parent into `parent`, directly above `sibling`, or below all other
  /// views if `sibling` is `nil`.
  ///
  /// The inserted view is visible.
  func insert(
    _ view: any NativeView, into parent: any NativeView, above sibling: (any NativeView)?)

  /// Moves a view within its parent, directly above `sibling`, or below all other views if
  /// `sibling` is `nil`.
  ///
  /// The view must keep the focus and all other state.
  func move(_ view: any NativeView, in parent: any NativeView, above sibling: (any NativeView)?)

  /// Returns the views in `parent`, from the lowest to the topmost, including hidden views and
  /// views that Alidade didn't insert.
  func subviews(of parent: any NativeView) -> [any NativeView]

  /// Permanently removes a view from its parent.
  func remove(_ view: any NativeView, from parent: any NativeView)

  /// Returns `true` if a view is still directly in `parent`; other code may have removed it.
  func isView(_ view: any NativeView, in parent: any NativeView) -> Bool

  /// Removes a view from its parent, if it has one, and inserts it into another view, above all
  /// views there; the new parent may be in another window.
  ///
  /// The view keeps its state and the keyboard focus in it, even if the focus was lost in this turn
  /// of the main loop because the view was hidden. The parents may belong to other hosts of the
  /// same toolkit.
  func transfer(_ view: any NativeView, into newParent: any NativeView)

  /// Sets the frame of a view in its parent's coordinates; takes effect immediately, without a
  /// layout phase of the toolkit.
  func setFrame(_ frame: Rect, of view: any NativeView)

  /// Hides a view in place or shows it again.
  ///
  /// A hidden view isn't painted, can't be focused, and isn't announced.
  func setHidden(_ isHidden: Bool, _ view: any NativeView)

  /// The measurer of text and images; usable on any thread.
  var measurer: any ContentMeasurer { get }

  /// The decoder of images, the same for all hosts of a toolkit; the default decodes none.
  var imageDecoder: any ImageDecoder { get }

  /// A Boolean value that is `false` if the desktop turns animations off; the default is `true`.
  var showsAnimations: Bool { get }

  /// The settings of the desktop for colors and motion; those of
  /// ``Appearance/init(colorScheme:accentColor:hasHighContrast:reducesMotion:windowButtons:)`` by
  /// default.
  var appearance: Appearance { get }

  /// Notifies an object after ``showsAnimations`` or ``appearance`` may have changed, as long as
  /// the object exists; does nothing by default.
  ///
  /// A backend that implements this method ends animations when the user turns them off. It doesn't
  /// retain the object.
  func observeMotionSettings(_ observer: any MotionSettingsObserver)

  /// Makes a view that is about to be removed inert, or makes it responsive again; does nothing by
  /// default.
  ///
  /// An inert view is still painted, but ignores input and is hidden from assistive technologies.
  func setInert(_ isInert: Bool, _ view: any NativeView)

  /// Makes assistive technologies read out a text, after the text that they are currently reading;
  /// does nothing by default.
  ///
  /// The text isn't empty.
  func announce(_ text: String)

  /// The number of pixels per point on the display of the root.
  var scaleFactor: Double { get }

  /// The pool of stateful views that components can take; shared by all hosts of a toolkit between
  /// which views can move.
  var statefulViews: StatefulViewPool { get }
}

extension MountHost {
  /// A Boolean value that is always `true`.
  public var showsAnimations: Bool { true }

  /// The default settings.
  public var appearance: Appearance { Appearance() }

  /// Does nothing.
  public func observeMotionSettings(_ observer: any MotionSettingsObserver) {}

  /// Does nothing.
  public func setInert(_ isInert: Bool, _ view: any NativeView) {}

  /// Does nothing.
  public func announce(_ text: String) {}

  /// A Boolean value that is `true` if the desktop allows animations and doesn't request reduced
  /// motion.
  package var movesViews: Bool { motionPolicy == .everything }

  /// Reports the address; opens nothing.
  public func openAddress(_ address: String) {
    Diagnostics.reportOnce(
      Diagnostic(
        "A link wasn't opened because the toolkit doesn't open addresses.",
        values: ["toolkit  \(type(of: self))", "address  \(address)"],
        remedy: "Implement MountHost.openAddress(_:) in the toolkit, or give the link an action."))
  }

  /// A decoder that decodes no images.
  public var imageDecoder: any ImageDecoder { MissingImageDecoder.shared }
}
