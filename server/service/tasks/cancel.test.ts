import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Task, TaskRun } from '#server/service/tasks/schema'
import { putMovie } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useSharedApp } from '#server/testing/use-app'

const app = useSharedApp()
const caps = `<caps><searching><search available="yes" supportedParams="q"/><movie-search available="yes" supportedParams="q"/></searching>
<categories><category id="2000" name="Movies"/></categories></caps>`
const nothing = '<rss version="2.0"><channel><title>one</title></channel></rss>'

let searches = 0
let isAdded = false
const answer = Promise.withResolvers<void>()
const indexer = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  async fetch(request) {
    if (new URL(request.url).searchParams.get('t') === 'caps') return new Response(caps)
    searches++
    if (isAdded) await answer.promise
    return new Response(nothing)
  },
})
const task = async (name: string): Promise<Task> => (await app.ask<Task>('GET', `/tasks/${name}`)).body
const runs = async (name: string) => (await app.ask<{ results: TaskRun[] }>('GET', `/tasks/${name}/runs`)).body.results
const cancel = (name: string) => app.ask('POST', `/tasks/${name}/cancel`)

beforeAll(async () => {
  await app.ask('POST', '/root-folders', { path: app.shelf })
  await app.ask('POST', '/indexers', { name: 'one', type: 'torznab', url: `http://127.0.0.1:${indexer.port}`, api_key: 'key' })
  for (const title of ['First', 'Second', 'Third']) putMovie(app, { title, next_search_at: '2020-01-01T00:00:00.000Z' })
  app.clock.advance(3_600_000)
  searches = 0
  isAdded = true
})
afterAll(() => {
  answer.resolve()
  return indexer.stop(true)
})

test('a run is canceled after its present step, says so for good, and the next run continues', async () => {
  await app.ask('POST', '/tasks/wanted-search/run')
  await until('the first movie is searched for', () => searches > 0)
  expect(await task('wanted-search')).toMatchObject({ running: true, cancelable: true, canceling: false })

  const canceled = await cancel('wanted_search')
  expect(canceled).toMatchObject({ status: 202, body: { run: { task: 'wanted-search', already_running: true } } })
  expect(await task('wanted-search')).toMatchObject({ running: true, canceling: true })

  answer.resolve()
  await app.rooms.tasks.scheduler.idle()
  expect(await task('wanted-search')).toMatchObject({ running: false, canceling: false, last_canceled: true, last_error: null })
  expect((await runs('wanted-search'))[0]).toMatchObject({ canceled: true, error: null, finished_at: expect.any(String) })
  const searched = () => app.db.$client.query('SELECT title FROM movies WHERE last_searched_at IS NOT NULL').all()
  expect(searched()).toHaveLength(1)

  for (const total of [2, 3]) {
    app.clock.advance(3_600_000)
    await app.ask('POST', '/tasks/wanted-search/run')
    await app.rooms.tasks.scheduler.idle()
    expect(searched().length).toBeGreaterThanOrEqual(total)
  }
  expect(await task('wanted-search')).toMatchObject({ last_canceled: false })
  expect((await runs('wanted-search')).map(({ canceled }) => canceled)).toEqual([false, false, true])
})

test('what is not running, what never stops halfway, and what does not exist is refused in words', async () => {
  expect(await cancel('wanted-search')).toMatchObject({ status: 409, body: { error: { message: 'The task is not running' } } })
  expect(await cancel('backup')).toMatchObject({ status: 409, body: { error: { message: 'This task always runs to its end' } } })
  expect((await cancel('nothing')).status).toBe(404)
})
