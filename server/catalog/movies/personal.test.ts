import { expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { tagsTable } from '#server/catalog/tags/table'
import { putMovie } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { givePersonalBack, type Personal, personalOf } from './personal'
import { moviesTable } from './table'

const app = useApp()

/** A new personal column needs a value here. */
const decided = {
  monitored: false,
  keep: true,
  minimum_availability: 'in_cinemas',
  quality_profile_id: 2,
  added_at: '2020-05-04T03:02:01.000Z',
  added_by: 'list:7',
  watched_at: '2021-01-01T00:00:00.000Z',
  play_count: 3,
  resume_position_seconds: 61,
  user_rating: 9,
  favorite: true,
  marked_at: '2021-02-01T00:00:00.000Z',
} as const satisfies Omit<Personal, 'tag_ids'>

test('everything personal about a movie survives its removal, whatever the columns', () => {
  const first = putMovie(app, { title: 'Charade' })
  app.db.update(moviesTable).set(decided).where(eq(moviesTable.id, first)).run()
  const tag = app.db.insert(tagsTable).values({ name: 'kept' }).returning().get()

  const kept = app.db.transaction((tx) => personalOf(tx, first))
  const again = putMovie(app, { title: 'Detour' })
  app.journal.commit((tx, announce) =>
    givePersonalBack(tx, announce, {
      id: again,
      personal: { ...JSON.parse(JSON.stringify(kept)), tag_ids: [tag.id, 999] },
      now: app.clock.now().toISOString(),
      outFrom: () => null,
    }),
  )

  expect(kept).toEqual({ ...decided, tag_ids: [] })
  expect(app.db.transaction((tx) => personalOf(tx, again))).toEqual({ ...decided, tag_ids: [tag.id] })
})
