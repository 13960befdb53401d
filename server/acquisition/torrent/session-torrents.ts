import { say } from '#server/foundation/lib/sentence'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { ByteRange } from './engine-watch'
import { createPendingRemovals } from './pending-removals'
import type { CommandOf, Fetched, Limits, SeedGoal, Snapshot, Source, TorrentFile } from './protocol'
import { sentences } from './sentences'
import type { createCalls } from './session-calls'
import { createSetAside } from './set-aside'
import type { SwarmSize } from './swarm-size'
import { hashOf, type WantedTorrent } from './wanted-torrent'

type Asked = Omit<CommandOf<'fetch'>, 'type' | 'call' | 'trace_id'>
export type Call = ReturnType<typeof createCalls>['call']
export type Keeping = ReturnType<typeof createKeeping>

/** What the session remembers of torrents between two engines. */
export const createKeeping = (stateDir: string, suspectsRestMs: number) => ({
  setAside: createSetAside(suspectsRestMs),
  removals: createPendingRemovals(stateDir),
  folders: new Map<string, string>(),
  /** The removals that the engine is told of right now. */
  forgetting: new Map<string, Promise<unknown>>(),
})

const mostTrackers = 50
/** Three trackers, one after the other. */
const scrapeWithinMs = 120_000

/** Commands about torrents. One that is set aside fails by its snapshot, and removing never needs the engine. */
export const torrentCalls = (call: Call, { setAside, removals, folders, forgetting }: Keeping) => {
  const removeLater = (info_hash: string, delete_data: boolean): void =>
    removals.add({ info_hash, delete_data, folder: folders.get(info_hash) ?? null })

  return {
    add: async (torrent: WantedTorrent): Promise<{ info_hash: string }> => {
      const hash = hashOf(torrent.source)
      if (hash !== undefined && setAside.isSetAside(hash)) return { info_hash: hash }
      if (hash !== undefined && setAside.isResting(hash))
        throw new UpstreamUnreachable('The torrent engine', say(sentences, 'engine_starting'))
      // Its old data would be deleted under it.
      await forgetting.get(hash ?? '')
      const { info_hash } = await call(addCommand(torrent))
      if (info_hash) {
        folders.set(info_hash, torrent.folder)
        removals.end(info_hash)
      }
      return { info_hash: info_hash ?? '' }
    },
    begin: async (info_hash: string, files: readonly number[]) => void (await call({ type: 'start', info_hash, files: [...files] })),
    pause: async (info_hash: string) => void (await call({ type: 'pause', info_hash })),
    resume: async (info_hash: string) => void (await call({ type: 'resume', info_hash })),
    /** If the engine is down or does not answer, or the torrent stops it, this is kept and told later. */
    remove: async (info_hash: string, delete_data: boolean): Promise<void> => {
      if (setAside.isSetAside(info_hash)) {
        setAside.forget(info_hash)
        return removeLater(info_hash, delete_data)
      }
      try {
        await call({ type: 'remove', info_hash, delete_data })
      } catch (error) {
        if (!(error instanceof UpstreamUnreachable)) throw error
        removeLater(info_hash, delete_data)
      }
    },
    verify: async (info_hash: string) => void (await call({ type: 'verify', info_hash })),
    setSeedGoal: async (info_hash: string, seed_goal: SeedGoal) => void (await call({ type: 'seed_goal', info_hash, seed_goal })),
    limit: async (info_hash: string, limits: Limits) => void (await call({ type: 'torrent_limits', info_hash, limits })),
    addTrackers: async (info_hash: string, trackers: readonly string[]) =>
      void (await call({ type: 'trackers', info_hash, trackers: [...trackers] })),
    /** Ignored while the engine is down or starting: it gets the current limits when it is up. */
    setLimits: async (limits: Limits) => void (await call({ type: 'limits', limits })),
    files: async (infoHash: string): Promise<readonly TorrentFile[] | null> =>
      (await call({ type: 'files', info_hash: infoHash })).files ?? null,
    /** Downloads the file from this byte on first, for a minute. Returns its verified, readable bytes. */
    watch: async (info_hash: string, file: number, at: number): Promise<readonly ByteRange[]> =>
      (await call({ type: 'watch', info_hash, file, at })).verified ?? [],
    /** How many seed and download a torrent that is not here, by its trackers; null if none of them says so. */
    scrape: async (info_hash: string, trackers: readonly string[]): Promise<SwarmSize | null> =>
      (await call({ type: 'scrape', info_hash, trackers: [...trackers].slice(0, mostTrackers) }, scrapeWithinMs)).swarm ?? null,
    /** Requests a URL from inside the tunnel. Throws Conflict if the engine is in none. */
    fetch: async (asked: Asked): Promise<Fetched> =>
      (await call({ type: 'fetch', ...asked }, asked.within_ms + 5_000)).fetched ?? { failed: 'unknown' },
    /** Without those that are removed, even if the engine does not get done with that. */
    list: async (): Promise<readonly Snapshot[]> => {
      const torrents = (await call({ type: 'list' })).torrents ?? []
      return [...torrents.filter(({ info_hash }) => !removals.has(info_hash)), ...setAside.snapshots()]
    },
  }
}

export const addCommand = ({ source, folder, files, paused, seed_goal, limits, trackers = [] }: WantedTorrent) => ({
  type: 'add' as const,
  source: sourceOf(source),
  folder,
  files: files && [...files],
  paused,
  seed_goal,
  ...(limits && { limits }),
  trackers: [...trackers],
})

const sourceOf = (source: WantedTorrent['source']): Source =>
  'magnet' in source ? { magnet: source.magnet } : { torrent_base64: Buffer.from(source.torrent).toString('base64') }
