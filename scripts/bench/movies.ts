import { Database } from 'bun:sqlite'
import { join } from 'node:path'
import { reader } from '#server/library/media/readings'
import { fillActivity, fillLogs } from './activity'
import { rowsInto } from './rows'
import { type Draw, drawFrom, skewed, titleFrom } from './words'

const genres =
  'Drama,Comedy,Thriller,Action,Romance,Horror,Crime,Documentary,Adventure,Family,Science Fiction,Animation,Fantasy,Mystery,History,Music,War,TV Movie'.split(
    ',',
  )
/** One movie of a thousand has it. */
export const rareGenre = 'Western'
/** A title that one movie has. */
export const rareTitle = 'Quixotic Zephyr'
const languages = ['en', 'fr', 'de', 'es', 'it', 'ja', 'hi', 'ko', 'zh', 'pt', 'ru', 'sv']
const colors = ['none', 'blue', 'red', 'orange', 'green', 'gray', 'brown']
const qualities = ['Bluray-1080p', 'WEBDL-1080p', 'WEBDL-2160p', 'WEBRip-1080p', 'Bluray-720p', 'Remux-1080p', 'HDTV-720p', 'DVD']
const codecs = ['h264', 'hevc', 'av1', 'mpeg2video']
const dayMs = 86_400_000

const genresFrom = (draw: Draw, n: number): string[] => {
  const some = Array.from({ length: 1 + Math.floor(draw() * 3) }, () => skewed(draw, genres))
  return [...new Set(n % 997 === 0 ? [...some, rareGenre] : some)]
}
const extrasFrom = (draw: Draw) => ({
  logo_path: null,
  backdrop_paths: Array.from({ length: 6 }, (_, n) => `/backdrop-${n}-of-a-movie.jpg`),
  still_paths: [],
  trailers: [{ name: 'Trailer', url: 'https://video.example/watch?v=abcdefgh' }],
  keywords: titleFrom(draw).toLowerCase().split(' '),
  release_dates: [{ region: 'US', kind: 'cinema', date: '1999-01-02', certification: 'PG' }],
  where_to_watch: [],
})
const peopleFrom = (draw: Draw) => {
  const person = () => ({ person_id: Math.floor(60_000 ** draw()), name: titleFrom(draw), portrait_path: '/portrait-of-somebody.jpg' })
  return {
    cast: Array.from({ length: 8 }, (_, order) => ({ ...person(), character: titleFrom(draw), order })),
    crew: ['Director', 'Screenplay', 'Original Music Composer'].map((job) => ({ ...person(), job })),
    studios: [{ studio_id: Math.floor(2000 ** draw()), name: titleFrom(draw), logo_path: null }],
    similar: [],
  }
}
const mediaFrom = (draw: Draw) => ({ video: { codec: skewed(draw, codecs), width: 1920, height: 1080 }, audio: [], subtitles: [] })

type Place = { movies: number; profile: number; root: number; now: number }

const movieFrom = (draw: Draw, n: number, { movies, profile, now }: Place) => {
  const title = n === Math.ceil(movies / 2) ? rareTitle : titleFrom(draw)
  const year = 2027 - Math.floor(107 ** draw())
  const released = new Date(Date.UTC(year, Math.floor(draw() * 12), 1 + Math.floor(draw() * 28))).toISOString()
  const [isWatched, isSearched] = [draw() < 0.2, draw() < 0.5]
  return {
    metadata_id: n,
    external_ids: { imdb_id: `tt${String(1_000_000 + n)}` },
    title,
    sort_title: title.toLowerCase().replace(/^(the|a|an) /, ''),
    clean_title: title.toLowerCase(),
    original_title: draw() < 0.3 ? titleFrom(draw) : title,
    overview: Array.from({ length: 12 }, () => titleFrom(draw)).join(' '),
    year,
    runtime_minutes: 60 + Math.floor(120 * draw() * draw()),
    original_language: skewed(draw, languages),
    genres: genresFrom(draw, n),
    alternative_titles: Array.from({ length: Math.floor(6 * draw()) }, () => titleFrom(draw)),
    extras: extrasFrom(draw),
    color_name: skewed(draw, colors),
    available_from: released,
    digital_date: released.slice(0, 10),
    minimum_availability: 'released',
    monitored: draw() < 0.9 ? 1 : 0,
    keep: draw() < 0.01 ? 1 : 0,
    favorite: draw() < 0.03 ? 1 : 0,
    user_rating: draw() < 0.1 ? 1 + Math.floor(10 * draw()) : null,
    watched_at: isWatched ? new Date(now - draw() * 900 * dayMs).toISOString() : null,
    play_count: isWatched ? 1 : 0,
    resume_position_seconds: draw() < 0.03 ? 1800 : 0,
    last_searched_at: isSearched ? new Date(now - draw() * 3 * dayMs).toISOString() : null,
    next_search_at: isSearched ? new Date(now + draw() * 3 * dayMs).toISOString() : null,
    searches_without_result: isSearched ? Math.floor(5 * draw()) : 0,
    quality_profile_id: profile,
    collection_id: draw() < 0.2 ? 1 + Math.floor(Math.ceil(movies / 25) * draw()) : null,
    added_at: new Date(now - (movies - n + 1) * 1000).toISOString(),
    updated_at: new Date(now).toISOString(),
    // Otherwise all movies would be looked up.
    metadata_refreshed_at: new Date(now).toISOString(),
    rating: Math.floor(100 * Math.sqrt(draw())) / 10,
    popularity: Math.floor(1000 ** draw()),
  }
}

