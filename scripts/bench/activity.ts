import { Database } from 'bun:sqlite'
import { join } from 'node:path'
import { parseRelease } from '#server/foundation/releases/parse-release'
import type { rowsInto } from './rows'
import { type Draw, skewed, titleFrom } from './words'

type Put = ReturnType<typeof rowsInto>
type Filling = { db: Database; draw: Draw; now: number; movies: number }
type Some = Filling & {
  put: Put
  times: (share: number, work: (n: number) => void) => void
  aMovie: () => number
  ago: (days: number) => string
}

const dayMs = 86_400_000
const kinds = [
  'search_completed',
  'release_grabbed',
  'download_completed',
  'import_completed',
  'file_added',
  'movie_added',
  'movie_watched',
]
const hashOf = (n: number): string => n.toString(16).padStart(40, 'e')

/** What years of use leave in the other tables. Nothing of it is unfinished: what the service does about it would be measured, too. */
export const fillActivity = (put: Put, filling: Filling): void => {
  const { draw, now, movies } = filling
  const some: Some = {
    ...filling,
    put,
    times: (share, work) => {
      for (let n = 1; n <= Math.ceil(movies * share); n++) work(n)
    },
    aMovie: () => 1 + Math.floor(movies * draw()),
    ago: (days) => new Date(now - draw() * days * dayMs).toISOString(),
  }
  fillDownloads(some)
  fillHistory(some)
  fillReleases(some)
  fillFiles(some)
  fillConnections(some)
  fillWatching(some)
  fillEdits(some)
}

const fillDownloads = ({ put, draw, times, aMovie, ago }: Some): void =>
  times(0.4, (n) => {
    const [title, movie_id, at] = [`${titleFrom(draw).replaceAll(' ', '.')}.1080p.WEB-DL.x264-GRP`, aMovie(), ago(900)]
    const state = draw() < 0.95 ? 'completed' : draw() < 0.6 ? 'failed' : 'cancelled'
    const isDone = state === 'completed'
    put('downloads', {
      movie_id,
      title,
      info_hash: hashOf(n),
      client: 'embedded',
      state,
      progress: isDone ? 1 : 0.4,
      size_bytes: Math.floor(7e8 + 2e10 * draw() * draw()),
      downloaded_bytes: 4_000_000_000,
      uploaded_bytes: Math.floor(4e9 * draw()),
      ratio: draw(),
      magnet: `magnet:?xt=urn:btih:${hashOf(n)}&tr=${'https%3A%2F%2Ftracker.example%2Fannounce&tr='.repeat(8)}`,
      files: [{ path: `${title}.mkv`, size_bytes: 4_000_000_000, wanted: true }],
      quality: 'WEBDL-1080p',
      added_at: at,
      state_at: at,
      completed_at: isDone ? at : null,
      imported_at: isDone ? at : null,
    })
    put('taken_hashes', { info_hash: hashOf(n), movie_id, title, quality: 'WEBDL-1080p', imported_quality: 'WEBDL-1080p', taken_at: at })
  })

const fillHistory = ({ db, put, draw, times, aMovie, now, movies }: Some): void => {
  const last = db.query<{ seq: number | null }, []>('SELECT max(seq) AS seq FROM history').get()?.seq ?? 0
  times(3, (n) => {
    const [type, movie_id, title] = [skewed(draw, kinds), aMovie(), titleFrom(draw)]
    const at = new Date(now - (movies * 3 - n) * 60_000).toISOString()
    const data = { type, movie_id, title, found: 40, accepted: 3, indexers_failed: 0, next_search_at: null, seq: last + n, at }
    put('history', { seq: last + n, type, at, movie_id, download_id: null, data })
  })
  db.run(`INSERT OR REPLACE INTO instance (key, value) SELECT 'seq', max(seq) FROM history`)
}

const parsed = parseRelease('A.Movie.2001.1080p.WEB-DL.x264-GRP')

const fillReleases = ({ put, draw, times, aMovie, ago }: Some): void => {
  times(0.1, (n) => {
    const movie_id = aMovie()
    for (let each = 0; each < 10; each++) {
      const title = `${titleFrom(draw).replaceAll(' ', '.')}.1080p.WEB-DL.x264-GRP`
      put('releases', {
        movie_id,
        indexer_id: 1,
        guid: `${n} ${each}`,
        title,
        size_bytes: 4_000_000_000,
        seeders: Math.floor(500 ** draw()),
        info_hash: hashOf(n * 10 + each),
        source_url: `https://indexer.example/download/${n}/${each}`,
        parsed,
        quality: 'WEBDL-1080p',
        languages: ['en'],
        custom_formats: [],
        score: 0,
        verdict: each === 0 ? 'accepted' : 'rejected',
        reasons: each === 0 ? [] : [{ code: 'wrong_year', values: { year: 2001 } }],
        first_seen_at: ago(29),
        last_seen_at: ago(29),
        grabbed_at: each === 0 ? ago(29) : null,
      })
    }
  })
  times(0.02, (n) =>
    put('blocklist', {
      movie_id: aMovie(),
      info_hash: hashOf(n),
      title: titleFrom(draw),
      code: 'by_hand',
      reason: 'by hand',
      created_at: ago(900),
    }),
  )
  times(0.01, (n) => put('exclusions', { metadata_id: 5_000_000 + n, title: titleFrom(draw), year: 2001, created_at: ago(900) }))
}

