import { beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atOnce } from '#server/foundation/lib/turns'
import { createListen } from '#server/library/media/listen'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { makeSpokenMovie, type Spoken, spokenLines, srtOf } from '#server/testing/spoken-movie'
import { until } from '#server/testing/until'
import { useSharedApp } from '#server/testing/use-app'
import { makeVideo } from '#server/testing/video'
import type { Subtitle, TimingCheck } from '../schema'
import { align } from './align'
import { speechIn } from './speech'

const seconds = 900
const hasTool = needs('ffmpeg')
const app = useSharedApp()
const lines = spokenLines(1, seconds)
let root: number
let speech: Float32Array
beforeAll(async () => {
  root = await putRoot(app)
  if (!hasTool) return
  speech = await speechOf(makeSpokenMovie(app.dir, 'Spoken.mkv', { lines, seconds }))
}, 120_000)

const speechOf = async (path: string): Promise<Float32Array> => {
  const listen = createListen({
    run: async (args, { onOutput }) => {
      const ran = Bun.spawnSync(['ffmpeg', '-v', 'error', ...args])
      // In odd pieces, as a pipe may deliver them.
      for (let at = 0; at < ran.stdout.length; at += 9999) onOutput(ran.stdout.subarray(at, at + 9999))
      return { ended: 'by_itself', exit_code: ran.exitCode, stderr: ran.stderr.toString() }
    },
  })
  const levels = await listen({ path, track: 0, channels: 1 }, { signal: new AbortController().signal, onSeconds: () => {} })
  if (!(levels instanceof Uint8Array)) throw new Error(levels.text)
  return atOnce(speechIn(levels))
}

/** The text of the movie as somebody has it who must stretch and shift it. */
const wrongly = (stretch: number, shift: number): Spoken[] =>
  lines.map((line) => ({ ...line, from: (line.from - shift) / stretch, to: (line.to - shift) / stretch })).filter(({ from }) => from > 0)
const film = 24_000 / 1001

describe.skipIf(!hasTool)('text and sound', () => {
  test.each([-8.4, -2.3, 0, 0.7, 13, 30])('a shift of %d s is found to a twentieth of a second', (shift) => {
    const { timing, certainty, agreeing } = atOnce(align(wrongly(1, shift), speech))

    expect(timing.frame_rates).toBeNull()
    expect(Math.abs(timing.shift_seconds - shift)).toBeLessThan(0.05)
    expect([certainty > 9, agreeing]).toEqual([true, 1])
  })

  test.each([
    [25, 23.976, 25 / film],
    [23.976, 25, film / 25],
    [25, 24, 25 / 24],
    [24, 25, 24 / 25],
  ] as const)('a text for %d pictures per second is known beside a movie with %d', (from, to, stretch) => {
    for (const shift of [-8.4, 0, 30]) {
      const { timing } = atOnce(align(wrongly(stretch, shift), speech))

      expect(timing.frame_rates).toEqual({ from, to })
      expect(Math.abs(timing.shift_seconds - shift)).toBeLessThan(0.1)
    }
  })

  test('the text of another movie fits nowhere', () => {
    for (const seed of [2, 3, 4, 5, 6]) {
      const { certainty } = atOnce(align(spokenLines(seed, seconds), speech))
      expect(certainty).toBeLessThan(5.5)
    }
  })

  test('silence, music, and no lines at all tell nothing', () => {
    for (const level of [0, 120]) expect(atOnce(align(lines, atOnce(speechIn(new Uint8Array(20_000).fill(level))))).certainty).toBe(0)
    expect(atOnce(align([], speech)).certainty).toBe(0)
    expect(atOnce(align(lines, new Float32Array())).certainty).toBe(0)
  })
})

const put = async (name: string, text: string, content: Uint8Array = readFileSync(join(app.dir, 'Spoken.mkv'))) => {
  const movie = putMovie(app, { title: name })
  const file = putFile(app, movie, { root_folder_id: root, relative_path: name })
  writeFileSync(join(app.shelf, name), content)
  writeFileSync(join(app.shelf, `${name.replace(/\.\w+$/, '')}.en.srt`), text)
  await app.rooms.subtitles.rescan(file)
  const { results } = (await app.ask<{ results: Subtitle[] }>('GET', `/movies/${movie}/subtitles`)).body
  return results[0]!.id
}
const check = async (id: number) => (await app.ask<TimingCheck>('GET', `/subtitles/${id}/timing/check`)).body
const ended = async (id: number): Promise<TimingCheck> => {
  await until('the sound was heard', async () => ['done', 'failed'].includes((await check(id)).state), 60_000)
  return check(id)
}
const start = (id: number) => app.ask<TimingCheck & { error?: { message: string } }>('POST', `/subtitles/${id}/timing/check`)

describe.skipIf(!hasTool)('a check', () => {
  test('proposes a timing, changes nothing, and says that it fits once it is taken', async () => {
    const id = await put('Slow.mkv', srtOf(wrongly(25 / film, 2.3)))
    expect(await check(id)).toMatchObject({ state: 'none', proposal: null })

    const { status, body } = await start(id)
    expect([status, body.state]).toEqual([202, 'waiting'])
    const { confidence, proposal, in_step, problem } = await ended(id)

    expect([confidence, proposal?.frame_rates, in_step, problem]).toEqual(['high', { from: 25, to: 23.976 }, false, null])
    expect(Math.abs(proposal!.shift_seconds - 2.3)).toBeLessThan(0.1)
    expect((await app.ask<Subtitle>('GET', `/subtitles/${id}`)).body.timing?.shift_seconds).toBe(0)
    expect((await app.ask('PUT', `/subtitles/${id}/timing`, proposal!)).status).toBe(200)
    expect((await check(id)).in_step).toBe(true)
  }, 120_000)

  test('says in words that a text is of another movie', async () => {
    const id = await put('Other.mkv', srtOf(spokenLines(2, seconds)))

    await start(id)

    expect(await ended(id)).toMatchObject({ state: 'failed', confidence: null, proposal: null, problem: { code: 'sound_tells_nothing' } })
  }, 120_000)

  test('refuses a file without sound, one that is not complete, and a text with few lines', async () => {
    const silent = readFileSync(makeVideo(join(app.dir, 'Silent.mkv'), { seconds: 4, audio: [] }))
    const whole = readFileSync(makeVideo(join(app.dir, 'Whole.mp4'), { seconds: 8, more: ['-movflags', '+faststart'] }))
    const text = srtOf(lines)
    const half = await put('Half.mp4', text, whole.subarray(0, whole.length / 2))
    const refusals = [await put('Silent.mkv', text, silent), half, await put('Short.mkv', srtOf(lines.slice(0, 9)))]

    const said = await Promise.all(refusals.map(async (id) => (await start(id)).body.error?.message))

    expect(said).toEqual([
      'The file has no sound to compare with',
      'The file is not complete',
      'The text has fewer than 20 lines, too few to compare with the sound',
    ])
  }, 120_000)

  test('without ffmpeg says what it needs', async () => {
    const id = await put('Spoken.mkv', srtOf(lines))
    app.config.update({ media_tool_path: app.dir }, { isKey: true })

    const { status, body } = await start(id)
    app.config.update({ media_tool_path: null }, { isKey: true })

    expect([status, body.error?.message]).toEqual([409, 'Comparing text with sound needs ffmpeg, which is not installed'])
  })
})
