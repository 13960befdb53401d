import { expect, test } from 'bun:test'
import { moviesTable } from '#server/catalog/movies/table'
import { putMovie } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { createJudgeSize } from './judge-size'

const app = useApp()
const GB = 1024 ** 3
const hash = 'a'.repeat(40)

const judging = ({ listed = 8 * GB, blocked = false }: { listed?: number | null; blocked?: boolean } = {}) => {
  putMovie(app, { title: 'Charade', runtime_minutes: 100 })
  const movie = app.db.select().from(moviesTable).get()!
  const judge = createJudgeSize({ profile: app.rooms.profiles.find, listedSize: () => listed, isBlocked: () => blocked })
  return (size: number, release_id: number | null = 1) => judge(movie, { release_id, info_hash: hash, quality: 'Bluray-1080p' }, size)?.code
}

test('a movie that is far smaller, or larger, than its listed size is refused in the words of the offer', () => {
  const code = judging()

  expect([code(8 * GB), code(5 * GB), code(0.3 * GB), code(40 * GB)]).toEqual([undefined, undefined, 'too_small', 'too_large'])
})

test('an unknown listed size is no promise, and the size of the movie is judged alone', () => {
  expect(judging({ listed: null })(0.3 * GB)).toBe('too_small')
})

test('what a person chose against the rule stays: a release listed too small, one on the blocklist, a torrent of their own', () => {
  expect(judging({ listed: 0.3 * GB })(0.3 * GB)).toBeUndefined()
  expect(judging({ blocked: true })(0.3 * GB)).toBeUndefined()
  expect(judging()(0.3 * GB, null)).toBeUndefined()
})
