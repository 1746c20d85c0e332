#pragma once

// Functions that Swift can't call directly: they have variable arguments, or no public header
// declares them.
//
// GTK's headers are deliberately not included: if they were part of this module too, Swift would
// find some of their declarations only in this module.

#ifdef __cplusplus
extern "C" {
#endif
#pragma clang assume_nonnull begin

// libdispatch exports these for the run loops of other libraries, but declares them only in a
// private header. On Linux, the handle is an eventfd that becomes readable when the main queue has
// work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable message);

// Calls gtk_accessible_update_state for one state. GTK 4.8's variant without variable arguments
// loses tristates.
void alidade_accessible_update_state(void *accessible, unsigned int state, int value);

// Calls gtk_accessible_update_property for one property whose value is a constant of an enumeration.
// GTK 4.8's variant without variable arguments can't read such values.
void alidade_accessible_update_property(void *accessible, unsigned int property, int value);

// Lays out and paints the window of a realized GtkWidget immediately, as its next frame would.
void alidade_paint_pending_frame(void *widget);

// Returns 1 on the first thread of the process, or 0 on another one.
int alidade_is_main_thread(void);

// Returns the direction of the first strong character of a UTF-8 text, as a PangoDirection. Pango
// has deprecated its function without a replacement.
int alidade_base_direction(const char *text, int length);

// Calls a function for each emission of the signal "open" of a GApplication, with the addresses of
// the files. The strings are valid during the call.
typedef void (*AlidadeOpenCallback)(
    const char *_Nullable const *_Nonnull addresses, int count, void *_Nonnull data);
void alidade_connect_open(void *application, AlidadeOpenCallback callback, void *data);

// Calls a function for each emission of the signal "command-line" of a GApplication, with the
// arguments, the folder of the process with the command, and the GApplicationCommandLine. The function
// returns the exit status of that process. The strings are valid during the call.
typedef int (*AlidadeCommandLineCallback)(
    const char *_Nullable const *_Nonnull arguments, int count, const char *_Nullable folder,
    void *line, void *_Nonnull data);
void alidade_connect_command_line(
    void *application, AlidadeCommandLineCallback callback, void *data);

// Prints a text on the standard output or the standard error of the process with a command.
void alidade_print_to_command_line(void *line, const char *text, int is_error);

// Returns the XID of a GdkSurface, or 0 if it isn't one of X11.
unsigned long alidade_x11_window(void *surface);

// Calls gtk_accessible_announce, which GTK has since 4.14.
//
// Returns 0 if this version of GTK can't announce anything.
int alidade_announce(void *accessible, const char *text);

// Adds an action with a text as its target to a GApplication, and calls a function when it is
// activated. The text is valid during the call.
typedef void (*AlidadeTextCallback)(const char *text, void *data);
void alidade_add_text_action(
    void *application, const char *name, AlidadeTextCallback callback, void *data);

#pragma clang assume_nonnull end
#ifdef __cplusplus
}
#endif
