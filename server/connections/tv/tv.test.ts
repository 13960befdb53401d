import { beforeAll, expect, test } from 'bun:test'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import type { WatchableMovie } from './schema'

const app = useSharedApp()
let tv = ''
let begun: number
let wanted: number

beforeAll(async () => {
  const root = await putRoot(app)
  const hold = (title: string, more: object = {}) => {
    const movie = putMovie(app, { title, sort_title: title.toLowerCase(), ...more })
    putFile(app, movie, { root_folder_id: root, relative_path: `${title}.mkv`, size_bytes: 1000 })
    return movie
  }
  hold('Beta', { added_at: '2026-01-02T00:00:00.000Z', runtime_minutes: 90 })
  begun = hold('Alpha', { added_at: '2026-01-01T00:00:00.000Z', resume_position_seconds: 600 })
  hold('Amélie')
  wanted = putMovie(app, { title: 'Gamma' })
  const issued = await app.ask<{ token: string }>('POST', '/auth/sessions', { kind: 'app', label: 'Sofa', scope: 'watch' })
  tv = issued.body.token
})

const ask = async (method: string, path: string) => {
  const answer = await app.send(method, `/api/v1/play/library/movies${path}`, { headers: { authorization: `Bearer ${tv}` } })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}
const titles = async (query: string): Promise<string[]> => (await ask('GET', query)).body.results.map(({ title }: WatchableMovie) => title)

test('a TV that may only watch lists the movies on disk, by title, by age, and what was begun', async () => {
  expect(await titles('')).toEqual(['Alpha', 'Amélie', 'Beta'])
  expect(await titles('?list=recent')).toEqual(['Amélie', 'Beta', 'Alpha'])
  expect(await titles('?list=continue')).toEqual(['Alpha'])
})

test('pages follow each other, and part of a title finds a movie', async () => {
  const first = await ask('GET', '?limit=1')
  expect(first.body).toMatchObject({ has_more: true, results: [{ title: 'Alpha' }] })

  expect(await titles(`?limit=1&cursor=${first.body.next_cursor}`)).toEqual(['Amélie'])
  expect(await titles('?q=ALPH')).toEqual(['Alpha'])
  expect(await titles('?q=%25')).toEqual([])
  expect(await titles('?q=a%25b"')).toEqual([])
  expect(await titles('?q=amelie')).toEqual(['Amélie'])
})

test('a movie says how far it was watched and what can be played, never where it lies', async () => {
  const { body } = await ask('GET', `/${begun}`)

  expect(body).toMatchObject({ title: 'Alpha', resume_position_seconds: 600, watched: false, files: [{ size_bytes: 1000 }] })
  expect(JSON.stringify(body)).not.toContain('.mkv')
})

test('a movie that is not on disk is a 404, read or marked', async () => {
  expect((await ask('GET', `/${wanted}`)).status).toBe(404)
  expect((await ask('POST', `/${wanted}/watched`)).status).toBe(404)
})

test('a TV marks a movie as watched and takes that back', async () => {
  expect((await ask('POST', `/${begun}/watched`)).status).toBe(204)
  expect((await ask('GET', `/${begun}`)).body.watched).toBe(true)

  expect((await ask('DELETE', `/${begun}/watched`)).status).toBe(204)
  expect((await ask('GET', `/${begun}`)).body.watched).toBe(false)
})
