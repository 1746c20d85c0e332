#include "calidade_gtk.h"

#ifdef ALIDADE_GTK
#include <gtk/gtk.h>
#include <sys/syscall.h>
#include <unistd.h>

void alidade_accessible_update_state(void *accessible, unsigned int state, int value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(accessible), (GtkAccessibleState)state, value, -1);
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
