import { sentences as ofDownloads } from '#server/acquisition/downloads/sentences'
import { say } from '#server/foundation/lib/sentence'
import { sentences as ofLibrary } from '#server/library/files/sentences'
import type { Download, Movie } from '../data/api/types'
import { at } from './fake-movies'

const states: Download['state'][] = ['downloading', 'downloading', 'stalled', 'paused', 'queued', 'seeding', 'failed', 'import_blocked']

const troubles: Partial<Record<Download['state'], Download['error']>> = {
  failed: say(ofDownloads, 'no_peers', { wait: 7200 }),
  import_blocked: say(ofLibrary, 'no_space_left', { name: 'Movie.mkv', path: '/srv/movies' }),
}

export const fakeDownload = (movie: Movie, n: number): Download => {
  const state = states[n % states.length]!
  const progress = state === 'seeding' || state === 'import_blocked' ? 1 : state === 'queued' ? 0 : 0.12 + n * 0.11
  const size_bytes = 4_100_000_000 + n * 900_000_000
  return {
    id: movie.id,
    movie_id: movie.id,
    turn: movie.id,
    version_id: null,
    release_id: movie.id * 10,
    title: `${movie.title.replaceAll(' ', '.')}.${String(movie.year)}.1080p.WEB-DL.H.265-GROUP`,
    info_hash: '0'.repeat(40),
    client: 'embedded',
    state,
    progress,
    size_bytes,
    downloaded_bytes: Math.round(size_bytes * progress),
    uploaded_bytes: 900_000_000,
    download_speed: state === 'downloading' ? 4_200_000 + n * 700_000 : 0,
    upload_speed: state === 'seeding' ? 310_000 : 0,
    seeders: 41,
    peers: state === 'paused' || state === 'queued' ? 0 : 41,
    eta_seconds: state === 'downloading' ? 740 + n * 100 : null,
    download_speed_limit: 0,
    upload_speed_limit: 0,
    ratio: state === 'seeding' ? 0.83 : 0,
    error: troubles[state] ?? null,
    can_be_watched: state === 'downloading',
    quality: 'WEBDL-1080p',
    score: 0,
    next_try_at: state === 'failed' ? new Date(Date.now() + 11 * 60_000).toISOString() : null,
    added_at: at(-50 - n),
    completed_at: null,
    imported_at: null,
    movie,
  }
}
