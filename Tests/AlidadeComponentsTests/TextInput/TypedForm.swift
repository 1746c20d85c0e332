import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

/// A field whose text is the state of the component around it.
struct TypedForm: Component {
  struct State {
    var text: String
    var other = 0
  }

  let initial: String
  /// What becomes of what the user typed; `nil` for nothing.
  let change: @Sendable (String) -> String?
  let maximumLength: Int?
  let handle: Handle

  /// Reaches the state from outside.
  final class Handle: Sendable {
    private let known = Mutex<Context<State>?>(nil)
    private let told = Mutex<[String]>([])

    var context: Context<State> {
      guard let context = known.withLock({ $0 }) else {
        preconditionFailure("The form was not built.")
      }
      return context
    }

    /// What the field told.
    var changes: [String] { told.withLock { $0 } }

    func note(_ context: Context<State>) { known.withLock { $0 = $0 ?? context } }
    func note(_ text: String) { told.withLock { $0.append(text) } }
  }

  init(
    _ initial: String = "", maximumLength: Int? = nil, handle: Handle = Handle(),
    change: @escaping @Sendable (String) -> String? = { $0 }
  ) {
    self.initial = initial
    self.maximumLength = maximumLength
    self.handle = handle
    self.change = change
  }

  func initialState() -> State { State(text: initial) }

  func body(_ context: Context<State>) -> some Component {
    handle.note(context)
    return Column {
      Text("\(context.state.other)")
      TextField("Name", text: context.state.text) { [change, handle] text in
        handle.note(text)
        if let changed = change(text) { context.update { $0.text = changed } }
      }
      .maximumLength(maximumLength)
    }
  }
}

/// A form that is shown, and the field in it.
@MainActor struct ShownForm {
  let handle = TypedForm.Handle()
  let view: HeadlessHostingView
  let field: HeadlessTextInputView

  init(
    _ initial: String = "", maximumLength: Int? = nil,
    change: @escaping @Sendable (String) -> String? = { $0 }
  ) throws {
    let handle = handle
    view = HeadlessHostingView {
      TypedForm(initial, maximumLength: maximumLength, handle: handle, change: change)
    }
    field = try #require(view.first())
  }

  var state: TypedForm.State { handle.context.currentState }
}
