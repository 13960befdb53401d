import { type Sentence, say } from '#server/foundation/lib/sentence'
import { qualityOfId } from '#server/foundation/releases/quality'
import type { Item } from './item'
import { instant } from './movie-facts'
import { isMovieId, leftBehind, planned, settled } from './plan'
import type { Present } from './present'
import { sentences } from './sentences'
import { idIn, type RadarrLibrary, shortened } from './wire'
import type { WireGrab } from './wire-rules'

/** Movies by their metadata id: their own ids are known only after the import. */
export type BlockedChange = { metadata_id: number; title: string; info_hash: string | null; created_at: string | null; why: string | null }
/** A torrent that was grabbed there; `imported_quality` if it was imported. */
export type GrabChange = {
  metadata_id: number
  info_hash: string
  title: string
  quality: string | null
  imported_quality: string | null
  taken_at: string
}
type Coming = { present: Present; movieOf: ReadonlyMap<number, number> }

const hash = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i
const hashIn = (text: string | null | undefined): string | null => (text && hash.test(text.trim()) ? text.trim().toLowerCase() : null)
const isTorrent = (protocol: unknown): boolean => protocol === undefined || protocol === null || protocol === 2 || protocol === 'torrent'

/** Which of Radarr's movies are here or will be imported: from its id to the metadata id. */
export const movieIdsOf = ({ movies }: RadarrLibrary): Map<number, number> =>
  new Map(movies.flatMap(({ id, tmdbId }) => (id && isMovieId(tmdbId) ? [[id, tmdbId] as const] : [])))

export const planBlocklist = ({ blocklist }: RadarrLibrary, { present, movieOf }: Coming): Item<BlockedChange>[] => {
  const seen = new Set(present.blocked)
  const usenet = blocklist.filter(({ protocol }) => !isTorrent(protocol)).length
  const items = blocklist.flatMap((wire): Item<BlockedChange>[] => {
    const [title, info_hash, metadata_id] = [wire.sourceTitle.trim(), hashIn(wire.torrentInfoHash), movieOf.get(wire.movieId)]
    if (!isTorrent(wire.protocol) || title === '') return []
    const key = info_hash ?? title
    if (metadata_id === undefined)
      return [leftBehind(title, { reason: say(sentences, 'radarr_movie_not_coming'), harm: 'comfort', goes_to: null })]
    if (seen.has(key)) return [settled(title, 'matched', say(sentences, 'radarr_stays'))]
    seen.add(key)
    const change = { metadata_id, title: shortened(title), info_hash, created_at: instant(wire.date), why: wire.message?.trim() || null }
    return [planned(title, 'added', { change })]
  })
  const left = { reason: say(sentences, 'radarr_blocked_usenet', { count: usenet }), harm: 'comfort', goes_to: null } as const
  return usenet === 0 ? items : [...items, leftBehind('Usenet', left)]
}

export type PlannedPast = { items: Item<GrabChange[]>[]; hashOfFile: Map<number, string> }

const isGrab = ({ eventType }: WireGrab) => eventType === 1 || eventType === 'grabbed'
const isImport = ({ eventType }: WireGrab) => eventType === 3 || eventType === 'downloadFolderImported'

/** What was grabbed before, as one item; and the torrent that each file came from, by Radarr's id of the file. */
export const planPast = ({ grab_history }: RadarrLibrary, { present, movieOf }: Coming): PlannedPast => {
  const known = new Map<string, GrabChange>()
  const hashOfFile = new Map<number, string>()
  let others = 0
  for (const wire of grab_history.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))) {
    const [info_hash, metadata_id] = [hashIn(wire.downloadId), movieOf.get(wire.movieId)]
    if (info_hash === null || metadata_id === undefined || !(isGrab(wire) || isImport(wire))) {
      others++
      continue
    }
    const key = `${metadata_id} ${info_hash}`
    known.set(key, merged(known.get(key), wire, { info_hash, metadata_id }))
    const file = Number(wire.data?.fileId)
    if (isImport(wire) && Number.isInteger(file) && file > 0) hashOfFile.set(file, info_hash)
  }
  const fresh = [...known.values()].filter(({ metadata_id, info_hash }) => !present.taken.has(`${metadata_id} ${info_hash}`))
  return { items: itemsOf(known.size, fresh, others), hashOfFile }
}

const merged = (before: GrabChange | undefined, wire: WireGrab, of: { info_hash: string; metadata_id: number }): GrabChange => {
  const quality = qualityOfId(idIn(wire.quality?.quality) ?? Number.NaN)?.name ?? null
  const taken_at = instant(wire.date) ?? new Date(0).toISOString()
  const first = before ?? { ...of, title: shortened(wire.sourceTitle), quality: null, imported_quality: null, taken_at }
  return isGrab(wire) ? { ...first, title: shortened(wire.sourceTitle), quality, taken_at } : { ...first, imported_quality: quality }
}

const itemsOf = (known: number, fresh: GrabChange[], others: number): Item<GrabChange[]>[] => {
  const reasons: Sentence[] = [say(sentences, 'radarr_grabs', { count: fresh.length })]
  const grabs =
    fresh.length > 0 ? planned('Grabbed torrents', 'added', { change: fresh, reasons }) : settled('Grabbed torrents', 'matched', ...reasons)
  const left = { reason: say(sentences, 'radarr_other_history', { count: others }), harm: 'knowledge', goes_to: null } as const
  return [...(known > 0 ? [grabs] : []), ...(others > 0 ? [leftBehind('History', left)] : [])]
}