const fileFrom = (draw: Draw, title: string, { root, now }: Place) => ({
  root_folder_id: root,
  size_bytes: Math.floor(7e8 + 2e10 * draw() * draw()),
  quality: skewed(draw, qualities),
  revision: { version: 1, real: 0, is_repack: false },
  release_name: `${title.replaceAll(' ', '.')}.1080p.WEB-DL.x264-GRP`,
  media_info: mediaFrom(draw),
  meets_cutoff: draw() < 0.05 ? 0 : 1,
  added_at: new Date(now - draw() * 900 * dayMs).toISOString(),
  missing_at: draw() < 0.01 ? new Date(now).toISOString() : null,
})

/**
 * Fills the databases of a stopped service with a library as people have it: frequent and rare words, thousands of combinations of genres,
 * files for three movies of five, some missing or upgradable, and of every table what a library of this size leaves in it: for 100,000
 * movies 40,000 finished downloads and 300,000 events.
 */
export const fillMovies = (dataDir: string, movies: number): void => {
  const db = new Database(join(dataDir, 'app.db'))
  db.run('PRAGMA synchronous = OFF')
  db.run('PRAGMA cache_size = -1000000')
  const draw = drawFrom(movies)
  const put = rowsInto(db)
  const now = Date.now()
  const at = new Date(now).toISOString()
  db.run(`INSERT OR IGNORE INTO root_folders (path, created_at) VALUES ('/movies-of-the-bench', ?)`, [at])
  const idIn = (table: string) => db.query<{ id: number }, []>(`SELECT id FROM ${table} LIMIT 1`).get()!.id
  const place = { movies, profile: idIn('quality_profiles'), root: idIn('root_folders'), now }
  db.transaction(() => {
    for (let n = 1; n <= movies / 25 + 1; n++) put('collections', { metadata_id: n, name: `${titleFrom(draw)} Collection` })
    for (let n = 1; n <= 12; n++) put('tags', { name: `tag of the bench ${n}` })
    for (let n = 1; n <= movies; n++) {
      const movie = movieFrom(draw, n, place)
      const movie_id = put('movies', movie)
      put('movie_people', { movie_id, ...peopleFrom(draw) })
      if (n % 3 === 0) put('movie_tags', { movie_id, tag_id: 1 + Math.floor(12 ** draw()) - 1 })
      if (n % 50 === 0) put('movie_versions', { movie_id, name: 'Extended', quality_profile_id: place.profile, edition: 'Extended' })
      if (n % 5 >= 3) continue
      const relative_path = `${movie.title} (${movie.year}) ${n}/${movie.title}.mkv`
      const file_id = put('files', { movie_id, relative_path, ...fileFrom(draw, movie.title, place) })
      // Otherwise the service would start probing all files during the measurement.
      put('file_readings', { file_id, size_bytes: 1, modified_ms: 1, reader, reading: { why: 'damaged' } })
    }
    fillActivity(put, { db, draw, now, movies })
  })()
  db.run('ANALYZE')
  db.close()
  fillLogs(dataDir, Math.ceil(movies / 2))
}
