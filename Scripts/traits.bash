# For `source`: the traits with which the scripts build everything, and the options of builds for checks.
# shellcheck shell=bash disable=SC2034
all_traits=(--traits GTK,Markdown)

# A build that is neither debugged nor edited needs no debug information and no index, which take a good
# part of its time.
lean=(-debug-info-format none --disable-index-store)

# SwiftPM passes traits to the compiler in the order of a set. In another order, it would compile
# everything again, so the order is the same each time.
export SWIFT_DETERMINISTIC_HASHING=1
