import { executable, outerEnv } from '../../e2e/executable'

export const serve = (dataDir: string, port: number): string[] => [
  ...executable(),
  'serve',
  '--data-dir',
  dataDir,
  '--listen',
  `127.0.0.1:${port}`,
  '--no-open',
]

/** Starts a server. Returns when it has answered for the first time, and after how many milliseconds. */
export const untilAnswered = async (cmd: readonly string[], port: number) => {
  const began = performance.now()
  const child = Bun.spawn([...cmd], { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore', env: { ...outerEnv(), PORT: String(port) } })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${cmd[0]} exited with ${child.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/status`).catch(() => undefined)
    if (answer?.status === 200) return { ms: performance.now() - began, child }
    await Bun.sleep(1)
  }
}
