import { extname } from 'node:path'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Config } from '#server/foundation/config/schema'
import { inTurns, type Steps } from '#server/foundation/lib/turns'
import type { Db } from '#server/foundation/platform/db/open'
import { createStateVersion } from '#server/foundation/platform/db/state-version'
import { keyset } from '#server/foundation/platform/http/page'
import type { MediaInfo } from '#server/library/media/schema'
import { nameFile, nameFolder } from './name-file'
import type { Naming } from './named'
import type { RenameRequest } from './schema'
import { filesTable, rootFoldersTable } from './table'

/** A file and its new name. `from` and `to` are relative to `root`, `folder` is the movie's folder in `to`. */
export type RenameStep = {
  readonly file_id: number
  readonly movie_id: number
  readonly title: string
  readonly from: string
  readonly to: string
  readonly folder: string
  readonly root_folder_id: number
  readonly root: string
  readonly size_bytes: number
}
type Deps = {
  db: Db
  config: { get(): Config }
  /** How to name files, for one plan: it may read once what they share. */
  naming: () => Naming
  pacing?: Parameters<typeof inTurns>[1]
}

/** Few enough to read without a noticeable pause for others. */
const rowsAtOnce = 100

const file = {
  id: filesTable.id,
  movie_id: filesTable.movie_id,
  version_id: filesTable.version_id,
  root_folder_id: filesTable.root_folder_id,
  relative_path: filesTable.relative_path,
  size_bytes: filesTable.size_bytes,
  quality: filesTable.quality,
  revision: filesTable.revision,
  edition: filesTable.edition,
  release_name: filesTable.release_name,
  release_group: filesTable.release_group,
  /** As JSON: parsed only for a template that mentions it. */
  media_info: sql<string | null>`${filesTable.media_info}`,
}
const movie = {
  id: moviesTable.id,
  title: moviesTable.title,
  sort_title: moviesTable.sort_title,
  original_title: moviesTable.original_title,
  alternative_titles: moviesTable.alternative_titles,
  original_language: moviesTable.original_language,
  year: moviesTable.year,
  certification: moviesTable.certification,
  collection_id: moviesTable.collection_id,
  external_ids: moviesTable.external_ids,
  metadata_id: moviesTable.metadata_id,
  quality_profile_id: moviesTable.quality_profile_id,
}
type After = [sortTitle: string, fileId: number]
const start: After = ['', 0]
type Row = ReturnType<typeof readRows>[number]

const readRows = (db: Db, { where, after, most }: { where: SQL | undefined; after: After; most: number }) => {
  // The first page asks for a position too, so that SQLite reads along the index of titles instead of sorting all files.
  const next = keyset({ column: sql`${moviesTable.sort_title}`, order: 'asc' }, sql`${filesTable.id}`, after)
  return db
    .select({ file, movie })
    .from(filesTable)
    .innerJoin(moviesTable, eq(moviesTable.id, filesTable.movie_id))
    .where(and(where, isNull(filesTable.missing_at), next.after))
    .orderBy(next.orderBy)
    .limit(most)
    .all()
}

/** All rows in movie order, a batch at a time. */
function* inBatches(db: Db, where: SQL | undefined): Generator<Row[]> {
  for (let after = start; ; ) {
    const rows = readRows(db, { where, after, most: rowsAtOnce })
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = [last.movie.sort_title, last.file.id]
  }
}

