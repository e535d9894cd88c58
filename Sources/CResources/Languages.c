#include "Resource.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char de[] = {
#embed "Languages/de.yaml"
};

static const unsigned char en[] = {
#embed "Languages/en.yaml"
};

static const unsigned char es[] = {
#embed "Languages/es.yaml"
};

static const unsigned char fr[] = {
#embed "Languages/fr.yaml"
};

static const unsigned char ja[] = {
#embed "Languages/ja.yaml"
};

static const unsigned char ru[] = {
#embed "Languages/ru.yaml"
};

const struct parlance_resource_entry parlance_languages[] = {
    {"Languages/de.yaml", de, sizeof de},
    {"Languages/en.yaml", en, sizeof en},
    {"Languages/es.yaml", es, sizeof es},
    {"Languages/fr.yaml", fr, sizeof fr},
    {"Languages/ja.yaml", ja, sizeof ja},
    {"Languages/ru.yaml", ru, sizeof ru},
    {NULL, NULL, 0},
};
