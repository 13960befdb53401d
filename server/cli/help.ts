import { type Command, commonFlags, type Flags } from './command'
import { commands } from './commands'

export const helpForAll = (version: string): string =>
  [
    `Marquee ${version}: finds a movie, downloads it, imports it into the library and plays it.`,
    '',
    'usage: marquee [COMMAND] [--help]',
    '',
    ...table(Object.entries(commands).map(([name, { says }]) => [name, says])),
    '',
    'Every command takes --data-dir DIR and --json.',
  ].join('\n')

export const helpFor = (name: string, { flags, words }: Pick<Command, 'flags' | 'words'>): string =>
  [
    `usage: marquee ${[name, ...words].join(' ')} [options]`,
    commands[name] ? `       ${commands[name].says}` : '',
    '',
    ...table(
      Object.entries<Flags[string]>({ ...flags, ...commonFlags }).map(([flag, { value, says }]) => [
        `--${flag}${value ? ` ${value}` : ''}`,
        says,
      ]),
    ),
  ].join('\n')

const table = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 3
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`)
}
