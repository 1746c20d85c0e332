#pragma once

// What Swift cannot reach by itself: functions that no public header declares, and functions with variable arguments.
#if __has_include(<gtk/gtk.h>)
#include <gtk/gtk.h>

G_BEGIN_DECLS
#pragma clang assume_nonnull begin

// libdispatch exports these for the run loops of other libraries, but declares them in a private header only.
// The handle is an eventfd on Linux; it becomes readable when the main queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable message);

// gtk_accessible_update_state for one state. GTK 4.8's variant without variable arguments loses tristates.
void alidade_accessible_update_state(GtkAccessible *accessible, GtkAccessibleState state, int value);

#pragma clang assume_nonnull end
G_END_DECLS
#endif
