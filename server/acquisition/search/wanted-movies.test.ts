import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { isOver, type Phase, phases } from '#server/acquisition/downloads/phase'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { moviesTable } from '#server/catalog/movies/table'
import { filesTable } from '#server/library/files/table'
import { plansOf } from '#server/testing/plans'
import { putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'

const app = useSharedApp()
const now = '2026-03-01T12:00:00.000Z'

const movie = fc.record({
  monitored: fc.boolean(),
  available_from: fc.constantFrom('2020-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z', null),
  last_searched_at: fc.constantFrom(null, '2020-01-01T00:00:00.000Z', now),
  next_search_at: fc.constantFrom(null, '2020-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z'),
  files: fc.array(fc.record({ meets_cutoff: fc.boolean(), missing_at: fc.constantFrom(null, now) }), { maxLength: 2 }),
  downloads: fc.array(fc.record({ state: fc.constantFrom(...phases), imported_at: fc.constantFrom(null, now) }), { maxLength: 2 }),
})
type Put = {
  files: readonly { meets_cutoff: boolean; missing_at: string | null }[]
  downloads: readonly { state: Phase; imported_at: string | null }[]
}

const isWanted = ({ monitored, available_from, files, downloads }: Put & { monitored: boolean; available_from: string | null }): boolean =>
  monitored &&
  available_from !== null &&
  available_from <= now &&
  !files.some(({ meets_cutoff, missing_at }) => meets_cutoff && missing_at === null) &&
  !downloads.some(({ state, imported_at }) => !isOver(state) && imported_at === null)

test('wanted are monitored movies that are out, without a file at the cutoff, and with no download under way', async () => {
  const root_folder_id = await putRoot(app)
  const revision = { version: 1, real: 0, is_repack: false }
  let count = 0
  const unrelated = { movie_id: null, release_id: 1, title: 'unrelated', client: 'embedded', added_at: now, state_at: now }
  app.db
    .insert(downloadsTable)
    .values({ ...unrelated, state: 'downloading', info_hash: 'unrelated', save_path: '/nowhere' })
    .run()
  fc.assert(
    fc.property(fc.array(movie, { maxLength: 6 }), (all) => {
      app.db.delete(moviesTable).run()
      for (const { files, downloads, ...fields } of all) {
        const movie_id = putMovie(app, { title: `Movie ${++count}`, metadata_id: count, ...fields })
        const put = { movie_id, root_folder_id, size_bytes: 7, quality: 'DVD', revision, added_at: now }
        for (const file of files)
          app.db
            .insert(filesTable)
            .values({ ...put, relative_path: `${++count}.mkv`, ...file })
            .run()
        for (const download of downloads)
          app.db
            .insert(downloadsTable)
            .values({ ...unrelated, movie_id, info_hash: `${++count}`, save_path: '/nowhere', ...download })
            .run()
      }
      const wanted = all.filter(isWanted)
      const isWaiting = ({ last_searched_at, next_search_at }: (typeof all)[number]) =>
        (next_search_at === null || next_search_at <= now) && last_searched_at !== now

      const progress = app.rooms.acquisition.progress()

      const total = wanted.length
      if (total === 0) expect(progress).toBeNull()
      else expect(progress).toMatchObject({ total, done: total - wanted.filter(isWaiting).length })
    }),
    { numRuns: 100 },
  )
})

test('finding and counting them reads covering indexes, never the movies', async () => {
  for (const analyze of ['', 'ANALYZE']) {
    for (let n = 0; n < 50; n++) putMovie(app, { title: `Due ${analyze} ${n}`, next_search_at: n % 2 ? null : '2020-01-01T00:00:00.000Z' })
    if (analyze) app.db.$client.run(analyze)

    const steps = await plansOf(app.db, async () => {
      app.rooms.acquisition.progress()
      await app.rooms.acquisition.searchWanted()
    })

    const ofMovies = steps.filter((step) => /^(SCAN|SEARCH) movies\b/.test(step) && !step.includes('INTEGER PRIMARY KEY'))
    expect(ofMovies).not.toBeEmpty()
    expect(ofMovies.filter((step) => !step.includes('USING COVERING INDEX '))).toEqual([])
  }
})
