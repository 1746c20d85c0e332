// errors thrown from here are not handled

import Alidade

struct News: Component {
  let load: @Sendable () throws -> String

  #if REMEDY
  var body: some Component {
    get throws { Text(try load()) }
  }
  #else
  var body: some Component { Text(try load()) }
  #endif
}
