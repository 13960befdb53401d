import { expect, test } from 'bun:test'
import { putHeld, putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { exposition } from './exposition'

const app = useSharedApp()
const ask = (headers: Record<string, string> = {}) => app.send('GET', '/metrics', { headers })

test('off, the address is unknown, even with the key', async () => {
  expect((await ask({ 'x-api-key': app.key() })).status).toBe(404)
})

test('on, it takes the key or a token for programs, and nothing else', async () => {
  app.config.update({ metrics_enabled: true }, { isKey: true })
  const issue = async (body: object) =>
    (await app.ask<{ token: string }>('POST', '/auth/sessions', { label: 'Graphs', ...body })).body.token
  const [programs, watch] = [await issue({ kind: 'app' }), await issue({ kind: 'app', scope: 'watch' })]

  const statuses = [ask(), ask({ authorization: `Bearer ${programs}` }), ask({ 'x-api-key': app.key() }), ask({ 'x-api-key': watch })]

  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([401, 200, 200, 401])
  expect((await app.send('GET', `/metrics?api_key=${app.key()}`)).status).toBe(401)
})

test('it tells the size of the library in the text format of Prometheus, without a path or the key', async () => {
  app.config.update({ metrics_enabled: true }, { isKey: true })
  const root = await putRoot(app)
  putHeld(app, { title: 'Held', root_folder_id: root, relative_path: 'held.mkv' })
  putMovie(app, { title: 'Wanted' })

  const answer = await ask({ 'x-api-key': app.key() })
  const text = await answer.text()

  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  for (const line of [
    'marquee_movies 2',
    'marquee_movies_on_disk 1',
    'marquee_movies_wanted 1',
    'marquee_library_bytes 7',
    'marquee_streams 0',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^marquee_disk_free_bytes\{root_folder="\d+"\} \d+$/m)
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="(?:[^"\\]|\\.)*"(?:,\w+="(?:[^"\\]|\\.)*")*\})? -?[\d.e+]+)$/)
  for (const secret of [app.shelf, app.key()]) expect(text).not.toContain(secret)
})

test('quotes, backslashes, and line breaks in a label are escaped', () => {
  const text = exposition([{ name: 'x', help: 'h', type: 'gauge', samples: [{ labels: { name: 'a"b\\c\nd' }, value: 1 }] }])

  expect(text).toBe('# HELP x h\n# TYPE x gauge\nx{name="a\\"b\\\\c\\nd"} 1\n')
})
