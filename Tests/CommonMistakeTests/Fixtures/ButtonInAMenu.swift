// a menu contains MenuItem, Submenu and MenuGroup; write MenuItem in place of Button

import Alidade

struct FileMenu: Component {
  var body: some Component {
    Menu("File") {
      #if REMEDY
      MenuItem("Open") {}
      #else
      Button("Open") {}
      #endif
    }
  }
}
