import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#server/testing/torrent-programs'
import { until } from '#server/testing/until'
import { createClient } from './client'
import { executable, outerEnv, run } from './executable'
import { childrenOf } from './processes'

export type Service = Awaited<ReturnType<typeof startService>>
type Options = { dataDir: string; host?: string; port?: number; cwd?: string; env?: Record<string, string> }

/** Starts the program like a user would. Its output is stored next to its data directory. */
export const startService = async ({ dataDir, host = '127.0.0.1', port, cwd, env }: Options) => {
  const at = port ?? (await freePort())
  const child = spawn({ dataDir, host, port: at, ...(cwd ? { cwd } : {}), ...(env ? { env } : {}) })
  const url = `http://127.0.0.1:${at}`
  const said = () => readFileSync(outputOf(dataDir), 'utf8')
  try {
    await until('the service answers', () => {
      if (child.exitCode !== null) throw new Error(`the service exited with ${child.exitCode}:\n${said()}`)
      return fetch(`${url}/api/v1/status`).then(
        (answer) => answer.ok,
        () => false,
      )
    })
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  const key = await keyOf(dataDir)

  return {
    url,
    port: at,
    key,
    pid: child.pid,
    client: createClient({ url, key }),
    said,
    exited: child.exited,
    /** Stops it with SIGTERM. Returns the exit code. */
    stop: async (): Promise<number> => {
      child.kill('SIGTERM')
      const tooLong = setTimeout(() => child.kill('SIGKILL'), 60_000)
      const code = await child.exited
      clearTimeout(tooLong)
      return code
    },
    /** Kills it with SIGKILL, like a power cut. Its children end on their own. */
    cut: async (): Promise<void> => {
      child.kill('SIGKILL')
      await child.exited
    },
    enginePid: async (): Promise<number | undefined> => (await childrenOf(child.pid)).find(({ args }) => args.includes(' engine'))?.pid,
  }
}

/** The API key, from the program's own command. */
export const keyOf = async (dataDir: string): Promise<string> => {
  const { out, err } = await run(['api-key', '--data-dir', dataDir])
  const key = /ak1_[\w-]{43}/.exec(out)?.[0]
  if (!key) throw new Error(`the program does not print its key: ${out}${err}`)
  return key
}

const spawn = ({ dataDir, host, port, cwd, env }: Options & { host: string; port: number }) => {
  const output = openSync(outputOf(dataDir), 'a')
  const child = Bun.spawn({
    cmd: [...executable(), 'serve', '--data-dir', dataDir, '--listen', `${host}:${port}`, '--no-open'],
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    env: { ...outerEnv(), ...env },
    ...(cwd ? { cwd } : {}),
  })
  closeSync(output)
  return child
}

const outputOf = (dataDir: string): string => join(dataDir, '..', 'output.log')
