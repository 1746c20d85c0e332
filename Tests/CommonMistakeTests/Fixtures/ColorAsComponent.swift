// this is not a component; write one that shows it, such as Text(…)

import Alidade

struct Swatch: Component {
  let color: Color

  var body: some Component {
    Row {
      #if REMEDY
      Box(background: color).frame(width: 24, height: 24)
      #else
      color
      #endif
    }
  }
}
