import { expect, test } from 'bun:test'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { releasePlayability } from './judge-playability'
import type { PlaysHere } from './schema'

const chromium = {
  containers: ['mp4', 'matroska'],
  video: ['avc1.640034', 'av01.0.12M.08', 'av01.0.13M.10'],
  audio: ['mp4a.40.2', 'opus'],
  hls: true,
}
const apple = {
  containers: ['mp4'],
  video: ['avc1.640034', 'hvc1.2.4.L153.B0', 'hvc1.1.6.L153.B0'],
  audio: ['mp4a.40.2', 'ac-3', 'ec-3'],
  hls: true,
}
const without = { media_tool: false, transcoding: true }
const withTool = { media_tool: true, transcoding: true }

test.each([
  ['Movie.2010.1080p.BluRay.x264.AC3-A', chromium, without, 'plays'],
  ['Movie.2010.1080p.WEB-DL.AV1.Opus-A', chromium, without, 'plays'],
  ['Movie.2010.1080p.BluRay.x264.DTS-A', chromium, without, 'silent'],
  ['Movie.2010.1080p.BluRay.x264.DTS-A', chromium, withTool, 'plays'],
  ['Movie.2010.2160p.WEB-DL.HDR.H.265.DDP5.1-A', chromium, without, 'not_here'],
  ['Movie.2010.2160p.WEB-DL.HDR.H.265.DDP5.1-A', chromium, withTool, 'converts'],
  ['Movie.2010.2160p.WEB-DL.HDR.H.265.DDP5.1-A', apple, without, 'plays'],
  ['Movie.2010.2160p.WEB-DL.DV.H.265.DDP5.1-A', apple, without, 'not_here'],
  ['Movie.2010.DVDRip.XviD.MP3-A', chromium, without, 'not_here'],
  ['Movie.2010.DVDRip.XviD.MP3-A', chromium, withTool, 'converts'],
  ['Movie.2010.DVDRip.XviD.MP3-A', chromium, { media_tool: true, transcoding: false }, 'not_here'],
  ['Movie.2010.1080p.WEB-DL-A', chromium, withTool, 'unknown'],
] as const)('%s', (...[name, client, means, verdict]) => {
  const supports = { ...client, containers: [...client.containers], video: [...client.video], audio: [...client.audio] }
  expect(releasePlayability(parseRelease(name), supports, means).verdict).toBe(verdict)
})

const app = useSharedApp()

test('reports for the requesting browser whether each file plays, once it was read', async () => {
  app.config.update({ media_tool_path: app.dir }, { isKey: true })
  const root_folder_id = await putRoot(app)
  const movie = putMovie(app, { title: 'Metropolis' })
  const [good, empty] = ['Good.mp4', 'Empty.mkv'].map((relative_path) => putFile(app, movie, { root_folder_id, relative_path }))
  copyFileSync(join(import.meta.dir, '../../../world/carried.mp4'), join(app.shelf, 'Good.mp4'))
  writeFileSync(join(app.shelf, 'Empty.mkv'), '')
  const ask = async (supports: object) =>
    (await app.ask<{ files: (PlaysHere & { file_id: number })[] }>('POST', `/movies/${movie}/playability`, { supports })).body.files
  const verdicts = (files: readonly PlaysHere[]) => files.map(({ verdict }) => verdict)
  expect(verdicts(await ask(chromium))).toEqual(['unknown', 'unknown'])

  for (const id of [good, empty]) await app.ask('POST', `/play/${id}/prepare`, { supports: chromium })

  expect(await ask(chromium)).toMatchObject([
    { file_id: good, verdict: 'plays' },
    { file_id: empty, verdict: 'not_here', reasons: [{ code: 'file_empty' }] },
  ])
  expect(verdicts(await ask({ ...chromium, video: [] }))).toEqual(['not_here', 'not_here'])
  expect((await app.ask('POST', '/movies/999/playability', { supports: chromium })).status).toBe(404)
})
