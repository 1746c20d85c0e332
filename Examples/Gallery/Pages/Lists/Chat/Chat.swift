import Alidade

/// A chat that opens at the first unread message, follows its end, and loads older messages.
struct Chat: Component, Equatable {
  let count: Int
  let showsPictures: Bool

  struct State {
    let conversation: ChatConversation
    let scroll = ListController()
    var draft = ""
    /// The answer that is being written.
    var answer: ChatMessage.ID?
    /// The files of the pictures; `nil` until they are drawn.
    var pictures: ChatPictures?
    var newMessages = 0
    var isAtEnd = true

    /// A Boolean value that is `true` if there is something to send.
    var canSend: Bool { draft.contains { !$0.isWhitespace } }
  }

  func initialState() -> State { State(conversation: ChatConversation(count: count)) }

  func body(_ context: Context<State>) -> some Component {
    let state = context.state
    let pause = context.environment(ChatPace.self)
    Column(alignment: .stretch) {
      list(context)
        .overlay(alignment: .bottomEnd) {
          Column {
            if !state.isAtEnd { toEnd(context).padding(12) }
          }
          .animation(.spring(duration: 0.3), value: state.isAtEnd)
        }
        .grow().basis(0)
      Separator()
      Row(spacing: 8, alignment: .center) {
        TextField("Message", text: context.binding(\.draft)).onSubmit { send(context) }.grow()
        Button("Send", isEnabled: state.canSend) { send(context) }.shrink(0)
        Button("Ask", isEnabled: state.answer == nil) { ask(context) }.shrink(0)
      }
      .padding(8).shrink(0)
    }
    .task(id: state.answer) {
      guard let answer = state.answer else { return }
      await state.conversation.write(answer, pausing: pause)
      context.update { if $0.answer == answer { $0.answer = nil } }
    }
    .task {
      let pictures = await ChatPictures.drawn()
      context.update { $0.pictures = pictures }
    }
  }

  private func list(_ context: Context<State>) -> List {
    let conversation = context.state.conversation
    let rowCount = context.environment(PageRowCount.self)
    return List(
      conversation.messages, estimatedRowHeight: 56, controller: scroll(context)
    ) { [showsPictures, pictures = context.state.pictures] message in
      ChatRow(
        message: message, showsPictures: showsPictures, pictures: pictures,
        react: Action { sign in withAnimation { conversation.react(to: message.id, with: sign) } })
    }
    .opens(at: .row(ChatMessage.unreadID, at: .start))
    .followsEnd()
    .textSelection()
    .onNearStart(within: 20) { conversation.loadOlder() }
    .onSeen(for: .seconds(1)) { (ids: [ChatMessage.ID]) in conversation.markAsRead(ids) }
    .onVisibleRowsChange { rows in
      rowCount?.update { $0 = rows.count }
      context.update { state in
        state.newMessages = rows.newRowsBelow
        state.isAtEnd = rows.isAtEnd
      }
    }
  }

  private func scroll(_ context: Context<State>) -> ListController {
    context.environment(PageScrolling.self) ?? context.state.scroll
  }

  private func toEnd(_ context: Context<State>) -> some Component {
    let (count, scroll) = (context.state.newMessages, scroll(context))
    // Opaque, and in another color than the user's own messages, which it may cover.
    return Box(
      background: .cardBackground, cornerRadius: 6,
      shadow: Shadow(color: .black.opacity(0.3), blur: 4)
    ) {
      Button(count > 0 ? "\(count) new ↓" : "↓") { scroll.scroll(to: .end, animated: true) }
    }
  }

  @MainActor private func send(_ context: Context<State>) {
    guard context.currentState.canSend else { return }
    withAnimation { context.currentState.conversation.send(context.currentState.draft) }
    context.update { $0.draft = "" }
    scroll(context).scroll(to: .end, animated: true)
  }

  @MainActor private func ask(_ context: Context<State>) {
    guard context.currentState.answer == nil else { return }
    let answer = withAnimation { context.currentState.conversation.beginAnswer() }
    context.update { $0.answer = answer }
  }
}
