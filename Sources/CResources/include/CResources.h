#ifndef PARLANCE_CRESOURCES_H
#define PARLANCE_CRESOURCES_H

#include <stddef.h>

/// The bytes of the resource `name` (a path such as `Languages/en.yaml`) and how many they are, valid for the life of
/// the process; a null pointer and 0 where there is none of that name.
const unsigned char *_Nullable parlance_resource(const char *_Nonnull name, size_t *_Nonnull count);

/// The name of the resource at `index`, in alphabetical order; a null pointer past the last.
const char *_Nullable parlance_resource_name(size_t index);

/// A unit in which something is measured.
struct parlance_unit {
  /// The name of Foundation's class, such as `UnitLength`.
  const char *_Nonnull dimension;
  /// Its symbol there.
  const char *_Nonnull symbol;
  /// Its name in CLDR; empty if it has none.
  const char *_Nonnull name;
  /// What one of it is in the base unit; 0 for whichever unit is expected.
  double coefficient;
  /// What none of it is in the base unit.
  double constant;
};

/// The unit at `index`, those of one class together; a null pointer past the last.
const struct parlance_unit *_Nullable parlance_unit(size_t index);

#endif
