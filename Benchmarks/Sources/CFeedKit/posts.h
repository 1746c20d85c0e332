/* Posts beyond those of the feed, which only the harness makes. */
#ifndef POSTS_H
#define POSTS_H
#include "benchkit.h"
/* Creates posts with consecutive ids. */
BKItem *bk_items(int first, int n);
#endif
