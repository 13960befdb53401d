/** Questions and bytes that went through, and the most questions in any second. */
export type Counted = { url: string; questions: () => number; bytes: () => number; busiest: () => number; stop: () => Promise<void> }

/** Stands before a fake provider and counts what the service asks it. */
export const counting = (target: string): Counted => {
  const times: number[] = []
  let bytes = 0
  const { origin, pathname: base } = new URL(target)
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 0,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      times.push(performance.now())
      const headers = new Headers(request.headers)
      headers.delete('host')
      const answer = await fetch(origin + pathname + search, { method: request.method, headers, body: await request.arrayBuffer() })
      const body = await answer.arrayBuffer()
      bytes += body.byteLength
      const type = answer.headers.get('content-type')
      return new Response(body, { status: answer.status, ...(type && { headers: { 'content-type': type } }) })
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}${base === '/' ? '' : base}`,
    questions: () => times.length,
    bytes: () => bytes,
    busiest: () => Math.max(0, ...times.map((time, at) => firstAfter(times, time + 1000) - at)),
    stop: () => server.stop(true),
  }
}

/** The place of the first time that is not before a moment. */
const firstAfter = (times: readonly number[], moment: number): number => {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (times[middle]! < moment) low = middle + 1
    else high = middle
  }
  return low
}
