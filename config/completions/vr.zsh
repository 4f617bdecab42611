#compdef vr
# Completion of vr, the short name of voicedo-remind, for zsh.

_voicedo-remind "$@"
