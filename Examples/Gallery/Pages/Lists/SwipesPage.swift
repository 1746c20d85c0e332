import Alidade

/// A page about the swipe actions of rows.
struct SwipesPage: LayoutPage {
  var hasStart = true
  var hasIcons = true
  var allowsFullSwipe = true
  var isSelectable = false

  static let name = "Swipes"
  static let summary =
    "Rows that move aside: with a finger, a touchpad, a wheel that turns sideways, a drag, or Control and an arrow."
  static let family = LayoutFamily.lists
  static let stage = Stage(width: 460, height: 360)

  static let sections: [ControlSection<SwipesPage>] = [
    ControlSection(
      "Mails",
      [
        .check("Actions at the start", \.hasStart),
        .check("Icons", \.hasIcons),
        .check("Full swipe", \.allowsFullSwipe),
        .check("Selection", \.isSelectable),
      ])
  ]

  var example: ComponentList {
    Column(spacing: 6) {
      Text(caption).size(12).color(.secondaryText)
      Mails(page: self).grow()
    }
  }

  private var caption: String {
    let parts =
      ["Trailing: Delete, Archive" + (hasIcons ? " with icons" : "")]
      + (hasStart ? ["start: Read"] : [])
      + (allowsFullSwipe ? ["all the way: the first one"] : [])
    return parts.joined(separator: "; ")
  }

  var listing: String {
    let trash = hasIcons ? "icon: \"user-trash-symbolic\", " : ""
    let full = allowsFullSwipe ? "" : ", allowsFullSwipe: false"
    let leading =
      hasStart
      ? [
        ".swipeActions(for: Mail.ID.self, edge: .start\(full)) { id in",
        "  SwipeAction(\"Read\", color: .blue) { markAsRead(id) }", "}",
      ] : []
    let lines =
      [
        "List(mails) { MailRow(mail: $0) }",
        "  .swipeActions(for: Mail.ID.self\(full)) { id in",
        "    SwipeAction(\"Delete\", \(trash)isDestructive: true) { delete(id) }",
        "    SwipeAction(\"Archive\") { archive(id) }", "  }",
      ] + leading.map { "  \($0)" }
      + (isSelectable ? ["  .selection(context.binding(\\.selected))"] : [])
    return lines.joined(separator: "\n")
  }
}

extension SwipesPage {
  /// A mail of the example.
  private struct Mail: Identifiable, Sendable, Equatable {
    let id: Int
    var isRead = false

    var sender: String { Mail.senders[id % Mail.senders.count] }
    var subject: String { Mail.subjects[id % Mail.subjects.count] }

    private static let senders = ["Ada", "Grace", "Edsger", "Barbara", "Alan"]
    private static let subjects = [
      "Paint for the door", "The brushes are clean", "Hinges", "Who has the ladder?",
      "Measured twice",
      "Color of the frame", "Sand paper",
    ]
  }

  /// A list of mails.
  private struct Mails: Component, Equatable {
    let page: SwipesPage

    struct State {
      var mails = (0..<200).map { Mail(id: $0) }
      var selected: Set<Mail.ID> = []
    }

    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let icons = page.hasIcons
      var list = List(context.state.mails, estimatedRowHeight: 52) { MailRow(mail: $0) }
        .separators(start: 12)
        .swipeActions(for: Mail.ID.self, allowsFullSwipe: page.allowsFullSwipe) { id in
          SwipeAction(
            "Delete", icon: icons ? "user-trash-symbolic" : nil, isDestructive: true
          ) { context.update { $0.mails.removeAll { $0.id == id } } }
          SwipeAction("Archive", icon: icons ? "folder-symbolic" : nil) {
            context.update { $0.mails.removeAll { $0.id == id } }
          }
        }
      if page.hasStart {
        list = list.swipeActions(
          for: Mail.ID.self, edge: .start, allowsFullSwipe: page.allowsFullSwipe
        ) { id in
          SwipeAction(
            "Read", icon: icons ? "mail-read-symbolic" : nil, color: Color(hex: 0x1C71D8)
          ) {
            context.update { state in
              guard let place = state.mails.firstIndex(where: { $0.id == id }) else { return }
              state.mails[place].isRead.toggle()
            }
          }
        }
      }
      return page.isSelectable ? list.selection(context.binding(\.selected)) : list
    }
  }

  /// The row of a mail.
  private struct MailRow: Component, Equatable {
    let mail: Mail

    var body: some Component {
      Row(spacing: 10, alignment: .center) {
        Box(background: Tile.ground, border: Border(color: StageView.line), cornerRadius: 16) {
          Center { Text(String(mail.sender.prefix(1))) }
        }
        .frame(width: 32, height: 32)
        Column(spacing: 2) {
          Text(mail.sender).weight(mail.isRead ? .regular : .bold).lineLimit(1)
          Text(mail.subject).color(.secondaryText).lineLimit(1)
        }
      }
      .padding(horizontal: 12, vertical: 6)
    }
  }
}
