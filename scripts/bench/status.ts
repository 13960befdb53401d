/** Measures the latency of `GET /status` continuously until stopped, in milliseconds. */
export const watchStatus = (url: string, everyMs = 20): (() => Promise<number[]>) => {
  const taken: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now()
      await (await fetch(`${url}/api/v1/status`)).arrayBuffer()
      taken.push(performance.now() - began)
      await Bun.sleep(everyMs)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return taken
  }
}
