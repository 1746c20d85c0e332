# For `source`: the traits with which the scripts build everything.
# shellcheck shell=bash disable=SC2034
all_traits=(--traits GTK,Markdown)

# SwiftPM passes traits to the compiler in the order of a set. In another order, it would compile
# everything again, so the order is the same each time.
export SWIFT_DETERMINISTIC_HASHING=1
