// Elements of an asynchronous sequence become a part of a shared model, or are received by a
// component for as long as it is there.

import Alidade
import AlidadeHeadless

struct Weather: Sendable {
  var temperatures: [Int] = []
}

struct Temperature: Component {
  let weather: Store<Weather>

  func body(_ context: Context<NoState>) -> some Component {
    Text(context.read(weather) { $0.temperatures.last.map { "\($0)°" } ?? "–" })
  }
}

struct Alarm: Component {
  let warnings: AsyncStream<String>

  func initialState() -> String { "no warning" }

  func body(_ context: Context<String>) -> some Component {
    Text(context.state)
      .onReceive(warnings) { warning in
        context.update { $0 = warning }
      }
  }
}

let weather = Store(Weather())
let (temperatures, thermometer) = AsyncStream<Int>.makeStream()
let (warnings, office) = AsyncStream<String>.makeStream()
let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
  Temperature(weather: weather)
  Alarm(warnings: warnings)
}
print(view.root.visibleTexts)

let reading = weather.update(from: temperatures) { $0.temperatures.append($1) }
for temperature in [17, 18, 21] { thermometer.yield(temperature) }
thermometer.finish()
await reading.value
view.settle()
print(view.root.visibleTexts, weather.state.temperatures)

office.yield("thunder")
// snippet.hide
while view.root.visibleTexts.contains("no warning") {
  await Task.yield()
  view.settle()
}
// snippet.show
print(view.root.visibleTexts)
