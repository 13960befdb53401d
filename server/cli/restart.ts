import { withoutRuntimeSwitches } from '#server/platform/child'
import { isStartedByServiceManager } from './display'
import { type ExitCode, exitCodes } from './exit-codes'
import type { Outside } from './outside'

/**
 * Starts this program again, once it has let go of its folder. A service manager does so itself, told by the exit code; in a terminal
 * and as the first process of a container this one stays and hands on what it is told.
 */
export const startAgain = async (outside: Outside): Promise<ExitCode> => {
  if (isStartedByServiceManager(outside)) return exitCodes.restart
  const stays = outside.isTerminal || outside.pid === 1
  const child = Bun.spawn([...outside.self, ...again(outside.argv)], {
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

/** The browser is there already. */
const again = (argv: readonly string[]): string[] => {
  const words = argv[0] === 'serve' ? argv.slice(1) : argv
  return ['serve', ...words.filter((word) => word !== '--no-open'), '--no-open']
}
