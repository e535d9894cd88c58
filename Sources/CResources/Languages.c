#include "Resource.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char de[] = {
#embed "Languages/de.yaml"
};

static const unsigned char en[] = {
#embed "Languages/en.yaml"
};

const struct parlance_resource_entry parlance_languages[] = {
    {"Languages/de.yaml", de, sizeof de},
    {"Languages/en.yaml", en, sizeof en},
    {NULL, NULL, 0},
};
