import Server from 'bittorrent-tracker/server'

export type DemoTracker = { readonly urls: readonly string[]; stop(): Promise<void> }

/** A BitTorrent tracker on loopback with HTTP and UDP. */
export const startTracker = async (): Promise<DemoTracker> => {
  const server = new Server({ http: true, udp: true, ws: false, stats: false, interval: 30_000 })
  server.on('warning', () => {})
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    urls: [`http://127.0.0.1:${server.http.address().port}/announce`, `udp://127.0.0.1:${server.udp.address().port}/announce`],
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
