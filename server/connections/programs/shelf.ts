import type { Movie } from '#server/catalog/movies/schema'
import type { AppEvent } from '#server/events'
import { attempt } from '#server/foundation/lib/attempt'
import type { Clock } from '#server/foundation/lib/clock'
import { turnOfOthers } from '#server/foundation/lib/turns'
import { NotFound } from '#server/foundation/platform/errors'
import type { LargeContent } from '#server/foundation/platform/http/response-content'
import type { MovieFile } from '#server/library/files/schema'
import { type MovieShown, movieShown } from './movie'

type PictureAddress = (path: string, kind: 'poster' | 'backdrop') => string
type Deps = {
  clock: Clock
  base: () => string
  movies: {
    ids: () => number[]
    byIds: (ids: readonly number[]) => ReadonlyMap<number, Movie>
    picturePaths: (ids: readonly number[]) => ReadonlyMap<number, { poster: string | null; backdrop: string | null }>
    collections: (ids: readonly number[]) => ReadonlyMap<number, { name: string; metadata_id: number }>
    changedSince: (seq: number) => { seq: number; ids: number[] | null }
  }
  files: { byIds: (ids: readonly number[]) => ReadonlyMap<number, MovieFile> }
  roots: { all: () => readonly { id: number; path: string; is_default: boolean }[] }
  pictureAddresses: () => Promise<PictureAddress>
}

/** What lists pick movies by. */
export type Entry = {
  readonly id: number
  readonly tmdbId: number
  readonly monitored: boolean
  readonly status: Movie['status']
  readonly sortTitle: string
  readonly tags: readonly number[]
  /** The days of its releases, as `2026-05-01`. */
  readonly days: readonly string[]
}
export type Shelf = ReturnType<typeof createShelf>

/** Movies with neighboring ids are kept together, and read together again after one of them changed. */
/** `bytes`: each movie after a comma. */
type Block = { entries: readonly Entry[]; bytes: Uint8Array<ArrayBuffer>; hash: string }
const perBlock = 50
const blockOf = (id: number): number => Math.floor(id / perBlock)
const retryAddressesMs = 3_600_000

/**
 * The movies as Radarr shows them. Their text is kept, and dropped by the change that touches it, so that polling the whole library costs
 * next to nothing.
 */
