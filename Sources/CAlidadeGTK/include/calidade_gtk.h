#pragma once

// What Swift cannot reach by itself: functions that no public header declares, and functions with variable arguments.
//
// GTK's headers are left out on purpose: were they part of this module too, Swift would find some of their
// declarations in this one only.

#ifdef __cplusplus
extern "C" {
#endif
#pragma clang assume_nonnull begin

// libdispatch exports these for the run loops of other libraries, but declares them in a private header only.
// The handle is an eventfd on Linux; it becomes readable when the main queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable message);

// gtk_accessible_update_state for one state. GTK 4.8's variant without variable arguments loses tristates.
void alidade_accessible_update_state(void *accessible, unsigned int state, int value);

// Whether the calling thread is the first of the process: 1 or 0.
int alidade_is_main_thread(void);

// The direction of the first strong character of a text in UTF-8, as a PangoDirection. Pango has deprecated its
// function without one to take its place.
int alidade_base_direction(const char *text, int length);

#pragma clang assume_nonnull end
#ifdef __cplusplus
}
#endif
