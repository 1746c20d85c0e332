// this is not a String; interpolate it, as in Text("\(value)")

import Alidade

struct Total: Component {
  let count: Int

  var body: some Component {
    #if REMEDY
    Text("\(count)")
    #else
    Text(count)
    #endif
  }
}
