import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuMicroseconds } from './cpu'

const seconds = 2
const connections = 16
const withoutWrk = 4000

/** The load generator. Without wrk, our own client is slower than the server, so only CPU time is meaningful. */
export const generator: string = Bun.which('wrk')
  ? 'requests by wrk'
  : 'requests by this script, because wrk is not installed: ignore the rates and compare CPU time'

/** `urls` are requested in turn. */
export type Target = { urls: readonly string[]; headers?: Readonly<Record<string, string>>; pid: number }
export type Loaded = { rate: number; cpu: number }

/** Requests per second, and CPU time of the server per request in microseconds. */
export const load = async ({ urls, headers = {}, pid }: Target): Promise<Loaded> => {
  const began = performance.now()
  const before = cpuMicroseconds(pid)
  const requests = Bun.which('wrk') ? await byWrk(urls, headers) : await byFetch(urls, headers)
  return { rate: requests / ((performance.now() - began) / 1000), cpu: (cpuMicroseconds(pid) - before) / requests }
}

const byWrk = async (urls: readonly string[], headers: Readonly<Record<string, string>>): Promise<number> => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-wrk-'))
  const script = join(dir, 'turns.lua')
  const paths = urls.map((url) => JSON.stringify(new URL(url).pathname + new URL(url).search))
  writeFileSync(
    script,
    `local paths = {${paths.join(',')}}\nlocal n = 0\nrequest = function() n = n % #paths + 1 return wrk.format(nil, paths[n]) end\n`,
  )
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const several = urls.length > 1 ? ['-s', script] : []
  try {
    const child = Bun.spawn(['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, ...several, ...named, urls[0]!], {
      stdout: 'pipe',
      stderr: 'inherit',
    })
    const said = await new Response(child.stdout).text()
    if (said.includes('Non-2xx')) throw new Error(`not every response was 200:\n${said}`)
    return Number(/(\d+) requests in/.exec(said)?.[1] ?? 0)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const byFetch = async (urls: readonly string[], headers: Readonly<Record<string, string>>): Promise<number> => {
  let next = 0
  const ask = async () => {
    while (next < withoutWrk) await (await fetch(urls[next++ % urls.length]!, { headers })).arrayBuffer()
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return withoutWrk
}
