# Completion of vr, the short name of voicedo-remind, for fish.
complete --command vr --wraps voicedo-remind
