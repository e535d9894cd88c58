#ifndef PARLANCE_CRESOURCES_H
#define PARLANCE_CRESOURCES_H

#include <stddef.h>

/// The bytes of the resource `name` (a path such as `Languages/en.yaml`) and how many they are, valid for the life of
/// the process; a null pointer and 0 where there is none of that name.
const unsigned char *_Nullable parlance_resource(const char *_Nonnull name, size_t *_Nonnull count);

/// The name of the resource at `index`, in alphabetical order; a null pointer past the last.
const char *_Nullable parlance_resource_name(size_t index);

#endif
