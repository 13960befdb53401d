import { type Command, commonFlags, type Flags, type Form, optionOf } from './command'
import { commands } from './commands'

export const helpForAll = (version: string): string =>
  [
    `Marquee ${version}: finds a movie, downloads it, imports it into the library, and plays it.`,
    '',
    'usage: marquee [COMMAND] [--help]',
    '',
    ...table(Object.entries(commands).map(([name, { says }]) => [name, says])),
    '',
    'Every command takes --data-dir DIR and --json. `marquee help COMMAND` explains one.',
  ].join('\n')

export const helpFor = (name: string, { flags, forms }: Pick<Command, 'flags' | 'forms'>): string => {
  const explained = forms.filter(({ says }) => says !== undefined)
  return [
    ...usageOf(name, forms),
    ...(commands[name] ? [`       ${commands[name].says}`] : []),
    '',
    ...(explained.length > 0 ? [...table(explained.map(({ words, says = '' }) => [words.join(' '), says])), ''] : []),
    ...table(Object.entries<Flags[string]>({ ...flags, ...commonFlags }).map(([flag, { value, says }]) => [optionOf(flag, value), says])),
  ].join('\n')
}

/** A line for each form. */
export const usageOf = (name: string, forms: readonly Form[]): string[] =>
  forms.map(({ words }, index) => `${index === 0 ? 'usage:' : '      '} marquee ${[name, ...words].join(' ')} [options]`)

const table = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 3
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`)
}
