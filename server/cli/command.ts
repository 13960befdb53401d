import { parseArgs } from 'node:util'
import { type ExitCode, exitCodes, UsageError } from './exit-codes'
import { orNearest } from './nearest'
import type { Outside } from './outside'

export type Flags = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly says: string; readonly value?: string }>>
type Given<F extends Flags> = { readonly [K in keyof F]?: F[K]['type'] extends 'boolean' ? boolean : string }

/** A parsed command line. */
export type Line<F extends Flags> = { readonly given: Given<F & typeof commonFlags>; readonly words: readonly string[] }

/** Flags that every command accepts. */
export const commonFlags = {
  'data-dir': { type: 'string', value: 'DIR', says: 'data folder of the service (MARQUEE_DATA_DIR)' },
  json: { type: 'boolean', says: 'print JSON' },
  help: { type: 'boolean', says: 'print this help' },
} as const satisfies Flags

/** A way to call a command: its positional words, in order. Capitals stand for what a person chooses, brackets for what may be left out. */
export type Form = { readonly words: readonly string[]; readonly says?: string }

export type Command<F extends Flags = Flags> = {
  readonly flags: F
  /** More than one begin with a fixed word each: the action. */
  readonly forms: readonly Form[]
  readonly run: (outside: Outside, line: Line<F>) => Promise<ExitCode> | ExitCode
}

const bare: readonly Form[] = [{ words: [] }]
/** Gives a command the types of its own flags. One without forms takes no words. */
export const command = <const F extends Flags>(parts: Omit<Command<F>, 'forms'> & Partial<Pick<Command, 'forms'>>): Command =>
  ({ forms: bare, ...parts }) as unknown as Command

/** As a person types it. */
export const optionOf = (flag: string, value: string | undefined): string => `--${flag}${value ? ` ${value}` : ''}`

const isFixed = (word: string | undefined): word is string => word !== undefined && /^[a-z]/.test(word)
/** Fixed first words of a command. */
export const actionsOf = ({ forms }: Pick<Command, 'forms'>): string[] =>
  forms.flatMap(({ words: [first] }) => (isFixed(first) ? [first] : []))

/** Throws UsageError. */
export const readLine = (argv: readonly string[], { flags, forms }: Pick<Command, 'flags' | 'forms'>): Line<Flags> => {
  const known: Flags = { ...commonFlags, ...flags }
  const { values, positionals } = parsed(argv, known)
  // parseArgs returns the types that the flags declare.
  const given = values as Line<Flags>['given']
  if (given.help) return { given, words: positionals }
  const form = formFor(positionals[0], forms)
  const missing = form.words.slice(positionals.length).find((word) => !word.startsWith('['))
  if (missing) throw new UsageError(`${missing} is missing`, form)
  const surplus = positionals[form.words.length]
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many`, form)
  return { given, words: positionals }
}

/** The form that the first word chooses. Throws UsageError. */
const formFor = (first: string | undefined, forms: readonly Form[]): Form => {
  const actions = actionsOf({ forms })
  const [only = { words: [] }] = forms
  if (actions.length === 0) return only
  const found = forms.find(({ words }) => words[0] === first)
  if (found) return found
  if (first === undefined) throw new UsageError(`Say what to do: ${actions.join(', ')}`)
  throw new UsageError(`"${first}" is not among ${actions.join(', ')}${orNearest(first, actions)}`)
}

const parsed = (argv: readonly string[], known: Flags): { values: Record<string, unknown>; positionals: string[] } => {
  const unknown = argv.find((word) => word.startsWith('--') && word !== '--' && !Object.hasOwn(known, nameOf(word)))
  if (unknown !== undefined) {
    const flags = Object.keys(known).map((name) => `--${name}`)
    throw new UsageError(`There is no option ${unknown}${orNearest(`--${nameOf(unknown)}`, flags)}`)
  }
  const options = Object.fromEntries(Object.entries(known).map(([name, { type }]) => [name, { type }]))
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(optionTrouble(error instanceof Error ? error.message : String(error)))
  }
}

/** What the parser refused, in our words. */
const optionTrouble = (message: string): string => {
  const option = /'(--?[\w-]+)/.exec(message)?.[1] ?? ''
  if (/argument missing|argument is ambiguous/.test(message)) return `${option} needs a value`
  if (/does not take an argument/.test(message)) return `${option} takes no value`
  return option === '' ? message : `There is no option ${option}`
}

const nameOf = (option: string): string => option.slice(2).split('=')[0] ?? ''

/** Prints text for people or, with `--json`, data for programs. */
export const answer = (
  { out }: Pick<Outside, 'out'>,
  isJson: boolean | undefined,
  { data, text }: { data: unknown; text: string },
): ExitCode => {
  out(isJson ? JSON.stringify(data) : text)
  return exitCodes.ok
}
