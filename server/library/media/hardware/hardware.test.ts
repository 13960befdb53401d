import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#server/foundation/lib/clock'
import { silentLog } from '#server/foundation/platform/log'
import { createMediaTool } from '#server/foundation/upstream/media-tool/client'
import { type Mood, makeFakeHardware } from '#server/testing/fake-hardware'
import { needs } from '#server/testing/needs'
import { checkStream } from '#server/testing/read-stream'
import { until } from '#server/testing/until'
import { makeVideo } from '#server/testing/video'
import { createConversions } from '../conversions'
import { createConverter } from '../converter'
import { createMediaWorker } from '../media-worker'
import { createReadOnce } from '../read-once'
import type { Reading } from '../reading'
import { createHardware } from './hardware'

const home = mkdtempSync(join(tmpdir(), 'hardware-'))
const worker = createMediaWorker({ worker: new URL('../worker.ts', import.meta.url), log: silentLog })
afterAll(() => {
  worker.stop()
  rmSync(home, { recursive: true, force: true })
})

const open = ({ path, dev, setting = () => 'auto' }: { path: string | null; dev: string; setting?: () => string }) => {
  const tool = createMediaTool({ path: () => path, log: silentLog })
  const asked: string[] = []
  const hardware = createHardware({
    ffmpeg: (args, limits) => {
      asked.push(args.join(' '))
      return tool.runFfmpeg(args, limits)
    },
    ...{ setting, dev, toolId: tool.ffmpegId, system: 'linux', clock: systemClock, log: silentLog },
  })
  return { tool, hardware, asked }
}

const nothing = () => Promise.reject(new Error('nobody asks for it'))

describe.skipIf(!needs('ffmpeg') || process.platform === 'win32')('hardware that fails', () => {
  let fake: ReturnType<typeof makeFakeHardware>
  let fakes = 0
  beforeEach(() => {
    fake = makeFakeHardware(join(home, String(fakes++)))
  })

  const watch = async (name: string) => {
    const path = makeVideo(join(home, name), { video: ['-c:v', 'mpeg4', '-g', '25'], seconds: 18, audio: [] })
    const reading = await createReadOnce({ worker })(path)
    if ('why' in reading) throw new Error(reading.why)
    const { tool, hardware } = open({ path: fake.tools, dev: fake.dev })
    const converter = createConverter({ run: (args, limits) => tool.convert(args, limits), stream: nothing, hardware, maxAtOnce: () => 2 })
    const conversions = createConversions({ worker, converter, burning: { during: nothing, forAsLong: nothing } })
    const of = { path, reading: { ...reading, video: { ...reading.video!, codec: 'h264', bit_depth: 8 } } satisfies Reading }
    const cuts = conversions.cuts(of.reading)
    return {
      hardware,
      init: () => conversions.videoInit(of, 180),
      part: (number: number) =>
        conversions.videoSegment(of, { number, from: cuts[number]!, to: cuts[number + 1]!, is_last: false, height: 180 }),
    }
  }

  const moods: Mood[] = ['exits at once', 'hangs', 'writes garbage', 'dies in the middle', 'loses its device']
  test.each(moods)(
    'in the middle of a movie: it %s, software goes on, and the player notices nothing',
    async (mood) => {
      const { init, part, hardware } = await watch('watched.mkv')
      const begun = [await init(), await part(0)]
      expect(fake.calls().slice(-2)).toEqual(['full', 'full'])

      fake.set(mood)
      const next = await part(1)
      expect(fake.calls().filter((call) => call !== 'trial')).toEqual(['full', 'software'])
      await until('the failure is told', async () => (await hardware.show()).last_failure !== null)

      const { wrong, seconds, hole } = checkStream(home, Buffer.concat([...begun, next]))
      expect([wrong, Math.round(seconds), hole < 0.05]).toEqual(['', 12, true])
    },
    120_000,
  )

  test('is tried without its decoder, then not again with this movie, while others still use it', async () => {
    const [one, other] = [await watch('one.mkv'), await watch('other.mkv')]
    fake.set('exits at once')
    await one.part(0)
    await until('it was tried', async () => fake.calls().includes('trial'))

    await one.part(1)
    await until('it was tried', async () => fake.calls().includes('trial'))
    await one.part(2)
    expect(fake.calls()).toEqual(['software'])

    fake.set('works')
    await other.part(0)
    expect(fake.calls()).toContain('full')
    expect((await one.hardware.show()).method).toBe('vaapi')
  }, 120_000)

  test('is used for no movie if it fails in a trial, too', async () => {
    const { part, hardware } = await watch('third.mkv')
    await part(0)
    fake.set('loses its device')
    await part(1)
    await until('it is not used', async () => (await hardware.show()).method === 'software')

    const { reason, kinds, last_failure } = await hardware.show()
    expect([reason?.code, kinds.find(({ kind }) => kind === 'vaapi')?.reason?.text]).toEqual([
      'hardware_not_found',
      'ffmpeg failed: No VA display found for device',
    ])
    expect(last_failure?.said.text).toContain('Failed to initialise VAAPI connection')
  }, 120_000)
})

describe.skipIf(!needs('ffmpeg'))('a computer without hardware', () => {
  test('converts in software, and tries nothing to know that', async () => {
    const { hardware, asked } = open({ path: null, dev: join(home, 'nothing') })

    const { method, reason, kinds } = await hardware.show()
    await hardware.show()

    expect([method, reason?.code]).toEqual(['software', 'hardware_not_found'])
    expect(kinds.map(({ works }) => works)).toEqual([false, false, false, false])
    expect(asked).toEqual(['-encoders', '-filters'])
  })

  test('says for the chosen kind why it does not work', async () => {
    for (const [setting, code] of [
      ['vaapi', 'hardware_no_device'],
      ['amf', 'hardware_elsewhere'],
      ['none', 'hardware_off'],
    ] as const)
      expect((await open({ path: null, dev: join(home, 'nothing'), setting: () => setting }).hardware.show()).reason?.code).toBe(code)
  })

  test('looks again when the setting or ffmpeg changes', async () => {
    const fake = makeFakeHardware(join(home, 'changing'))
    let setting = 'auto'
    const { hardware } = open({ path: fake.tools, dev: fake.dev, setting: () => setting })
    expect((await hardware.show()).method).toBe('vaapi')

    setting = 'none'
    expect((await hardware.show()).method).toBe('software')

    setting = 'auto'
    writeFileSync(join(fake.tools, 'ffmpeg'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    expect((await hardware.show()).method).toBe('software')
  })
})

test('without ffmpeg nothing converts', async () => {
  const { hardware } = open({ path: join(home, 'ffmpeg'), dev: home })

  expect(await hardware.show()).toMatchObject({ method: null, reason: { code: 'hardware_needs_ffmpeg' }, kinds: [] })
})
