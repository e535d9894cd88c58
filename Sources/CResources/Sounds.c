#include "Resource.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char de[] = {
#embed "Sounds/de.yaml"
};

static const unsigned char en[] = {
#embed "Sounds/en.yaml"
};

const struct parlance_resource_entry parlance_sounds[] = {
    {"Sounds/de.yaml", de, sizeof de},
    {"Sounds/en.yaml", en, sizeof en},
    {NULL, NULL, 0},
};
