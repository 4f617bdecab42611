/// A shell that the companion completes its command lines in.
package enum Shell: String, CaseIterable {
  case bash, zsh, fish
}

extension Shell {
  /// The shell that a path such as `/usr/bin/zsh` leads to.
  package init?(path: String) {
    self.init(rawValue: path.split(separator: "/").last.map(String.init) ?? "")
  }

  /// The script that the shell is to read, so that it asks this program for fitting words.
  ///
  /// The program answers one candidate per line: the word, a tab, and what it means. A line with
  /// nothing before the tab asks for the names of files. None of it is ever evaluated.
  package var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// Where several fit they are shown with their titles; what is inserted is their common
  /// beginning, so an id alone.
  private static let bashScript = #"""
    # Completion of voicedo-remind for bash: asks the program what fits.

    _voicedo_remind() {
      local -a found
      mapfile -t found < <(
        command voicedo-remind --complete bash "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null
      )
      compopt -o nosort 2>/dev/null
      if [[ ${found[0]-} == $'\tfiles' ]]; then
        COMPREPLY=()
        compopt -o default 2>/dev/null
      elif ((${#found[@]} == 1)) || [[ ${COMP_TYPE-9} == 37 || ${COMP_TYPE-9} == 42 ]]; then
        # One fits, or they are gone through one after the other: the word alone.
        [[ ${found[-1]} != ' ' ]] || unset 'found[-1]'
        COMPREPLY=("${found[@]%%$'\t'*}")
      else
        COMPREPLY=("${found[@]//$'\t'/  }")
      fi
    }

    complete -F _voicedo_remind voicedo-remind
    """#

  /// Candidates are found by their meaning too, so zsh is told not to sift them once more.
  private static let zshScript = #"""
    #compdef voicedo-remind
    # Completion of voicedo-remind for zsh: asks the program what fits.

    _voicedo-remind() {
      local -a found candidates shown
      local line
      local -i width=0 described=0
      found=("${(@f)$(
        command voicedo-remind --complete zsh "${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null
      )}")
      if [[ $found[1] == $'\tfiles' ]]; then
        _files
        return
      fi
      for line in "${found[@]}"; do
        [[ -n $line ]] || continue
        candidates+=("${line%%$'\t'*}")
        (( ${#candidates[-1]} > width )) && width=${#candidates[-1]}
      done
      (( ${#candidates} )) || return 1
      for line in "${found[@]}"; do
        if [[ $line == *$'\t'* ]]; then
          shown+=("${(r:width:)${line%%$'\t'*}}  ${line#*$'\t'}")
          described=1
        else
          shown+=("$line")
        fi
      done
      # Words of a title do not begin its id: they are replaced one candidate at a time.
      [[ -n ${candidates:#${(b)PREFIX}*} ]] && compstate[insert]=menu
      if (( described )); then
        compadd -U -V voicedo-remind -l -d shown -a candidates
      else
        compadd -U -V voicedo-remind -a candidates
      fi
    }

    if [[ ${funcstack[1]} == _voicedo-remind ]]; then
      _voicedo-remind "$@"
    else
      compdef _voicedo-remind voicedo-remind
    fi
    """#

  private static let fishScript = #"""
    # Completion of voicedo-remind for fish: asks the program what fits.

    function __voicedo_remind_complete
        set -l before (commandline -opc)
        set -l current (commandline -ct)
        set -l found (command voicedo-remind --complete fish $before[2..-1] "$current" 2>/dev/null)
        if test "$found[1]" = \tfiles
            __fish_complete_path "$current"
        else
            string join \n -- $found
        end
    end

    complete -c voicedo-remind -f -k -a '(__voicedo_remind_complete)'
    """#
}
