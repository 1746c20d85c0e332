#if GTK
import Testing

extension BusService {
  /// Starts a stand-in for a window manager, which maximizes windows and makes them full screen
  /// when they ask for it.
  ///
  /// As by the user, `add STATE…` and `remove STATE…` change the window that was shown last, where
  /// a state is the end of its name, such as `MAXIMIZED_VERT`.
  static func windowManager() async throws -> BusService {
    try await BusService(
      """
      import ctypes
      from ctypes import byref, c_int, c_long, c_uint, c_ulong, c_void_p

      x = ctypes.CDLL("libX11.so.6")
      x.XOpenDisplay.restype = c_void_p
      display = c_void_p(x.XOpenDisplay(None))
      for function in [x.XDefaultRootWindow, x.XInternAtom]:
          function.restype = c_ulong
      # Windows may be gone before what they have asked for is done.
      ignore = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)(lambda display, error: 0)
      x.XSetErrorHandler(ignore)
      root = c_ulong(x.XDefaultRootWindow(display))
      screen = x.XDisplayWidth(display, 0), x.XDisplayHeight(display, 0)

      def atom(name): return x.XInternAtom(display, name.encode(), 0)
      prefix = "_NET_WM_STATE_"
      state = atom("_NET_WM_STATE")
      large = {atom(prefix + name) for name in ["MAXIMIZED_VERT", "MAXIMIZED_HORZ", "FULLSCREEN"]}
      sizes = {}
      shown = None

      def states(window):
          kind, width, count, rest, data = c_ulong(), c_int(), c_ulong(), c_ulong(), c_void_p()
          x.XGetWindowProperty(display, c_ulong(window), c_ulong(state), c_long(0), c_long(99), 0,
              c_ulong(4), byref(kind), byref(width), byref(count), byref(rest), byref(data))
          if not data: return set()
          found = set(ctypes.cast(data, ctypes.POINTER(c_ulong))[:count.value])
          x.XFree(data)
          return found

      def place(window, found):
          if found & large:
              numbers = c_ulong(), c_int(), c_int(), c_uint(), c_uint(), c_uint(), c_uint()
              x.XGetGeometry(display, c_ulong(window), *[byref(number) for number in numbers])
              sizes.setdefault(window, (numbers[3].value, numbers[4].value))
              x.XMoveResizeWindow(display, c_ulong(window), 0, 0, *screen)
          elif window in sizes:
              x.XMoveResizeWindow(display, c_ulong(window), 0, 0, *sizes.pop(window))

      def change(window, action, names):
          found = states(window)
          if action == 2: action = 0 if names <= found else 1
          found = found | names if action else found - names
          x.XChangeProperty(display, c_ulong(window), c_ulong(state), c_ulong(4), 32, 0,
              (c_ulong * len(found))(*found), len(found))
          place(window, found)
          x.XFlush(display)

      def receive(*_):
          global shown
          while x.XPending(display):
              event = (c_long * 24)()
              x.XNextEvent(display, event)
              kind = event[0] & 0xffffffff
              if kind == 19 and not event[6] & 1: # a window is shown, and isn't a menu
                  shown = event[5]
                  place(shown, states(shown))
              elif kind == 33 and event[5] == state: # a message about the state
                  names = {event[8], event[9]} - {0}
                  say("%s %d" % (["remove", "add", "toggle"][event[7]], len(names)))
                  change(event[4], event[7], names & large)
          x.XFlush(display)
          return True

      def command(words):
          receive()
          change(shown, 1 if words[0] == "add" else 0, {atom(prefix + word) for word in words[1:]})
          x.XSync(display, 0)
          receive()

      x.XSelectInput(display, root, c_long(1 << 19))
      x.XSync(display, 0)
      GLib.io_add_watch(x.XConnectionNumber(display), GLib.IO_IN, receive)

      """)
  }
}
#endif