const fillFiles = ({ put, draw, times, aMovie, ago, now }: Some): void => {
  const at = new Date(now).toISOString()
  const root_folder_id = 1
  times(0.3, (n) =>
    put('subtitles', {
      movie_id: n,
      file_id: n,
      relative_path: `subtitle ${n}.srt`,
      language: 'en',
      source: 'provider',
      format: 'srt',
      added_at: ago(900),
    }),
  )
  times(0.3, (n) => put('subtitle_searches', { file_id: n, searched_at: ago(900) }))
  times(0.01, (n) =>
    put('recycle', {
      movie_id: aMovie(),
      root_folder_id,
      relative_path: `${titleFrom(draw)} ${n}.mkv`,
      recycle_path: `.recycle/${n}.mkv`,
      size_bytes: 4_000_000_000,
      reason: 'upgraded',
      file: { quality: 'DVD' },
      recycled_at: at,
      moved_at: at,
    }),
  )
  const scan_id = put('library_scans', { root_folder_id, state: 'applied', found: 1, matched: 1, started_at: at, finished_at: at })
  times(0.1, (n) =>
    put('library_scan_items', {
      scan_id,
      relative_path: `${titleFrom(draw)} ${n}.mkv`,
      size_bytes: 4_000_000_000,
      state: 'applied',
      metadata_id: n,
      movie_id: n,
      title: titleFrom(draw),
      year: 2001,
    }),
  )
}

const fillConnections = ({ put, draw, times, ago, now }: Some): void => {
  const at = new Date(now).toISOString()
  const list_id = put('lists', { name: 'list of the bench', type: 'json', enabled: 0, created_at: at, updated_at: at })
  times(0.05, (position) =>
    put('list_items', { list_id, metadata_id: position, title: titleFrom(draw), year: 2001, position, added_at: at, seen_at: at }),
  )
  times(0.05, (n) => put('list_resolutions', { key: `imdb:tt${n}`, metadata_id: n, resolved_at: at }))
  const next_check_at = new Date(now + 365 * dayMs).toISOString()
  const follow = { kind: 'person', metadata_id: 1, subject: 'person 1', name: 'Somebody', choice: 'tell', next_check_at }
  const follow_id = put('follows', { ...follow, created_at: at, updated_at: at })
  times(0.001, (n) => put('follow_movies', { follow_id, metadata_id: 6_000_000 + n, title: titleFrom(draw), year: 2001, state: 'told' }))
  const import_id = put('imports', { source: 'radarr', created_at: at, report: {}, released_at: at })
  times(0.1, (n) => put('import_made', { import_id, made: { movie: n }, history_id: n }))
  times(0.1, (n) => put('tracker_history', { history_id: String(n), metadata_id: n, watched_at: ago(900), is_applied: 1 }))
  times(0.1, (n) =>
    put('tracker_plays', { movie_id: n, metadata_id: n, watched_at: ago(900), state: 'sent', sent_at: at, history_id: String(n) }),
  )
  times(0.05, (n) => put('tracker_ratings', { metadata_id: n, rating: 1 + (n % 10) }))
  times(0.05, (n) => put('tracker_watchlist', { metadata_id: n, title: titleFrom(draw), position: n, added_at: at }))
}

const fillWatching = ({ put, times, aMovie, ago }: Some): void =>
  times(0.2, (n) => {
    const at = ago(900)
    const play = { id: `play ${n}`, movie_id: aMovie(), file_id: n, started_at: at, last_at: at, stopped_at: at }
    put('plays', { ...play, position_seconds: 5400, is_counted: n % 3 === 0 ? 0 : 1 })
  })

const fillEdits = ({ put, times, aMovie, ago }: Some): void => {
  times(0.01, () => {
    const edit_id = put('edits', { at: ago(6), device: 'A browser' })
    for (let row = 0; row < 5; row++) {
      const id = aMovie()
      put('edit_rows', { edit_id, of: 'movies', key: [id], subject: String(id), before: { monitored: 1 }, after: { monitored: 0 } })
    }
  })
  times(0.05, (n) =>
    put('task_runs', {
      task: n % 2 ? 'wanted-search' : 'feed-sync',
      started_at: ago(30),
      finished_at: ago(30),
      duration_ms: 30,
      trigger: 'schedule',
    }),
  )
}

/** Fills the log of a stopped service, ten seconds between two rows. */
export const fillLogs = (dataDir: string, rows: number): void => {
  const db = new Database(join(dataDir, 'logs.db'))
  const insert = db.prepare(
    `INSERT INTO logs (ts_us, level, target, subsystem, trace_id, span_id, message, fields_json, source) VALUES (?, ?, ?, 'http', ?, ?, ?, ?, 'backend')`,
  )
  const now = Date.now() * 1000
  db.transaction(() => {
    for (let n = 0; n < rows; n++) {
      const trace = n.toString(16).padStart(32, 'a')
      const fields = JSON.stringify({ method: 'GET', path: `/api/v1/movies/${n}`, status: 200, duration_ms: n % 90 })
      insert.run(now - n * 10_000_000, 2 + (n % 2), 'service::platform::http', trace, trace.slice(16), 'request answered', fields)
    }
  })()
  db.close()
}
