#include "CResources.h"
#include "Resource.h"

#include <string.h>

/// The tables of all folders, in alphabetical order.
static const struct parlance_resource_entry *const tables[] = {
    parlance_catalogs, parlance_languages, parlance_sounds};
static const size_t table_count = sizeof tables / sizeof tables[0];

const unsigned char *parlance_resource(const char *name, size_t *count) {
  for (size_t table = 0; table < table_count; table++) {
    for (const struct parlance_resource_entry *entry = tables[table]; entry->name; entry++) {
      if (strcmp(entry->name, name) == 0) {
        *count = entry->count;
        return entry->bytes;
      }
    }
  }
  *count = 0;
  return NULL;
}

const char *parlance_resource_name(size_t index) {
  for (size_t table = 0; table < table_count; table++) {
    for (const struct parlance_resource_entry *entry = tables[table]; entry->name; entry++) {
      if (index == 0) return entry->name;
      index--;
    }
  }
  return NULL;
}
