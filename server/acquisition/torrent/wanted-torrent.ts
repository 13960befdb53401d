import { readMagnetLink } from '#server/foundation/lib/magnet'
import { torrentHash } from '#server/foundation/lib/torrent-hash'
import type { Limits, SeedGoal, Source } from './protocol'

/** A torrent that should run, according to the parent's store. */
export type WantedTorrent = {
  readonly source: { readonly magnet: string } | { readonly torrent: Uint8Array }
  readonly folder: string
  /** Null: inspect only. */
  readonly files: readonly number[] | null
  readonly paused: boolean
  readonly seed_goal: SeedGoal
  /** Its own; absent means none. */
  readonly limits?: Limits
  /** Besides those of its source. */
  readonly trackers?: readonly string[]
}

/** The hash of what is to be added, as far as it can be read. */
export const hashOf = (source: WantedTorrent['source'] | Source): string | undefined => {
  if ('torrent' in source) return torrentHash(source.torrent)
  if ('torrent_base64' in source) return torrentHash(Buffer.from(source.torrent_base64, 'base64'))
  const link = readMagnetLink(source.magnet)
  return typeof link === 'string' ? undefined : link.info_hash
}
