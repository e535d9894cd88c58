#include <stddef.h>

/// A file that is compiled in.
struct parlance_resource_entry {
  const char *name;
  const unsigned char *bytes;
  size_t count;
};

/// Each table ends with an entry without a name.
extern const struct parlance_resource_entry parlance_catalogs[];
extern const struct parlance_resource_entry parlance_languages[];
extern const struct parlance_resource_entry parlance_sounds[];
