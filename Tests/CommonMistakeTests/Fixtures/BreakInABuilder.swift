// closure containing control flow statement cannot be used with result builder 'ComponentBuilder'

import Alidade

struct Badge: Component {
  let count: Int

  var body: some Component {
    Row {
      switch count {
      #if REMEDY
      case 0: ComponentList()
      #else
      case 0: break
      #endif
      default: Text("\(count)")
      }
    }
  }
}
