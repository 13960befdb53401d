import { withoutRuntimeSwitches } from '#server/foundation/platform/child'
import type { Outside } from './outside'

/** Starts this program as a child that ends when its parent ends. */
export const spawnSelf = ({ self, env }: Outside, words: readonly string[], onMessage: (message: unknown) => void) => {
  const child = Bun.spawn({
    cmd: [...self, ...words],
    env: withoutRuntimeSwitches(env),
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
    serialization: 'json',
    ipc: onMessage,
  })
  return {
    send: (message: unknown) => child.send(message),
    kill: () => child.kill('SIGKILL'),
    end: () => child.kill('SIGTERM'),
    ended: child.exited,
  }
}