export const createShelf = ({ clock, base, movies, files, roots, pictureAddresses }: Deps) => {
  const blocks = new Map<number, Block>()
  let all: { entries: readonly Entry[]; content: LargeContent } | null = null
  let seq = movies.changedSince(0).seq
  /** In epoch milliseconds: until then no movie changes merely because a day comes. */
  let settledUntil = Number.POSITIVE_INFINITY
  let addresses: { at: number; of: PictureAddress | null } | null = null

  const forget = (ids: readonly number[] | null): void => {
    if (ids === null) blocks.clear()
    else for (const id of ids) blocks.delete(blockOf(id))
    if (ids === null || ids.length > 0) all = null
    if (ids === null) settledUntil = Number.POSITIVE_INFINITY
  }

  const refresh = (): void => {
    if (clock.now().getTime() >= settledUntil) forget(null)
    const changed = movies.changedSince(seq)
    seq = changed.seq
    forget(changed.ids)
  }

  /** A provider that cannot be reached is asked again after an hour; until then pictures have only our own addresses. */
  const learnAddresses = async (): Promise<void> => {
    if (addresses && (addresses.of !== null || clock.now().getTime() - addresses.at < retryAddressesMs)) return
    const told = await attempt(pictureAddresses)
    addresses = { at: clock.now().getTime(), of: told.ok ? told.value : null }
  }

  const build = (ids: readonly number[]): Map<number, { movie: Movie; shown: MovieShown }> => {
    const found = movies.byIds(ids)
    const fileIds = [...found.values()].flatMap(({ file_ids: [first] }) => first ?? [])
    const shown = { files: files.byIds(fileIds), pictures: movies.picturePaths(ids), roots: roots.all(), now: clock.now(), base: base() }
    const collections = movies.collections([...new Set([...found.values()].flatMap(({ collection_id }) => collection_id ?? []))])
    const usual = shown.roots.find(({ is_default }) => is_default)?.path ?? '/movies'
    return new Map(
      [...found].map(([id, movie]) => {
        const [fileId] = movie.file_ids
        const paths = shown.pictures.get(id)
        const collection = movie.collection_id === null ? undefined : collections.get(movie.collection_id)
        const address = (path: string | null | undefined, kind: 'poster' | 'backdrop') => (path && addresses?.of?.(path, kind)) || null
        const around = {
          root: shown.roots.find((root) => root.id === movie.root_folder_id)?.path ?? usual,
          file: (fileId !== undefined && shown.files.get(fileId)) || null,
          collection: collection ? { title: collection.name, tmdbId: collection.metadata_id } : null,
          remote: { poster: address(paths?.poster, 'poster'), fanart: address(paths?.backdrop, 'backdrop') },
          base: shown.base,
          now: shown.now,
        }
        return [id, { movie, shown: movieShown(movie, around) }]
      }),
    )
  }

  const readBlock = (ids: readonly number[]): Block => {
    const now = clock.now()
    const found = [...build(ids).values()]
    for (const { movie } of found) settledUntil = Math.min(settledUntil, nextDay(movie, now))
    const bytes = bytesOf(found.map(({ shown }) => `,${JSON.stringify(shown)}`).join(''))
    return { entries: found.map(({ movie }) => entryOf(movie)), bytes, hash: Bun.hash(bytes).toString(36) }
  }

  const read = async () => {
    await learnAddresses()
    refresh()
    if (all) return all
    const began = seq
    const wanted = Map.groupBy(movies.ids(), blockOf)
    const kept: Block[] = []
    for (const [number, ids] of wanted) {
      const known = blocks.get(number)
      const block = known ?? readBlock(ids)
      blocks.set(number, block)
      kept.push(block)
      if (!known) await turnOfOthers()
    }
    const result = { entries: kept.flatMap(({ entries }) => entries), content: together(kept) }
    // A movie that changed meanwhile is read with the next request.
    if (movies.changedSince(began).ids?.length === 0) all = result
    return result
  }

  return {
    /** Forgets what this event changed. */
    note(event: AppEvent): void {
      if (wide.has(event.type)) forget(null)
      else if ('movie_id' in event && event.movie_id !== null && touching.has(event.type)) forget([event.movie_id])
    },

    entries: async (): Promise<readonly Entry[]> => (await read()).entries,

    /** One movie. Throws NotFound. */
    one(id: number): MovieShown {
      const found = build([id]).get(id)
      if (!found) throw new NotFound('movie', id)
      return found.shown
    },

    /** Those that are in the library, in the order of `ids`. */
    some: (ids: readonly number[]): Map<number, MovieShown> => {
      const found = build(ids)
      return new Map(ids.flatMap((id) => (found.has(id) ? [[id, found.get(id)!.shown] as const] : [])))
    },

    /** The whole library. */
    all: async (): Promise<LargeContent> => (await read()).content,
  }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const [start, stop] = [bytesOf('['), bytesOf(']')]
const together = (blocks: readonly Block[]): LargeContent => {
  const [first, ...others] = blocks.filter(({ entries }) => entries.length > 0).map(({ bytes }) => bytes)
  const parts = [start, ...(first ? [first.subarray(1), ...others] : []), stop]
  return {
    parts,
    whole: null,
    bytes: parts.reduce((sum, { length }) => sum + length, 0),
    type: 'application/json; charset=utf-8',
    etag: `W/"${Bun.hash(blocks.map(({ hash }) => hash).join()).toString(36)}"`,
    packed: new Map(),
  }
}

const entryOf = (movie: Movie): Entry => ({
  id: movie.id,
  tmdbId: movie.metadata_id,
  monitored: movie.monitored,
  status: movie.status,
  sortTitle: movie.sort_title,
  tags: movie.tag_ids,
  days: [movie.cinema_date, movie.digital_date, movie.physical_date].filter((day) => day !== null),
})

/** When the next of its dates comes. */
const nextDay = ({ available_from, cinema_date, digital_date, physical_date }: Movie, now: Date): number =>
  Math.min(
    ...[available_from, cinema_date, digital_date, physical_date]
      .map((date) => (date === null ? Number.POSITIVE_INFINITY : Date.parse(date)))
      .filter((at) => at > now.getTime()),
  )

/** Events that may change every movie that is shown. */
const wide: ReadonlySet<string> = new Set([
  'config_changed',
  'root_folder_changed',
  'quality_profile_changed',
  'tag_changed',
  'backup_restored',
])
const touching: ReadonlySet<string> = new Set([
  'movie_added',
  'movie_updated',
  'movie_removed',
  'file_added',
  'file_upgraded',
  'file_removed',
  'file_renamed',
  'file_missing',
  'file_restored',
  'import_completed',
])
