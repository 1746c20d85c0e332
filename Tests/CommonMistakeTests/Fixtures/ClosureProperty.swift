// type 'MessageRow' does not conform to protocol 'Equatable'

import Alidade

struct MessageRow: Component, Equatable {
  let title: String
  #if REMEDY
  let open: Action<Void>
  #else
  let open: @MainActor @Sendable () -> Void
  #endif

  var body: some Component {
    Button(title) { open() }
  }
}
