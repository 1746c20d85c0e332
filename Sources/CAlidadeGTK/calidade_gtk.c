#include "calidade_gtk.h"

#ifdef ALIDADE_GTK
#include <gtk/gtk.h>

void alidade_accessible_update_state(void *accessible, unsigned int state, int value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(accessible), (GtkAccessibleState)state, value, -1);
}
#endif
