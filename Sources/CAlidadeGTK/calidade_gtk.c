#include "calidade_gtk.h"

#ifdef ALIDADE_GTK
#include <gtk/gtk.h>
#include <dlfcn.h>
#include <sys/syscall.h>
#include <unistd.h>

void alidade_accessible_update_state(void *accessible, unsigned int state, int value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(accessible), (GtkAccessibleState)state, value, -1);
}

void alidade_accessible_update_property(void *accessible, unsigned int property, int value) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(accessible), (GtkAccessibleProperty)property, value,
                                 -1);
}

void alidade_paint_pending_frame(void *widget) {
  GtkNative *native = gtk_widget_get_native(widget);
  GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
  GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
  if (!surface || !clock) return;
  // These are the signals by which the clock and the surface ask for a layout and a frame.
  g_signal_emit_by_name(clock, "layout");
  cairo_rectangle_int_t area = {0, 0, gdk_surface_get_width(surface), gdk_surface_get_height(surface)};
  cairo_region_t *region = cairo_region_create_rectangle(&area);
  gboolean is_handled = FALSE;
  g_signal_emit_by_name(surface, "render", region, &is_handled);
  cairo_region_destroy(region);
}

typedef struct {
  AlidadeOpenCallback callback;
  void *data;
} OpenHandler;

static void open_files(GApplication *application, GFile **files, int count, const char *hint,
                       OpenHandler *handler) {
  char **addresses = g_new0(char *, count + 1);
  for (int i = 0; i < count; i++) addresses[i] = g_file_get_uri(files[i]);
  handler->callback((const char *const *)addresses, count, handler->data);
  g_strfreev(addresses);
}

static void free_open_handler(gpointer handler, GClosure *closure) {
  g_free(handler);
}

void alidade_connect_open(void *application, AlidadeOpenCallback callback, void *data) {
  OpenHandler *handler = g_new(OpenHandler, 1);
  *handler = (OpenHandler){callback, data};
  g_signal_connect_data(application, "open", G_CALLBACK(open_files), handler, free_open_handler, 0);
}

typedef struct {
  AlidadeCommandLineCallback callback;
  void *data;
} CommandLineHandler;

static int handle_command_line(GApplication *application, GApplicationCommandLine *line,
                               CommandLineHandler *handler) {
  int count = 0;
  char **arguments = g_application_command_line_get_arguments(line, &count);
  int status = handler->callback((const char *const *)arguments, count,
                                 g_application_command_line_get_cwd(line), line, handler->data);
  g_strfreev(arguments);
  return status;
}

static void free_command_line_handler(gpointer handler, GClosure *closure) {
  g_free(handler);
}

void alidade_connect_command_line(void *application, AlidadeCommandLineCallback callback,
                                  void *data) {
  CommandLineHandler *handler = g_new(CommandLineHandler, 1);
  *handler = (CommandLineHandler){callback, data};
  g_signal_connect_data(application, "command-line", G_CALLBACK(handle_command_line), handler,
                        free_command_line_handler, 0);
}

void alidade_print_to_command_line(void *line, const char *text, int is_error) {
  if (!*text) return;
  if (is_error) g_application_command_line_printerr(line, "%s", text);
  else g_application_command_line_print(line, "%s", text);
}

unsigned long alidade_x11_window(void *surface) {
  // GTK may be built without X11, and its header needs those of X11.
  GType (*type)(void) = (GType (*)(void))dlsym(RTLD_DEFAULT, "gdk_x11_surface_get_type");
  unsigned long (*xid)(void *) =
      (unsigned long (*)(void *))dlsym(RTLD_DEFAULT, "gdk_x11_surface_get_xid");
  if (!surface || !type || !xid || !G_TYPE_CHECK_INSTANCE_TYPE(surface, type())) return 0;
  return xid(surface);
}

int alidade_announce(void *accessible, const char *text) {
  typedef void (*Announce)(void *, const char *, int);
  static Announce announce = NULL;
  static int is_known = 0;
  if (!is_known) announce = (Announce)dlsym(RTLD_DEFAULT, "gtk_accessible_announce");
  is_known = 1;
  if (!announce) return 0;
  // GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM, which is read out after what is being read.
  announce(accessible, text, 1);
  return 1;
}

typedef struct {
  AlidadeTextCallback callback;
  void *data;
} TextHandler;

static void activate_text(GSimpleAction *action, GVariant *target, TextHandler *handler) {
  handler->callback(g_variant_get_string(target, NULL), handler->data);
}

static void free_text_handler(gpointer handler, GClosure *closure) {
  g_free(handler);
}

void alidade_add_text_action(void *application, const char *name, AlidadeTextCallback callback,
                             void *data) {
  TextHandler *handler = g_new(TextHandler, 1);
  *handler = (TextHandler){callback, data};
  GSimpleAction *action = g_simple_action_new(name, G_VARIANT_TYPE_STRING);
  g_signal_connect_data(action, "activate", G_CALLBACK(activate_text), handler, free_text_handler, 0);
  g_action_map_add_action(G_ACTION_MAP(application), G_ACTION(action));
  g_object_unref(action);
}

int alidade_is_main_thread(void) {
  return syscall(SYS_gettid) == getpid();
}

int alidade_base_direction(const char *text, int length) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, length);
  G_GNUC_END_IGNORE_DEPRECATIONS
}
#endif
