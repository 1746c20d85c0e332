// the elements are not Identifiable; name a unique property, as in ForEach(names, id: \.self)

import Alidade

struct Stars: Component {
  let count: Int

  var body: some Component {
    Row {
      #if REMEDY
      for _ in 0..<count { Text("★") }
      #else
      ForEach(0..<count) { _ in Text("★") }
      #endif
    }
  }
}
