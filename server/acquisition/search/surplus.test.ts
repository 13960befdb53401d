import { expect, test } from 'bun:test'
import { and, eq } from 'drizzle-orm'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { foundRelease } from '#server/testing/found-release'
import { putMovie } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { releasesTable } from './table'

const app = useApp()
const name = 'Big.Buck.Bunny.2008.1080p.BluRay.x264-TEST'

test('an indexer that names ever more releases of a movie fills neither the database nor the memory', async () => {
  const { judging, candidateStore } = app.rooms.acquisition
  const movie_id = putMovie(app, { title: 'Big Buck Bunny', year: 2008 })
  const record = (guid: string) => {
    const release = { ...foundRelease(name, guid), download_url: null, magnet: `magnet:?xt=urn:btih:${'a'.repeat(40)}` }
    return judging.record(movie_id, 'feed', [{ indexer: candidateStore.unknownIndexer, release, parsed: parseRelease(name) }])
  }
  const { rows } = await record('first')
  const { id: _, ...row } = rows[0]!
  const named = (count: number, at: string, indexer_id: number | null) =>
    app.journal.commit((tx) => {
      for (let i = 0; i < count; i++) candidateStore.store(tx, { ...row, id: null, guid: `${at} ${i}`, last_seen_at: at, indexer_id })
    })
  const removed = 998
  named(600, '2026-02-01T00:00:00.000Z', removed)
  named(2000, '2026-02-02T00:00:00.000Z', null)
  const grabbed = eq(releasesTable.guid, '2026-02-01T00:00:00.000Z 7')
  app.db.update(releasesTable).set({ grabbed_at: '2026-02-01T00:00:00.000Z' }).where(grabbed).run()

  await record('last')

  const kept = (at: string) =>
    app.db
      .select({ guid: releasesTable.guid })
      .from(releasesTable)
      .where(and(eq(releasesTable.movie_id, movie_id), eq(releasesTable.last_seen_at, at)))
      .all()
  expect(kept('2026-02-01T00:00:00.000Z')).toEqual([{ guid: '2026-02-01T00:00:00.000Z 7' }])
  expect(kept('2026-02-02T00:00:00.000Z')).toHaveLength(1999)
  expect(app.db.select().from(releasesTable).where(eq(releasesTable.guid, 'last')).get()).toBeDefined()
})
