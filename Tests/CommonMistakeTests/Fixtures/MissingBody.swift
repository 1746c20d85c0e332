// a component needs var body: some Component, or func body(_ context: Context<NoState>) -> some
// Component

import Alidade

struct Greeting: Component {
  #if REMEDY
  var body: some Component { Text("Hello") }
  #else
  var content: some Component { Text("Hello") }
  #endif
}
