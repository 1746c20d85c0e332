// cannot find type 'ViewConfiguration' in scope

#if REMEDY
import AlidadeNative
#else
import Alidade
#endif

struct NightSwitch: ViewComponent {
  func view() -> ViewConfiguration? { ViewConfiguration(.container()) }
}
