#ifndef VOICEDO_CVERSION_H
#define VOICEDO_CVERSION_H

/// The commit that the programs were built from; "development" unless systemd/build.sh built them.
const char *voicedo_commit(void);

#endif
