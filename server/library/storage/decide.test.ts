import { describe, expect, test } from 'bun:test'
import { decide } from './decide'
import type { Mark, MovieFacts, Rule, World } from './facts'

const now = new Date('2026-06-01T03:00:00.000Z')
const GB = 1_000_000_000
const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString()

const aMovie = (own: Partial<MovieFacts> = {}): MovieFacts => ({
  movie_id: 1,
  title: 'Detour',
  year: 1945,
  keep: false,
  monitored: true,
  is_added_by_hand: true,
  arrived_at: daysAgo(1200),
  brought_back_at: null,
  watched_at: null,
  play_count: 0,
  rating: null,
  tag_ids: [],
  root_folder_ids: [1],
  is_kept_by_others: false,
  disk: 'a',
  size_bytes: 42 * GB,
  main_files: [{ size_bytes: 42 * GB, quality: 'Bluray-2160p', to_shrink: false }],
  is_playing: false,
  begun_at: null,
  download: null,
  last_found: null,
  ...own,
})
const aRule = (own: Partial<Rule> = {}): Rule => ({
  id: 1,
  name: 'Never watched',
  when: { never_watched: true, added_days_ago: 365 },
  // biome-ignore lint/suspicious/noThenProperty: its name on the wire
  then: 'recycle',
  quality_profile_id: null,
  notice_days: 7,
  ...own,
})
const small = {
  items: [
    { quality: 'Bluray-720p', allowed: true },
    { quality: 'Bluray-1080p', allowed: true },
    { quality: 'Bluray-2160p', allowed: false },
  ],
}
const aWorld = (own: Partial<World> = {}): World => ({
  movies: [aMovie()],
  rules: [aRule()],
  marks: new Map(),
  disks: new Map([['a', { free_bytes: 100 * GB, pending_bytes: 0 }]]),
  profiles: new Map([[9, small]]),
  isHeld: false,
  now,
  ...own,
})
const shrinking = aRule({
  name: 'Smaller',
  // biome-ignore lint/suspicious/noThenProperty: its name on the wire
  then: 'shrink_to_profile',
  quality_profile_id: 9,
})
const aMark = (own: Partial<Mark> = {}): Mark => ({
  rule_id: 1,
  marked_at: daysAgo(5),
  leaves_at: daysAgo(-2),
  confirmed_at: null,
  ...own,
})
const whyStays = (movie: Partial<MovieFacts>, world: Partial<World> = {}) =>
  decide(aWorld({ movies: [aMovie(movie)], ...world })).spared.map(({ why }) => why.code)
const goes = (movie: Partial<MovieFacts>, world: Partial<World> = {}) => decide(aWorld({ movies: [aMovie(movie)], ...world })).goes

test('says in words what speaks for it, and gives notice', () => {
  const [movie] = goes({ last_found: 4, rating: 5.1 })

  expect(movie?.reasons.map(({ text }) => text)).toEqual([
    'never watched',
    '42 GB',
    'added 3 years ago',
    'rated 5.1',
    'indexers offered 4 releases of it',
  ])
  expect(movie?.leaves_at).toBe(daysAgo(-7))
})

describe('never taken', () => {
  const always = [aRule({ when: { free_space_below_mb: 1_000_000 } })]
  test.each<[string, Partial<MovieFacts>]>([
    ['kept', { keep: true }],
    ['playing', { is_playing: true }],
    ['half_watched', { begun_at: daysAgo(29) }],
    ['seeding', { download: 'seeding' }],
    ['still_downloading', { download: 'underway' }],
    ['added_recently', { arrived_at: daysAgo(29) }],
    ['brought_back', { brought_back_at: daysAgo(29) }],
  ])('what is %s', (code, movie) => {
    expect(whyStays(movie, { rules: always })).toEqual([code])
  })

  test('anything while an import is on hold', () => {
    expect(whyStays({}, { isHeld: true })).toEqual(['held'])
  })

  test('files in a folder that cannot be reached', () => {
    expect(whyStays({ disk: null })).toEqual(['folder_not_reachable'])
  })

  test.each<[string, Partial<MovieFacts>]>([
    ['begun 30 days ago', { begun_at: daysAgo(30) }],
    ['added by hand 30 days ago', { arrived_at: daysAgo(30) }],
    ['added by a list yesterday', { arrived_at: daysAgo(1), is_added_by_hand: false }],
  ])('but what was %s may go', (_, movie) => {
    expect(goes(movie, { rules: always })).toHaveLength(1)
  })
})

test('a movie that no indexer offers any more is asked about first', () => {
  expect(goes({ last_found: 0 }).map(({ needs_ok }) => needs_ok)).toEqual([true])
  expect(goes({ last_found: 0 }, { marks: new Map([[1, aMark({ confirmed_at: daysAgo(1) })]]) })[0]?.needs_ok).toBe(false)
  expect(goes({ last_found: 0 }, { rules: [shrinking] })[0]?.needs_ok).toBe(false)
})

