import type { Described } from './catalog'
import { actionsOf } from './command'

export const shells = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof shells)[number]

/** The script that completes `marquee` in this shell. */
export const completionsFor = (shell: Shell, commands: readonly Described[]): string => makers[shell](commands)

const optionsOf = ({ flags }: Described): string[] => Object.keys(flags).map((flag) => `--${flag}`)
/** Options whose value is a file or a folder. */
const pathValues = ['DIR', 'FILE']
const takesPath = (commands: readonly Described[]): string[] => [
  ...new Set(
    commands.flatMap(({ flags }) =>
      Object.entries(flags).flatMap(([flag, { value = '' }]) => (pathValues.includes(value) ? [`--${flag}`] : [])),
    ),
  ),
]
/** Single quotes of a shell hold everything but themselves. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const bash = (commands: readonly Described[]): string =>
  [
    '_marquee() {',
    `  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words=`,
    '  COMPREPLY=()',
    `  case $before in ${takesPath(commands).join('|')}) COMPREPLY=($(compgen -f -- "$word")); return ;; esac`,
    `  if [ "$COMP_CWORD" -eq 1 ]; then words=${quoted([...commands.map(({ name }) => name), 'help'].join(' '))}`,
    `  else case \${COMP_WORDS[1]} in`,
    ...commands.map((each) => `    ${each.name}) words=${quoted([...actionsOf(each), ...optionsOf(each)].join(' '))} ;;`),
    `    help) words=${quoted(commands.map(({ name }) => name).join(' '))} ;;`,
    '  esac; fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    '}',
    'complete -o default -F _marquee marquee',
    '',
  ].join('\n')

/** A colon separates a name from its description. */
const zshEntry = (name: string, says: string): string => quoted(`${name}:${says.replaceAll(':', '\\:')}`)

const zsh = (commands: readonly Described[]): string =>
  [
    '#compdef marquee',
    '_marquee() {',
    '  local -a entries options',
    '  if (( CURRENT == 2 )); then',
    `    entries=(${commands.map(({ name, says }) => zshEntry(name, says)).join(' ')} ${zshEntry('help', 'explain a command')})`,
    "    _describe 'command' entries",
    '    return',
    '  fi',
    `  if [[ $words[CURRENT-1] == (${takesPath(commands).join('|')}) ]]; then _files; return; fi`,
    '  case $words[2] in',
    ...commands.map((each) => {
      const forms = each.forms.flatMap(({ words: [first = ''], says = '' }) =>
        actionsOf(each).includes(first) ? [zshEntry(first, says)] : [],
      )
      const options = Object.entries(each.flags).map(([flag, { says }]) => zshEntry(`--${flag}`, says))
      return `    ${each.name}) entries=(${forms.join(' ')}); options=(${options.join(' ')}) ;;`
    }),
    `    help) entries=(${commands.map(({ name, says }) => zshEntry(name, says)).join(' ')}) ;;`,
    '  esac',
    "  (( CURRENT == 3 && $#entries )) && _describe 'action' entries",
    "  _describe 'option' options",
    '  _files',
    '}',
    '_marquee "$@"',
    '',
  ].join('\n')

const fish = (commands: readonly Described[]): string => {
  const line = (...words: string[]): string => `complete -c marquee ${words.join(' ')}`
  const under = (name: string): string => `-n ${quoted(`__fish_seen_subcommand_from ${name}`)}`
  return [
    line('-f'),
    ...[...commands, { name: 'help', says: 'explain a command' }].map(({ name, says }) =>
      line('-n', '__fish_use_subcommand', '-a', name, '-d', quoted(says)),
    ),
    ...commands.flatMap((each) => [
      ...each.forms.flatMap(({ words: [first = ''], says = '' }) =>
        actionsOf(each).includes(first) ? [line(under(each.name), '-a', first, '-d', quoted(says))] : [],
      ),
      ...(each.forms.some(({ words }) => words.some((word) => /FILE/.test(word))) ? [line(under(each.name), '-F')] : []),
      ...Object.entries(each.flags).map(([flag, { type, value = '', says }]) =>
        line(under(each.name), '-l', flag, ...(type === 'string' ? [pathValues.includes(value) ? '-rF' : '-x'] : []), '-d', quoted(says)),
      ),
    ]),
    line(under('help'), '-a', quoted(commands.map(({ name }) => name).join(' '))),
    '',
  ].join('\n')
}

const makers = { bash, zsh, fish } satisfies Record<Shell, (commands: readonly Described[]) => string>
