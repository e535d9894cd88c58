#include "Resource.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char dialog[] = {
#embed "Catalogs/Dialog.xcstrings"
};

const struct parlance_resource_entry parlance_catalogs[] = {
    {"Catalogs/Dialog.xcstrings", dialog, sizeof dialog},
    {NULL, NULL, 0},
};
