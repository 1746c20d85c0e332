// Changes move: with springs, transitions, motions set by hand and rows.

import Alidade
import AlidadeHeadless

// snippet.show
struct Task: Identifiable, Equatable {
  let id: Int
  let title: String
}

struct TaskList: Component {
  struct State {
    var tasks = [Task(id: 1, title: "Paint"), Task(id: 2, title: "Hinges")]
    var showsHelp = false
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 8) {
      Button("Help") { context.update(animation: .spring) { $0.showsHelp.toggle() } }
      if context.state.showsHelp {
        Text("Press a task when it is done.")
          .transition(.move(to: .top).combined(with: .opacity))
      }
      List(context.state.tasks) { task in
        Button(task.title) {
          context.update(animation: .spring) { $0.tasks.removeAll { $0.id == task.id } }
        }
      }
      .grow()
    }
  }
}
// snippet.hide

struct Meter: Component, Equatable {
  let value: Double

  // snippet.show
  var body: some Component {
    Box(background: value > 0.9 ? .red : .green)
      .frame(width: 200 * value, height: 8)
      .animation(.spring(duration: 0.8), value: value)
  }
  // snippet.hide
}

// snippet.show
struct Album: Component {
  struct State { var selected: Int? }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    if let selected = context.state.selected {
      Box(background: .blue, cornerRadius: 16).grow()
        .matched(selected, in: "album")
    } else {
      for number in 1...4 {
        Pressable(action: {
          context.update(animation: .spring(bounce: 0.2)) { $0.selected = number }
        }) {
          Box(background: .blue, cornerRadius: 8).frame(width: 80, height: 80)
        }
        .matched(number, in: "album")
      }
    }
  }
}

struct Library: Component {
  struct State { var path: [Int] = [] }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    NavigationStack(path: context.binding(\.path)) {
      List(Array(1...100), id: \.self) { number in
        Pressable(action: { context.update { $0.path = [number] } }) {
          Row(spacing: 12) {
            Box(background: .blue, cornerRadius: 6).frame(width: 48, height: 48)
              .matched(number, in: "library")
            Text("Album \(number)")
          }
          .padding(8)
        }
      }
    } page: { number in
      Column(spacing: 12) {
        Box(background: .blue, cornerRadius: 16).frame(width: 240, height: 240)
          .matched(number, in: "library")
        Text("Album \(number)")
      }
      .padding(16)
    }
  }
}

struct Card: Component {
  struct State { let place = Motion(Point.zero) }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let place = context.state.place
    Box(background: .accent, cornerRadius: 12)
      .frame(width: 120, height: 80)
      .onDrag { drag in
        switch drag.phase {
        case .began, .changed: place.drag(by: drag.translation)
        case .ended, .canceled: place.release(to: .zero, velocity: drag.velocity)
        }
      }
      .motion(offset: place)
  }
}

struct Pulse: Component {
  struct State { let beat = Motion(1.0) }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let beat = context.state.beat
    Box(background: .red, cornerRadius: 6)
      .frame(width: 12, height: 12)
      .motion(opacity: beat)
      .onAppear {
        beat.play([Keyframe(0.3, after: 0.6), Keyframe(1, after: 0.6)], repeats: true)
      }
  }
}

struct Counter: Component, Equatable {
  let total: Double

  var body: some Component {
    Canvas(animating: total, label: "\(Int(total))") { drawing, size, total in
      drawing.draw(
        Text("\(Int(total.rounded()))"), at: Point(x: size.width / 2, y: size.height / 2))
    }
    .frame(width: 120, height: 32)
    .animation(.spring(duration: 0.8), value: total)
  }
}
// snippet.hide

@MainActor func run() {
  let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
    TaskList().grow()
    Meter(value: 0.5)
    Album()
    Card()
    Pulse()
    Counter(total: 12)
  }
  view.mountHost.advance(by: .seconds(1))
  print("It moves while \(view.host.counters.updates) update is mounted.")
}
run()
