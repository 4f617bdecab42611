# Completion of vr, the short name of voicedo-remind, for bash: installed beside the one of that.
. "${BASH_SOURCE[0]%/*}/voicedo-remind"
complete -F _voicedo_remind vr