describe('conditions', () => {
  test.each<[Rule['when'], Partial<MovieFacts>, Partial<MovieFacts>]>([
    [{ never_watched: true }, {}, { watched_at: daysAgo(400), play_count: 1 }],
    [{ watched_days_ago: 90 }, { watched_at: daysAgo(90) }, { watched_at: daysAgo(89) }],
    [{ watched_days_ago: 90 }, { watched_at: daysAgo(91) }, {}],
    [{ added_days_ago: 100 }, { arrived_at: daysAgo(100) }, { arrived_at: daysAgo(99) }],
    [{ rating_below: 6 }, { rating: 5.9 }, { rating: 6 }],
    [{ rating_below: 6 }, { rating: 1 }, { rating: null }],
    [{ tag_ids: [3, 4] }, { tag_ids: [4] }, { tag_ids: [5] }],
    [{ root_folder_id: 1, added_days_ago: 1 }, {}, { root_folder_ids: [1, 2] }],
  ])('%j', (when, matching, other) => {
    const movies = [aMovie({ movie_id: 1, ...matching }), aMovie({ movie_id: 2, ...other })]

    const { goes, spared } = decide(aWorld({ movies, rules: [aRule({ when })] }))

    expect(goes.map(({ movie }) => movie.movie_id)).toEqual([1])
    expect(spared).toEqual([])
  })

  test('must all hold', () => {
    const rules = [aRule({ when: { never_watched: true, rating_below: 6 } })]

    expect(goes({ rating: 5 }, { rules })).toHaveLength(1)
    expect(goes({ rating: 7 }, { rules })).toHaveLength(0)
    expect(goes({ rating: 5, play_count: 2 }, { rules })).toHaveLength(0)
  })
})

describe('a full disk', () => {
  const forSpace = aRule({ when: { free_space_below_mb: 130_000 } })
  const three = [10, 30, 20].map((size, place) => aMovie({ movie_id: place + 1, size_bytes: size * GB }))
  const ids = (world: Partial<World>) =>
    decide(aWorld({ movies: three, rules: [forSpace], ...world })).goes.map(({ movie }) => movie.movie_id)

  test('takes only as many as needed, the largest that was left alone longest first', () => {
    const { goes, spared } = decide(aWorld({ movies: three, rules: [forSpace] }))

    expect(goes.map(({ movie }) => movie.movie_id)).toEqual([2])
    expect(spared.map(({ why }) => why.code)).toEqual(['space_is_enough', 'space_is_enough'])
  })

  test('counts what the recycle bin and other rules will free', () => {
    expect(ids({ disks: new Map([['a', { free_bytes: 100 * GB, pending_bytes: 30 * GB }]]) })).toEqual([])
    const old = aMovie({ movie_id: 9, size_bytes: 25 * GB, tag_ids: [1] })
    expect(ids({ movies: [...three, old], rules: [forSpace, aRule({ id: 2, when: { tag_ids: [1] } })] })).toEqual([2, 9])
  })

  test('does not count what waits for a person', () => {
    const movies = [aMovie({ movie_id: 1, size_bytes: 90 * GB, last_found: 0 }), aMovie({ movie_id: 2, size_bytes: 30 * GB })]

    expect(ids({ movies })).toEqual([2])
  })

  test('keeps to what it announced', () => {
    expect(
      ids({
        marks: new Map([
          [1, aMark()],
          [3, aMark()],
        ]),
      }),
    ).toEqual([3, 1])
  })

  test('on another disk is no reason', () => {
    const movies = [aMovie({ disk: 'b' })]
    const disks = new Map([
      ['a', { free_bytes: 0, pending_bytes: 0 }],
      ['b', { free_bytes: 500 * GB, pending_bytes: 0 }],
    ])

    expect(ids({ movies, disks })).toEqual([])
  })
})

describe('shrinking', () => {
  const rules = [shrinking]

  test('counts only the files above the profile', () => {
    const main_files = [
      { size_bytes: 30 * GB, quality: 'Bluray-2160p', to_shrink: false },
      { size_bytes: 8 * GB, quality: 'Bluray-1080p', to_shrink: false },
    ]
    expect(goes({ main_files }, { rules })[0]?.size_bytes).toBe(30 * GB)
  })

  test.each<[string, Partial<MovieFacts>]>([
    ['small_enough', { main_files: [{ size_bytes: GB, quality: 'Bluray-1080p', to_shrink: false }] }],
    ['shrinking', { main_files: [{ size_bytes: GB, quality: 'Bluray-2160p', to_shrink: true }] }],
    ['not_monitored', { monitored: false }],
  ])('spares what is %s', (code, movie) => {
    expect(whyStays(movie, { rules })).toEqual([code])
  })

  test('takes nothing after its profile was removed', () => {
    expect(whyStays({}, { rules: [{ ...shrinking, quality_profile_id: null }] })).toEqual(['rule_lacks_profile'])
  })
})

test('goes by the first rule that can take it, and stays with the one that announced it', () => {
  const rules = [{ ...shrinking, id: 1 }, aRule({ id: 2 }), aRule({ id: 3 })]

  expect(goes({ monitored: false }, { rules })[0]?.rule.id).toBe(2)
  expect(goes({}, { rules, marks: new Map([[1, aMark({ rule_id: 3 })]]) })[0]).toMatchObject({ rule: { id: 3 }, leaves_at: daysAgo(-2) })
})
