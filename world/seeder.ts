import type { Log } from '#server/foundation/platform/log'
import type { FromSeeder, ToSeeder } from './seeder-protocol'

/** The seeder's process, as seen by the demo world. */
export type SeederProcess = { send(message: unknown): void; kill(): void; readonly ended: Promise<unknown> }
/** Starts this program again with another subcommand; `hear` receives its messages. */
export type SpawnSelf = (subcommand: 'demo-seeder', hear: (message: unknown) => void) => SeederProcess

export type SeedRequest = {
  readonly info_hash: string
  readonly torrent: Uint8Array
  readonly files: readonly { readonly path: string; readonly length: number }[]
}

export type SeederOptions = { readonly spawnSelf: SpawnSelf; readonly rateLimit: number | null; readonly log: Log }

/** Seeds files from a separate process. A torrent counts as seeded once all of its pieces are verified. */
export const startSeeder = async ({ spawnSelf, rateLimit, log }: SeederOptions) => {
  const waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void }>()
  const ready = Promise.withResolvers<void>()
  let isStopping = false
  const hear = (message: unknown) => {
    const told = message as FromSeeder
    if (told.type === 'ready') ready.resolve()
    else if (told.type === 'seeding') waiting.get(told.info_hash)?.resolve()
    else {
      log.warn('the demo seeder reported an error', { text: told.text })
      waiting.get(told.info_hash ?? '')?.reject(new Error(told.text))
    }
  }
  const child = spawnSelf('demo-seeder', hear)
  const say = (message: ToSeeder) => child.send(message)
  void child.ended.then(() => {
    ready.reject(new Error('the demo seeder exited before it was ready'))
    if (isStopping) return
    log.error('the demo seeder exited; nothing is seeded anymore')
    for (const { reject } of waiting.values()) reject(new Error('the demo seeder exited'))
  })
  say({ type: 'start', upload_limit: rateLimit })
  await ready.promise

  return {
    seed: ({ info_hash, torrent, files }: SeedRequest): Promise<void> =>
      new Promise((resolve, reject) => {
        if (isStopping) return resolve()
        waiting.set(info_hash, { resolve, reject })
        say({ type: 'seed', info_hash, torrent: Buffer.from(torrent).toString('base64'), files })
      }),
    stop: async () => {
      isStopping = true
      for (const { resolve } of waiting.values()) resolve()
      child.kill()
      await child.ended
    },
  }
}
export type Seeder = Awaited<ReturnType<typeof startSeeder>>
