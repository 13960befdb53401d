import { eq, gt } from 'drizzle-orm'
import { collectionsTable, moviePeopleTable, moviesTable, movieTagsTable } from '#server/catalog/movies/table'
import { tagsTable } from '#server/catalog/tags/table'
import type { Config } from '#server/foundation/config/schema'
import { attempt } from '#server/foundation/lib/attempt'
import { inSteps } from '#server/foundation/lib/in-steps'
import type { Db } from '#server/foundation/platform/db/open'
import type { Log } from '#server/foundation/platform/log'
import type { Kept } from '#server/library/files/beside-files'
import { filesTable } from '#server/library/files/table'
import type { MediaInfo } from '#server/library/media/schema'
import { type Described, nfoOf } from './nfo-text'
import type { Overwriting } from './schema'

export type FileBeside = {
  ending: '.nfo' | '-poster.jpg' | '-fanart.jpg' | '-clearlogo.png'
  /** What it is made of. It is written again only when this changes, or when it is gone. */
  of: string
  bytes: () => Promise<Uint8Array>
}
type Deps = {
  db: Db
  config: { get(): Config }
  log: Log
  files: {
    isOurs: (fileId: number) => Promise<boolean>
    keep: (fileId: number, wanted: FileBeside, how: { isThorough: boolean; overwrite: Overwriting }) => Promise<Kept>
  }
  pictureOf: (image: { kind: Picture; path: string }) => Promise<Uint8Array>
}
type Picture = 'poster' | 'backdrop' | 'logo'
/** What became of a wanted file, or of all of a movie's in a folder that another program uses too. */
export type Told = Exclude<Kept, 'same'> | 'failed' | 'shared'
type How = { isThorough: boolean; artwork?: boolean; overwrite?: Overwriting; tell?: (what: Told) => void }
type FileRow = typeof filesTable.$inferSelect
const atOnce = 50

/** Writes what media centers read beside the files of movies, and keeps it true. */
export const createKeepBeside = ({ db, config, log, files, pictureOf }: Deps) => {
  const described = (movie: typeof moviesTable.$inferSelect, file: FileRow): Described => {
    const people = db.select().from(moviePeopleTable).where(eq(moviePeopleTable.movie_id, movie.id)).get()
    const collection = db
      .select()
      .from(collectionsTable)
      .where(eq(collectionsTable.id, movie.collection_id ?? 0))
      .get()
    const tags = db
      .select({ name: tagsTable.name })
      .from(movieTagsTable)
      .innerJoin(tagsTable, eq(tagsTable.id, movieTagsTable.tag_id))
      .where(eq(movieTagsTable.movie_id, movie.id))
      .all()
      .map(({ name }) => name)
      .sort()
    const { cast = [], crew = [] } = people ?? {}
    return {
      movie,
      collection: collection ?? null,
      cast,
      crew,
      tags,
      edition: file.edition,
      media_info: file.media_info as MediaInfo | null,
    }
  }

  const wantedFor = (file: FileRow): FileBeside[] => {
    const movie = db.select().from(moviesTable).where(eq(moviesTable.id, file.movie_id)).get()
    if (!movie) return []
    const text = nfoOf(described(movie, file))
    const picture = (ending: FileBeside['ending'], kind: Picture, path: string | null): FileBeside[] =>
      path === null ? [] : [{ ending, of: path, bytes: () => pictureOf({ kind, path }) }]
    return [
      { ending: '.nfo', of: text, bytes: async () => new TextEncoder().encode(text) },
      ...picture('-poster.jpg', 'poster', movie.poster_path),
      ...picture('-fanart.jpg', 'backdrop', movie.backdrop_path),
      ...picture('-clearlogo.png', 'logo', movie.extras?.logo_path ?? null),
    ]
  }

  type Keeping = Parameters<Deps['files']['keep']>[2]
  const keepWanted = async (file_id: number, wanted: FileBeside, how: Keeping): Promise<Kept | 'failed'> => {
    const kept = await attempt(() => files.keep(file_id, wanted, how))
    if (kept.ok) return kept.value
    log.warn('a file beside a movie could not be written', { file_id, ending: wanted.ending, error: kept.error })
    return 'failed'
  }

  const keepOne = async (file: FileRow, { isThorough, artwork = true, overwrite = 'own', tell = () => {} }: How): Promise<void> => {
    if (file.missing_at !== null) return
    if (!(await files.isOurs(file.id))) return tell('shared')
    const wanted = wantedFor(file).filter(({ ending }) => artwork || ending === '.nfo')
    for (const one of wanted) {
      const told = await keepWanted(file.id, one, { isThorough, overwrite })
      if (told !== 'same') tell(told)
    }
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One movie after another, so that two never write the same file. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  /** Also writes what is gone from the disk. */
  const ofFile = (id: number, how: Omit<How, 'isThorough'>): Promise<void> =>
    inTurn(async () => {
      const file = db.select().from(filesTable).where(eq(filesTable.id, id)).get()
      if (file) await keepOne(file, { ...how, isThorough: true })
    })

  return {
    ofFile,
    ofMovie: (id: number): Promise<void> =>
      inTurn(async () => {
        if (!config.get().nfo_enabled) return
        for (const file of db.select().from(filesTable).where(eq(filesTable.movie_id, id)).all()) await keepOne(file, { isThorough: false })
      }),

    /** Lets the files of the movie under way be written. */
    quiesce: (): Promise<void> => inTurn(async () => {}),

    /** Also writes what is gone from the disk. */
    async all(signal?: AbortSignal): Promise<void> {
      for (let id = 0; config.get().nfo_enabled; ) {
        const rows = db.select().from(filesTable).where(gt(filesTable.id, id)).orderBy(filesTable.id).limit(atOnce).all()
        const end = rows.at(-1)
        if (!end) return
        id = end.id
        for (const row of inSteps(rows, signal)) await ofFile(row.id, {})
        await Bun.sleep(0)
      }
    },
  }
}
