import { Database } from 'bun:sqlite'
import { join } from 'node:path'

/** Movies with nothing of their own but a title and a year, in the database of a service that has been started once. */
export const fillMovies = (dataDir: string, movies: number): void => {
  const db = new Database(join(dataDir, 'app.db'))
  const profile = db.query<{ id: number }, []>('SELECT id FROM quality_profiles LIMIT 1').get()!.id
  const insert = db.prepare(
    `INSERT INTO movies (metadata_id, title, sort_title, clean_title, original_title, overview, year, runtime_minutes, original_language, genres,
       available_from, minimum_availability, quality_profile_id, added_at, updated_at, rating, popularity)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'en', '["Drama","Comedy"]', ?, 'released', ?, ?, ?, ?, ?)`,
  )
  const began = Date.now() - movies * 1000
  const now = new Date().toISOString()
  db.transaction(() => {
    for (let n = 1; n <= movies; n++) {
      const title = `Movie ${String((n * 7919) % 1_000_003).padStart(7, '0')}`
      insert.run(
        n,
        title,
        title.toLowerCase(),
        title.toLowerCase(),
        title,
        'Somebody goes somewhere, and comes back. '.repeat(6),
        1950 + (n % 75),
        60 + (n % 120),
        new Date(Date.UTC(1950 + (n % 75), n % 12, n % 28)).toISOString(),
        profile,
        new Date(began + n * 1000).toISOString(),
        now,
        (n % 91) / 10,
        (n * 31) % 997,
      )
    }
  })()
  db.run('ANALYZE')
  db.close()
}
