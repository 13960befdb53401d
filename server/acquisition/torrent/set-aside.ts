import type { Sentence } from '#server/foundation/lib/sentence'
import { say } from '#server/foundation/lib/sentence'
import type { Snapshot } from './protocol'
import { sentences } from './sentences'

/** A torrent whose command was unanswered when the engine died this often is not sent again. */
const mostDeaths = 2
/** If the engine dies with ever more torrents, they are not the reason. */
const mostAside = 5

/** Remembers which torrents were at work when the engine died. */
export const createSetAside = (restMs = 0, now = () => performance.now()) => {
  const deaths = new Map<string, number>()
  const diedAt = new Map<string, number>()
  const isSetAside = (infoHash: string): boolean => (deaths.get(infoHash) ?? 0) >= mostDeaths
  const aside = () => [...deaths.keys()].filter(isSetAside)
  return {
    isSetAside,
    /** It was at work once when the engine died: others go first. */
    isSuspect: (infoHash: string): boolean => deaths.has(infoHash) && !isSetAside(infoHash),
    /** It was at work when the engine died, not long ago: others run in peace first. */
    isResting: (infoHash: string): boolean => !isSetAside(infoHash) && now() - (diedAt.get(infoHash) ?? Number.NEGATIVE_INFINITY) < restMs,
    /** The engine died while these commands were unanswered. Returns those torrents that are set aside from now on. */
    engineDied: (unanswered: readonly string[]): readonly string[] => {
      for (const infoHash of new Set(unanswered)) {
        diedAt.set(infoHash, now())
        const before = deaths.get(infoHash) ?? 0
        const isLast = before === mostDeaths - 1
        if (before < mostDeaths && !(isLast && aside().length >= mostAside)) deaths.set(infoHash, before + 1)
      }
      return [...new Set(unanswered)].filter(isSetAside)
    },
    forget: (infoHash: string): void => {
      deaths.delete(infoHash)
      diedAt.delete(infoHash)
    },
    /** What the engine would say of them, if it could. */
    snapshots: (): Snapshot[] => aside().map(snapshotOf),
  }
}

export const stopsEngine = (): Sentence & { code: 'stops_engine' } => say(sentences, 'stops_engine')

const snapshotOf = (info_hash: string): Snapshot => ({
  info_hash,
  name: info_hash,
  state: 'failed',
  complete: false,
  progress: 0,
  size_bytes: null,
  downloaded_bytes: 0,
  uploaded_bytes: 0,
  download_speed: 0,
  upload_speed: 0,
  seeders: 0,
  peers: 0,
  in_contact: false,
  tracker_says: null,
  eta_seconds: null,
  ratio: 0,
  save_path: '',
  error: stopsEngine(),
})
