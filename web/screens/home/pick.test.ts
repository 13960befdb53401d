import { expect, test } from 'bun:test'
import { type Candidate, tonight } from './pick'

const noon = new Date(2026, 10, 22, 12, 0)
const late = new Date(2026, 10, 22, 22, 0)
const movie = (id: number, more: Partial<Candidate> = {}): Candidate => ({
  id,
  title: `Movie ${String(id)}`,
  runtime_minutes: 95,
  rating: 7,
  rating_votes: 100,
  genres: ['Drama'],
  collection_id: null,
  added_at: '2020-01-01T00:00:00.000Z',
  watched_at: null,
  user_rating: null,
  backdrop_url: '/api/v1/images/1',
  ...more,
})
const kinds = (picked: ReturnType<typeof tonight>) => picked?.reasons.map(({ kind }) => kind)

test('an empty library has no pick', () => {
  expect(tonight([], { now: noon, turn: 0 })).toBeUndefined()
})

test('the pick is unwatched and stays the same all day', () => {
  const movies = [movie(1, { watched_at: '2024-01-01T00:00:00.000Z', rating: 9.9 }), movie(2), movie(3)]

  const picks = [8, 12, 16].map((hour) => tonight(movies, { now: new Date(2026, 10, 22, hour, 0), turn: 0 })?.movie.id)

  expect(new Set(picks).size).toBe(1)
  expect(picks[0]).not.toBe(1)
})

test("today's pick survives new arrivals and changes once it is watched", () => {
  const movies = Array.from({ length: 9 }, (_, at) => movie(at + 1, { rating: at }))

  expect(tonight(movies, { now: noon, turn: 0, kept: 1 })?.movie.id).toBe(1)
  const seen = movies.map((each) => (each.id === 1 ? { ...each, watched_at: '2026-11-22T10:00:00.000Z' } : each))
  expect(tonight(seen, { now: noon, turn: 0, kept: 1 })?.movie.id).not.toBe(1)
})

test('asking for another pick cycles through all unwatched movies', () => {
  const movies = Array.from({ length: 12 }, (_, at) => movie(at + 1, { rating: at / 2 }))

  const seen = new Set(Array.from({ length: 24 }, (_, turn) => tonight(movies, { now: noon, turn })?.movie.id))

  expect(seen.size).toBe(12)
})

test('late in the evening a short movie beats a longer one with a better rating', () => {
  const movies = [movie(1, { runtime_minutes: 190, rating: 8.5 }), ...Array.from({ length: 8 }, (_, at) => movie(at + 2, { rating: 6.5 }))]

  const first = Array.from({ length: 7 }, (_, turn) => tonight(movies, { now: late, turn })?.movie.id)

  expect(first).not.toContain(1)
})

test('movies without a backdrop come last', () => {
  const movies = [movie(1, { rating: 9.9, backdrop_url: null }), movie(2), movie(3)]
  const days = Array.from({ length: 7 }, (_, day) => new Date(2026, 10, 16 + day, 12, 0))

  expect(new Set(days.map((now) => tonight(movies, { now, turn: 0 })?.movie.id))).toEqual(new Set([2, 3]))
  expect(Array.from({ length: 6 }, (_, turn) => tonight(movies, { now: noon, turn })?.movie.id)).toContain(1)
  expect(tonight(movies.slice(0, 1), { now: noon, turn: 0 })?.movie.id).toBe(1)
})

test('reasons start with the runtime, then the likeness, three at most', () => {
  const liked = movie(1, { watched_at: '2024-01-01T00:00:00.000Z', user_rating: 10, title: 'Spring', collection_id: 5 })
  const picked = tonight([liked, movie(2, { collection_id: 5, added_at: '2026-11-21T00:00:00.000Z' })], { now: noon, turn: 0 })

  expect(picked?.reasons).toEqual([{ kind: 'length', minutes: 95 }, { kind: 'like', title: 'Spring', stars: 5 }, { kind: 'new' }])
})

test('neither a low rating nor a single shared genre makes movies alike', () => {
  const meh = movie(1, { watched_at: '2024-01-01T00:00:00.000Z', user_rating: 4, collection_id: 5 })
  const other = movie(3, { watched_at: '2024-01-01T00:00:00.000Z', user_rating: 10 })

  expect(kinds(tonight([meh, other, movie(2, { collection_id: 5 })], { now: noon, turn: 0 }))).not.toContain('like')
})

test('only the best rated of several movies is called the best, and ratings with few votes are ignored', () => {
  const movies = [movie(1, { rating: 9.9, rating_votes: 1 }), movie(2, { rating: 8 }), movie(3, { rating: 6 })]

  const all = Array.from({ length: 3 }, (_, turn) => tonight(movies, { now: noon, turn })!)

  expect(all.filter((picked) => kinds(picked)?.includes('best')).map((picked) => picked.movie.id)).toEqual([2])
})

test('if everything is watched, the newest movie is picked and not called unwatched', () => {
  const watched_at = '2024-01-01T00:00:00.000Z'
  const picked = tonight([movie(1, { watched_at }), movie(2, { watched_at, added_at: '2026-01-01T00:00:00.000Z' })], { now: noon, turn: 0 })

  expect(picked?.movie.id).toBe(2)
  expect(kinds(picked)).toEqual(['length'])
})
