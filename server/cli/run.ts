import { readLine } from './command'
import { commands } from './commands'
import { type ExitCode, exitCodeOf, exitCodes, messageFor, UsageError } from './exit-codes'
import { helpFor, helpForAll } from './help'
import { innerCommands } from './inner'
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
    if (code === exitCodes.usage) outside.err('`marquee --help` lists what there is.')
    return code ?? exitCodes.internal
  }
}

const runCommand = async (outside: Outside): Promise<ExitCode> => {
  const { name, rest } = split(outside.argv)
  if (name === 'help') {
    outside.out(helpForAll(outside.version))
    return exitCodes.ok
  }
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!entry) throw new UsageError(`There is no command "${name}"`)
  const command = await entry.load()
  const line = readLine(rest, command)
  if (line.given.help) {
    outside.out(helpFor(name, command))
    return exitCodes.ok
  }
  return command.run(outside, line)
}

/** Without a command, the options belong to `serve`. */
const split = (argv: readonly string[]): { name: string; rest: readonly string[] } => {
  const [first, ...rest] = argv
  if (first === '--help' || first === '-h' || first === 'help') return { name: 'help', rest }
  if (first === '--version' || first === '-v') return { name: 'version', rest }
  return first === undefined || first.startsWith('-') ? { name: 'serve', rest: argv } : { name: first, rest }
}
