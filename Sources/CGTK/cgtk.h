#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <pango/pangocairo.h>
#include <hb.h>
#include <cairo-pdf.h>
