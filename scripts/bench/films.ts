import { Database } from 'bun:sqlite'
import { join } from 'node:path'

/** Films with nothing of their own but a title and a year, in the database of a service that has been started once. */
export const fillMovies = (dataDir: string, films: number): void => {
  const db = new Database(join(dataDir, 'app.db'))
  const profile = db.query<{ id: number }, []>('SELECT id FROM quality_profiles LIMIT 1').get()!.id
  const insert = db.prepare(
    `INSERT INTO movies (metadata_id, title, sort_title, clean_title, original_title, overview, year, runtime_minutes, original_language, genres,
       available_from, minimum_availability, quality_profile_id, added_at, updated_at, rating, popularity)
     VALUES (?, ?, ?, ?, ?, ?, ?, 100, 'en', '["Drama","Comedy"]', '2000-01-01T00:00:00.000Z', 'released', ?, ?, ?, 7.1, 12.5)`,
  )
  const now = new Date().toISOString()
  db.transaction(() => {
    for (let n = 1; n <= films; n++) {
      const title = `Film ${String((n * 7919) % 1_000_003).padStart(7, '0')}`
      insert.run(
        n,
        title,
        title.toLowerCase(),
        title.toLowerCase(),
        title,
        'Somebody goes somewhere, and comes back. '.repeat(6),
        1950 + (n % 75),
        profile,
        now,
        now,
      )
    }
  })()
  db.run('ANALYZE')
  db.close()
}
