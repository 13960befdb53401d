import { type Command, readLine } from './command'
import { commands } from './commands'
import { type ExitCode, exitCodeOf, exitCodes, messageFor, UsageError } from './exit-codes'
import { helpFor, helpForAll, usageOf } from './help'
import { innerCommands } from './inner'
import { orNearest } from './nearest'
import type { Outside } from './outside'

/** Runs a command line and returns its exit code; undefined while an inner command keeps this process running. */
export const run = async (outside: Outside): Promise<ExitCode | undefined> => {
  const [first = ''] = outside.argv
  const inner = Object.hasOwn(innerCommands, first) ? innerCommands[first] : undefined
  if (inner) {
    await inner(outside)
    return undefined
  }
  try {
    return await runCommand(outside)
  } catch (error) {
    const code = exitCodeOf(error)
    outside.err(`marquee: ${messageFor(error)}`)
    if (code === exitCodes.usage) outside.err('`marquee help` lists the commands.')
    return code ?? exitCodes.internal
  }
}

const runCommand = async (outside: Outside): Promise<ExitCode> => {
  const { name, rest } = split(outside.argv)
  if (name === 'help') return await help(outside, rest)
  const command = await commandNamed(name)
  try {
    const line = readLine(rest, command)
    if (!line.given.help) return await command.run(outside, line)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    outside.err(`marquee: ${error.message}`)
    for (const usage of usageOf(name, error.form ? [error.form] : command.forms)) outside.err(usage)
    outside.err(`\`marquee help ${name}\` explains it.`)
    return exitCodes.usage
  }
  outside.out(helpFor(name, command))
  return exitCodes.ok
}

/** Throws UsageError. */
const commandNamed = async (name: string): Promise<Command> => {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (entry) return await entry.load()
  throw new UsageError(`There is no command "${name}"${orNearest(name, Object.keys(commands))}`)
}

const help = async (outside: Outside, [name]: readonly string[]): Promise<ExitCode> => {
  const isAll = name === undefined || name.startsWith('-') || name === 'help'
  outside.out(isAll ? helpForAll(outside.version) : helpFor(name, await commandNamed(name)))
  return exitCodes.ok
}

/** Without a command, the options belong to `serve`. */
const split = (argv: readonly string[]): { name: string; rest: readonly string[] } => {
  const [first, ...rest] = argv
  if (first === '--help' || first === '-h' || first === 'help') return { name: 'help', rest }
  if (first === '--version' || first === '-v') return { name: 'version', rest }
  return first === undefined || first.startsWith('-') ? { name: 'serve', rest: argv } : { name: first, rest }
}
