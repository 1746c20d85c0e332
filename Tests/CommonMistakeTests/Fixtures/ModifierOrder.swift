// value of type 'some Component' has no member 'lineLimit'

import Alidade

struct Title: Component {
  let text: String

  var body: some Component {
    #if REMEDY
    Text(text).lineLimit(1).padding(4)
    #else
    Text(text).padding(4).lineLimit(1)
    #endif
  }
}
