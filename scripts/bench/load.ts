const seconds = 3
const connections = 16
const withoutWrk = 4000

/** Requests a second, by wrk where it is installed; else a bounded number of them by ourselves. */
export const load = async (url: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  Bun.which('wrk') ? await byWrk(url, headers) : await byFetch(url, headers)

const byWrk = async (url: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const child = Bun.spawn(['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, ...named, url], { stdout: 'pipe', stderr: 'inherit' })
  const said = await new Response(child.stdout).text()
  if (said.includes('Non-2xx')) throw new Error(`not everything was answered with 200:\n${said}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1] ?? 0)
}

const byFetch = async (url: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  let left = withoutWrk
  const began = performance.now()
  const ask = async () => {
    while (left-- > 0) await (await fetch(url, { headers })).arrayBuffer()
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return withoutWrk / ((performance.now() - began) / 1000)
}
