import { withoutRuntimeSwitches } from '#server/foundation/platform/child'

type Env = Readonly<Record<string, string | undefined>>

/** Whether a program runs on this computer: one for another platform exits immediately, a damaged one does not print its version. */
export const startsWith =
  (env: Env) =>
  async (path: string): Promise<boolean> => {
    try {
      const child = Bun.spawn([path, 'version'], {
        env: withoutRuntimeSwitches(env),
        stdin: 'ignore',
        stdout: 'pipe',
        stderr: 'ignore',
        timeout: 60_000,
      })
      const output = await new Response(child.stdout).text()
      return (await child.exited) === 0 && output.startsWith('Marquee ')
    } catch {
      return false
    }
  }
