import { Database } from 'bun:sqlite'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from '#server/foundation/platform/db/migrate'
import { keptSettings } from './carry-over'
import type { Comparison, Counts } from './comparison'
import { type StageJob, stageArchive } from './stage'

export type CompareJob = Omit<StageJob, 'staged'> & { scratch: string; live: string }

const counted = {
  movies: 'movies',
  files: 'files',
  plays: 'plays',
  quality_profiles: 'quality_profiles',
  custom_formats: 'custom_formats',
  indexers: 'indexers',
  download_clients: 'download_clients',
  lists: 'lists',
  tags: 'tags',
} as const
const mostTitles = 100

/**
 * Does everything that a restore does before the swap, in `scratch`, and compares the result with the live database, which it only reads.
 * Leaves nothing behind. Throws BadArchive or UnknownSchema.
 */
export const compareArchive = async ({ scratch, live, ...source }: CompareJob, migrations: readonly Migration[]): Promise<Comparison> => {
  mkdirSync(scratch, { recursive: true, mode: 0o700 })
  const room = mkdtempSync(join(scratch, 'compare-'))
  try {
    const staged = join(room, 'app.db')
    await stageArchive({ ...source, staged }, migrations)
    return reading(staged, (then) => reading(live, (now) => compare(then, now)))
  } finally {
    rmSync(room, { recursive: true, force: true })
  }
}

const reading = <T>(path: string, work: (sqlite: Database) => T): T => {
  const sqlite = new Database(path, { readonly: true })
  try {
    sqlite.run('PRAGMA trusted_schema = OFF')
    return work(sqlite)
  } finally {
    sqlite.close(true)
  }
}

const compare = (then: Database, now: Database): Comparison => {
  const [before, present] = [moviesIn(then), moviesIn(now)]
  const [settings, today] = [settingsIn(then), settingsIn(now)]
  return {
    counts: { ...countsIn(then), settings: Object.keys(settings).length },
    movies_back: missingFrom(present, before),
    movies_gone: missingFrom(before, present),
    settings: Object.keys(settings).filter((name) => !keptSettings.has(name) && name in today && settings[name] !== today[name]),
  }
}

const countsIn = (sqlite: Database): Counts =>
  Object.fromEntries(
    Object.entries(counted).map(([kind, table]) => [kind, Number(sqlite.query(`SELECT count(*) FROM "${table}"`).values()[0]?.[0])]),
  )

const moviesIn = (sqlite: Database) =>
  new Map(sqlite.query('SELECT metadata_id, title FROM movies ORDER BY sort_title').values() as [number, string][])

const missingFrom = (there: ReadonlyMap<number, string>, all: ReadonlyMap<number, string>) => {
  const missing = [...all].filter(([id]) => !there.has(id)).map(([, title]) => title)
  return { count: missing.length, titles: missing.slice(0, mostTitles) }
}

const settingsIn = (sqlite: Database): Record<string, unknown> => {
  const { id, ...settings } = (sqlite.query('SELECT * FROM config').get() ?? {}) as Record<string, unknown>
  return settings
}