/** Plans which files get which names. Keeps the newest plan until the database changes, so that its pages need only one. */
export const createPlanRenames = ({ db, config, naming, pacing }: Deps) => {
  const stateVersion = createStateVersion(db)
  const holder = db.$client.query<{ id: number }, [number, string, number]>(
    'SELECT id FROM files WHERE root_folder_id = ? AND relative_path = ? AND missing_at IS NULL AND id <> ?',
  )
  let kept: { stateVersion: string; key: string; steps: Promise<readonly RenameStep[]> } | null = null

  /** Never gives one name to two files, whether they are planned together or one after another. */
  const planner = () => {
    const roots = rootsOf(db)
    const targetOf = targetBy(config.get(), naming())
    const seen = new Set<number>()
    const taken = new Set<string>()
    /** Whether a file that is not planned yet has the name, and may keep it because its movie and its facts make the same. */
    const isKept = (path: string, { file, relative }: { file: Row['file']; relative: string }): boolean => {
      const found = holder.get(file.root_folder_id, path, file.id)
      if (!found || seen.has(found.id)) return false
      const [other] = readRows(db, { where: eq(filesTable.id, found.id), after: start, most: 1 })
      return other !== undefined && targetOf(other).relative === relative
    }
    return (row: Row): RenameStep | null => {
      const { file } = row
      // Read twice if its movie got a later title meanwhile.
      if (seen.has(file.id)) return null
      const { folder, relative } = targetOf(row)
      const to = freeName(relative, (path) => taken.has(`${file.root_folder_id} ${path}`) || isKept(path, { file, relative }))
      seen.add(file.id)
      taken.add(`${file.root_folder_id} ${to}`)
      const root = roots.get(file.root_folder_id)
      return to === file.relative_path || root === undefined ? null : stepOf(row, { to, folder, root })
    }
  }

  function* planned({ movie_ids }: RenameRequest): Steps<readonly RenameStep[]> {
    const plan = planner()
    const steps: RenameStep[] = []
    const where = movie_ids ? sql`${filesTable.movie_id} IN (SELECT value FROM json_each(${JSON.stringify(movie_ids)}))` : undefined
    for (const rows of inBatches(db, where)) {
      yield
      for (const row of rows) {
        const step = plan(row)
        if (step) steps.push(step)
        yield
      }
    }
    return steps
  }

  return (wanted: RenameRequest): Promise<readonly RenameStep[]> => {
    // Read before the plan: a change meanwhile must make it outdated.
    const [present, key] = [stateVersion(), JSON.stringify(wanted.movie_ids ?? null)]
    if (kept?.stateVersion === present && kept.key === key) return kept.steps
    const steps = inTurns(planned(wanted), pacing)
    kept = { stateVersion: present, key, steps }
    return steps
  }
}

const rootsOf = (db: Db): ReadonlyMap<number, string> =>
  new Map(
    db
      .select()
      .from(rootFoldersTable)
      .all()
      .map(({ id, path }) => [id, path]),
  )

const targetBy =
  ({ movie_folder_format, movie_file_format, colon_replacement }: Config, { namedMovie, namedFile }: Naming) =>
  ({ movie, file }: Pick<Row, 'movie' | 'file'>): { folder: string; relative: string } => {
    const options = { colon: colon_replacement }
    const named = namedMovie(movie)
    const facts = namedFile(movie, {
      ...file,
      get media_info() {
        return readMedia(file.media_info)
      },
    })
    const extension = extname(file.relative_path).toLowerCase()
    const folder = nameFolder({ template: movie_folder_format, movie: named, options })
    return { folder, relative: `${folder}/${nameFile({ template: movie_file_format, movie: named, file: facts, extension, options })}` }
  }

const readMedia = (json: string | null): MediaInfo | null => (json === null ? null : JSON.parse(json))

type Target = { to: string; folder: string; root: string }
const stepOf = ({ file, movie }: Row, { to, folder, root }: Target): RenameStep => ({
  file_id: file.id,
  movie_id: file.movie_id,
  title: movie.title,
  from: file.relative_path,
  to,
  folder,
  root_folder_id: file.root_folder_id,
  root,
  size_bytes: file.size_bytes,
})

const freeName = (relative: string, isTaken: (path: string) => boolean): string => {
  const extension = extname(relative)
  const stem = relative.slice(0, relative.length - extension.length)
  for (let n = 1; ; n++) {
    const path = n === 1 ? relative : `${stem} (${n})${extension}`
    if (!isTaken(path)) return path
  }
}
