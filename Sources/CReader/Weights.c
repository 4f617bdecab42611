#include "CReader.h"

// The file lies in the program's read-only part: nothing is read at the start, and only the pages that are
// used take memory.
#pragma clang diagnostic ignored "-Wc23-extensions"
_Alignas(64) static const unsigned char weights[] = {
#embed "reader.bin"
};

const unsigned char *voicedo_reader_weights(void) { return weights; }

size_t voicedo_reader_weights_size(void) { return sizeof weights; }
