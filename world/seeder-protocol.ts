/** Messages between the demo world and its seeder. */
export type ToSeeder =
  | { readonly type: 'start'; readonly upload_limit: number | null }
  | {
      readonly type: 'seed'
      readonly info_hash: string
      readonly torrent: string
      readonly files: readonly { readonly path: string; readonly length: number }[]
    }

export type FromSeeder =
  | { readonly type: 'ready' }
  | { readonly type: 'seeding'; readonly info_hash: string }
  | { readonly type: 'failed'; readonly info_hash: string | null; readonly text: string }

/** One end of a message channel between processes. */
export type Channel = {
  send(message: unknown): void
  onMessage(listener: (message: unknown) => void): void
  onEnd(listener: () => void): void
}
