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
    var newMessages = 0
    var isAtEnd = true
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
        Button("Send") { send(context) }.shrink(0)
        Button("Ask") { ask(context) }.shrink(0)
      }
      .padding(8).shrink(0)
    }
    .task(id: state.answer) {
      if let answer = state.answer { await state.conversation.write(answer, pausing: pause) }
    }
    .key(count)
  }

  private func list(_ context: Context<State>) -> List {
    let conversation = context.state.conversation
    return List(
      conversation.messages, estimatedRowHeight: 56, controller: scroll(context)
    ) { [showsPictures] message in
      ChatRow(
        message: message, showsPictures: showsPictures,
        react: Action { sign in withAnimation { conversation.react(to: message.id, with: sign) } })
    }
    .opens(at: .row(ChatMessage.unreadID, at: .start))
    .followsEnd()
    .textSelection()
    .onNearStart(within: 20) { conversation.loadOlder() }
    .onSeen(for: .seconds(1)) { (ids: [ChatMessage.ID]) in conversation.markAsRead(ids) }
    .onVisibleRowsChange { rows in
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
    return Button(count > 0 ? "\(count) new ↓" : "↓", kind: .prominent) {
      scroll.scroll(to: .end, animated: true)
    }
  }

  @MainActor private func send(_ context: Context<State>) {
    withAnimation { context.currentState.conversation.send(context.currentState.draft) }
    context.update { $0.draft = "" }
    scroll(context).scroll(to: .end, animated: true)
  }

  @MainActor private func ask(_ context: Context<State>) {
    let answer = withAnimation { context.currentState.conversation.beginAnswer() }
    context.update { $0.answer = answer }
  }
}
