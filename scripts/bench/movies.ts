import { Database } from 'bun:sqlite'
import { join } from 'node:path'
import { reader } from '#server/library/media/readings'

const genres = 'Drama,Comedy,Action,Thriller,Romance,Horror,Crime,Adventure,Family,Animation,Fantasy,Documentary,Mystery,War'.split(',')
const genresOf = (n: number): string => {
  const some = [genres[n % 14], genres[(n * 7 + 3) % 14], ...(n % 997 === 0 ? ['Western'] : [])]
  return JSON.stringify([...new Set(some)].sort())
}
const details = JSON.stringify({
  logo_path: null,
  backdrop_paths: Array.from({ length: 6 }, (_, n) => `/backdrop-${n}-of-a-movie.jpg`),
  still_paths: [],
  trailers: [{ name: 'Trailer', url: 'https://video.example/watch?v=abcdefgh' }],
  keywords: ['harbor', 'small town', 'friendship', 'based on a novel', 'night'],
  release_dates: [{ region: 'US', kind: 'cinema', date: '1999-01-02', certification: 'PG' }],
  where_to_watch: [],
})

/**
 * Fills the database of a stopped service with realistic movies: details, two genres out of a few hundred pairs, and files for three of
 * five, some missing or upgradable.
 */
export const fillMovies = (dataDir: string, movies: number): void => {
  const db = new Database(join(dataDir, 'app.db'))
  const profile = db.query<{ id: number }, []>('SELECT id FROM quality_profiles LIMIT 1').get()!.id
  const insert = db.prepare(
    `INSERT INTO movies (metadata_id, title, sort_title, clean_title, original_title, overview, year, runtime_minutes, original_language, genres,
       alternative_titles, extras, available_from, digital_date, minimum_availability, quality_profile_id, added_at, updated_at, rating, popularity)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'en', ?, ?, ?, ?, ?, 'released', ?, ?, ?, ?, ?)`,
  )
  const insertFile = db.prepare(
    `INSERT INTO files (movie_id, root_folder_id, relative_path, size_bytes, quality, revision, meets_cutoff, added_at, missing_at)
     VALUES (last_insert_rowid(), ?, ?, ?, ?, '{"version":1,"real":0,"is_repack":false}', ?, ?, ?)`,
  )
  // Otherwise the service would start probing all files during the measurement.
  const noteRead = db.prepare(
    `INSERT INTO file_readings (file_id, size_bytes, modified_ms, reader, reading) VALUES (last_insert_rowid(), 1, 1, ${reader}, '{"why":"damaged"}')`,
  )
  const began = Date.now() - movies * 1000
  const now = new Date().toISOString()
  db.run(`INSERT OR IGNORE INTO root_folders (path, created_at) VALUES ('/movies-of-the-bench', ?)`, [now])
  const root = db.query<{ id: number }, []>('SELECT id FROM root_folders LIMIT 1').get()!.id
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
        genresOf(n),
        JSON.stringify(Array.from({ length: 5 }, (_, other) => `Another title ${other} of ${title}`)),
        details,
        new Date(Date.UTC(1950 + (n % 75), n % 12, n % 28)).toISOString(),
        new Date(Date.UTC(1950 + (n % 75), n % 12, n % 28)).toISOString().slice(0, 10),
        profile,
        new Date(began + n * 1000).toISOString(),
        now,
        (n % 91) / 10,
        (n * 31) % 997,
      )
      if (n % 5 < 3) {
        insertFile.run(
          root,
          `${title}/${title}.mkv`,
          4e9 + n,
          n % 2 ? 'Bluray-1080p' : 'WEBDL-1080p',
          n % 50 === 0 ? 0 : 1,
          now,
          n % 101 === 0 ? now : null,
        )
        noteRead.run()
      }
    }
  })()
  db.run('ANALYZE')
  db.close()
}
