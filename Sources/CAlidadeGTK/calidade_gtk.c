#include "calidade_gtk.h"

#ifdef ALIDADE_GTK
void alidade_accessible_update_state(GtkAccessible *accessible, GtkAccessibleState state, int value) {
  gtk_accessible_update_state(accessible, state, value, -1);
}
#endif
