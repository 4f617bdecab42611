#pragma once

#include <stddef.h>

/// The weights of the reader, as `Tests/Reader/train.py` wrote them.
const unsigned char *voicedo_reader_weights(void);

/// Their size in bytes.
size_t voicedo_reader_weights_size(void);
