import { withoutRuntimeSwitches } from '#server/foundation/platform/child'
import { isStartedByServiceManager } from './display'
import { type ExitCode, exitCodes } from './exit-codes'
import type { Outside } from './outside'

/**
 * Starts this program again after it has released its folder. A service manager does that itself, given the exit code. In a terminal, and
 * as the first process of a container, this process stays and forwards signals.
 */
export const startProgramAgain = async (outside: Outside): Promise<ExitCode> => {
  if (isStartedByServiceManager(outside)) return exitCodes.restart
  const stays = outside.isTerminal || outside.pid === 1
  const child = Bun.spawn([...outside.self, ...restartArgs(outside.argv)], {
    env: withoutRuntimeSwitches(outside.env),
    stdin: 'ignore',
    stdout: stays ? 'inherit' : 'ignore',
    stderr: stays ? 'inherit' : 'ignore',
    detached: !stays,
  })
  if (!stays) {
    child.unref()
    return exitCodes.ok
  }
  outside.onStopSignal(() => child.kill('SIGTERM'))
  return (await child.exited) as ExitCode
}

/** Adds --no-open, as the browser is already open. */
const restartArgs = (argv: readonly string[]): string[] => {
  const words = argv[0] === 'serve' ? argv.slice(1) : argv
  return ['serve', ...words.filter((word) => word !== '--no-open'), '--no-open']
}
