import { beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { damagedFiles, type Good, makeGood } from '#server/testing/damaged-files'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import type { Prepared } from './schema'

const supports = { containers: ['mp4', 'webm'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const carried = join(import.meta.dir, '../../../world/carried.mp4')

const app = useSharedApp()
let root: number
beforeAll(async () => {
  root = await putRoot(app)
  app.config.update({ media_tool_path: app.dir }, { isKey: true })
})

const put = (name: string, bytes: Uint8Array | string) => {
  const file = putFile(app, putMovie(app, { title: name }), { root_folder_id: root, relative_path: name })
  writeFileSync(join(app.shelf, name), bytes)
  return file
}
type Reply = { status: number; body: Prepared & { error?: { code: string; message: string } } }
const prepare = (file: number): Promise<Reply> => app.ask<Reply['body']>('POST', `/play/${file}/prepare`, { supports })

/** Fetches everything a player would and returns the statuses. */
const follow = async ({ url, method }: Prepared): Promise<number[]> => {
  if (url === null) return []
  const get = (path: string) => app.send('GET', path)
  const first = await get(url)
  if (method === 'direct' || first.status !== 200) return [first.status]
  const statuses: number[] = []
  const playlists = [...(await first.text()).matchAll(/URI="([^"]+)"|^(?!#)(\S+)$/gm)].map(([, uri, line]) => uri ?? line ?? '')
  for (const playlist of playlists) {
    const at = new URL(playlist, `http://localhost${url}`).pathname
    const answer = await get(at)
    const parts = [...(await answer.text()).matchAll(/URI="([^"]+)"|^(?!#)(\S+)$/gm)].map(([, uri, line]) => uri ?? line ?? '')
    statuses.push(answer.status)
    for (const part of parts.slice(0, 12)) {
      const made = await get(new URL(part, `http://localhost${at}`).pathname)
      const bytes = (await made.arrayBuffer()).byteLength
      statuses.push(made.status === 200 && bytes === 0 ? 500 : made.status)
    }
  }
  return statuses
}

describe.skipIf(!needs('ffmpeg'))('a file that is damaged or mislabeled is reported with a reason and harms nothing', () => {
  let good: Good
  beforeAll(() => {
    good = makeGood(app.dir)
  })

  test('covers at least thirty kinds', () => {
    expect(new Set(damagedFiles.map(([name]) => name)).size).toBeGreaterThanOrEqual(30)
  })

  test.each(damagedFiles)(
    '%s',
    async (name, damage, codes) => {
      const { status, body } = await prepare(put(name, damage(good)))
      if (status === 503) return expect(body.error?.message).toBe('The file could not be read just now')
      expect(status).toBe(200)
      const explained = [...body.reasons, ...body.losses]
      if (codes !== 'plays') expect(codes).toContainAnyValues(explained.map(({ code }) => code) as never)

      const statuses = await follow(body)

      expect(statuses.filter((each) => ![200, 404, 409, 503].includes(each))).toEqual([])
      if (body.url === null) expect(explained.every(({ text }) => text.length > 10)).toBe(true)
      // Nothing that remains only appears playable.
      if (body.url !== null) expect([body.duration_seconds! >= 0, body.duration_seconds! < 1e6]).toEqual([true, true])
    },
    120_000,
  )

  test('huge ones cost no more than small ones', async () => {
    const file = put('huge.mkv', '')
    truncateSync(join(app.shelf, 'huge.mkv'), 200e9)
    const padded = put('padded.mkv', good.mkv)
    truncateSync(join(app.shelf, 'padded.mkv'), 200e9)

    expect((await prepare(file)).body.reasons.map(({ code }) => code)).toContain('container_needs_media_tool')
    expect((await prepare(padded)).body.method).toBe('remux')
  }, 120_000)

  test('a folder in place of the file is not found', async () => {
    const file = putFile(app, putMovie(app, { title: 'folder' }), { root_folder_id: root, relative_path: 'folder.mkv' })
    await Bun.$`rm ${join(app.shelf, 'folder.mkv')}`
    mkdirSync(join(app.shelf, 'folder.mkv'))

    expect((await prepare(file)).status).toBe(404)
  })

  test('and intact ones still play', async () => {
    const { body } = await prepare(put('after.mp4', readFileSync(carried)))

    expect(body.method).toBe('direct')
    expect(await follow(body)).toEqual([200])
  })
})
