// The one thing that is told at build time: a change of it compiles this file again and nothing else.
#include "CVersion.h"

#ifndef VOICEDO_COMMIT
#define VOICEDO_COMMIT development
#endif

#define TEXT(words) #words
#define TEXT_OF(macro) TEXT(macro)

const char *voicedo_commit(void) { return TEXT_OF(VOICEDO_COMMIT); }
