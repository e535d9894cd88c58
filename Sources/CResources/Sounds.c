#include "Resource.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char de[] = {
#embed "Sounds/de.yaml"
};

static const unsigned char en[] = {
#embed "Sounds/en.yaml"
};

static const unsigned char es[] = {
#embed "Sounds/es.yaml"
};

static const unsigned char fr[] = {
#embed "Sounds/fr.yaml"
};

const struct parlance_resource_entry parlance_sounds[] = {
    {"Sounds/de.yaml", de, sizeof de},
    {"Sounds/en.yaml", en, sizeof en},
    {"Sounds/es.yaml", es, sizeof es},
    {"Sounds/fr.yaml", fr, sizeof fr},
    {NULL, NULL, 0},
};
