/// Keeps the text in a widget and the text that a program wants in it together; for those who write
/// a backend.
///
/// The backend tells it what the widget tells: that the text was changed, that something is
/// composed. The session tells the program of changes that the user made, and changes the widget
/// when the program says so and it is safe.
@MainActor public final class TextInputSession {
  private unowned let target: any TextInputTarget
  /// The text that the widget had when it was last looked at.
  private var known = ""
  /// What the program wants instead; waits until the widget may be changed.
  private var waiting: String?
  private var lastSelection = TextSelection(caret: 0)

  /// Told of changes that the user made.
  public var changeHandler: EventHandler<String>?
  /// Told of what the user selected.
  public var selectionHandler: EventHandler<TextSelection>?

  /// Whether the program is changing the widget, whose notices then mean nothing.
  public private(set) var isChanging = false

  /// Whether the widget must be left alone for now, as while something is composed or undone.
  public var isBusy = false {
    didSet {
      guard oldValue, !isBusy, waiting != nil else { return }
      // The widget is in the middle of telling this.
      target.later { [weak self] in self?.applyWaiting() }
    }
  }

  /// Serves a widget that has no text.
  public init(_ target: any TextInputTarget) {
    self.target = target
  }

  /// The text of the widget, or what will be its text.
  public var text: String {
    get { waiting ?? known }
    set {
      if isBusy {
        waiting = newValue.hasSameScalars(as: known) ? nil : newValue
      } else {
        waiting = nil
        apply(newValue)
      }
    }
  }

  /// Selects something in the widget without telling anybody.
  public func select(_ selection: TextSelection) {
    let count = known.unicodeScalars.count
    change { target.widgetSelection = selection.clamped(to: count) }
  }

  /// Does something to the widget of which nobody is to be told.
  public func change(_ body: () -> Void) {
    let wasChanging = isChanging
    isChanging = true
    body()
    isChanging = wasChanging
    known = target.widgetText
    lastSelection = target.widgetSelection
  }

  /// Forgets what waits, because the widget is emptied.
  public func forgetWaiting() {
    waiting = nil
  }

  /// The text of the widget may be another one; call it where the widget may be changed again.
  public func textDidChange() {
    guard !isChanging else { return }
    let shown = target.widgetText
    let caret = target.widgetSelection.caret
    guard
      let change = TextReplacement(from: known, to: shown, following: shown.scalars(after: caret))
    else { return }
    let before = known
    known = shown
    lastSelection = target.widgetSelection
    guard let program = waiting else {
      changeHandler?.send(shown)
      return
    }
    // The user changed what the widget showed; the program had changed it already.
    waiting = nil
    let merged =
      TextReplacement(from: before, to: program).map { change.following($0).applied(to: program) }
      ?? shown
    text = merged
    changeHandler?.send(merged)
  }

  /// What is selected may be something else.
  public func selectionDidChange() {
    guard !isChanging else { return }
    let selection = target.widgetSelection
    guard selection != lastSelection else { return }
    lastSelection = selection
    selectionHandler?.send(selection)
  }

  /// How much of what the user is about to insert fits.
  ///
  /// - Parameters:
  ///   - inserted: what is to be inserted.
  ///   - text: the text that it is inserted into, without what it replaces.
  ///   - maximumLength: how many characters there may be in all; `nil` for any number.
  public static func fitting(
    _ inserted: String, into text: String, maximumLength: Int?
  ) -> String {
    guard let maximumLength else { return inserted }
    let room = max(0, maximumLength - text.count)
    return inserted.count <= room ? inserted : String(inserted.prefix(room))
  }

  private func applyWaiting() {
    guard !isBusy, let waiting else { return }
    self.waiting = nil
    apply(waiting)
  }

  private func apply(_ text: String) {
    let selection = target.widgetSelection
    let following = known.scalars(after: selection.caret)
    guard let replacement = TextReplacement(from: known, to: text, following: following) else {
      return
    }
    change {
      target.replace(replacement)
      target.widgetSelection = replacement.selection(of: selection)
    }
  }
}

extension String {
  /// How many scalars there are after a caret.
  package func scalars(after caret: Int) -> Int { max(0, unicodeScalars.count - caret) }

  /// Whether another text is the same scalar by scalar; texts that are equal as characters may not
  /// be.
  func hasSameScalars(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
