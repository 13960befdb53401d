import { parseArgs } from 'node:util'
import { type ExitCode, exitCodes, UsageError } from './exit-codes'
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

export type Command<F extends Flags = Flags> = {
  readonly flags: F
  /** Positional words, in order; a bracketed one is optional. */
  readonly words: readonly string[]
  readonly run: (outside: Outside, line: Line<F>) => Promise<ExitCode> | ExitCode
}

/** Gives a command the types of its own flags. */
export const command = <const F extends Flags>(parts: Command<F>): Command => parts as unknown as Command

/** Throws UsageError. */
export const readLine = (argv: readonly string[], { flags, words }: Pick<Command, 'flags' | 'words'>): Line<Flags> => {
  const options = Object.fromEntries(Object.entries({ ...commonFlags, ...flags }).map(([name, { type }]) => [name, { type }]))
  let parsed: { values: Record<string, unknown>; positionals: string[] }
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split('. ')[0] : String(error))
  }
  const { values, positionals } = parsed
  // parseArgs returns the types that the flags declare.
  const given = values as Line<Flags>['given']
  if (given.help) return { given, words: positionals }
  const missing = words.slice(positionals.length).find((word) => !word.startsWith('['))
  if (missing) throw new UsageError(`${missing} is missing`)
  const surplus = positionals[words.length]
  if (surplus !== undefined) throw new UsageError(`What is "${surplus}"?`)
  return { given, words: positionals }
}

/** Prints text for people or, with `--json`, data for programs. */
export const answer = (
  { out }: Pick<Outside, 'out'>,
  isJson: boolean | undefined,
  { data, text }: { data: unknown; text: string },
): ExitCode => {
  out(isJson ? JSON.stringify(data) : text)
  return exitCodes.ok
}
