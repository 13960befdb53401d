import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeVideo, type VideoRecipe } from '#server/testing/video'
import { cutAt } from '../cut-at'
import { matroskaKeyFrames } from '../key-frames'
import { blocks, clusters } from '../matroska-clusters'
import { type OpenFile, openFile } from '../open-file'
import { readVideoSegment } from './video-segment'

const dir = mkdtempSync(join(tmpdir(), 'marquee-video-segment-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const seconds = 40
const reordered: VideoRecipe = { video: ['-c:v', 'libx264', '-preset', 'veryfast', '-bf', '3', '-g', '50', '-pix_fmt', 'yuv420p'] }
const recipes: readonly (readonly [name: string, recipe: VideoRecipe])[] = [
  ['plain.mkv', {}],
  ['reordered.mkv', reordered],
  ['open.mkv', { video: [...reordered.video!, '-x264-params', 'open-gop=1'] }],
  ['many-clusters.mkv', { more: ['-cluster_time_limit', '300'] }],
  ['vp9.webm', { video: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-g', '50'], audio: [['libopus']] }],
  ['two-sounds.mkv', { audio: [['ac3', '-ac', '6'], ['aac']], more: ['-ss', '1.5'] }],
]

const cutsOf = ({ bytes, matroska, video }: OpenFile): number[] => {
  const { start } = video!
  return cutAt(matroskaKeyFrames(bytes, matroska!).keys, { start, end: start + seconds, bytes: bytes.size })
}

/** All segments but the last two, after which there may be no other key frame, with the number of picture bytes read directly into each. */
const segmentsOf = async (file: OpenFile, cuts: readonly number[]): Promise<{ segment: Buffer; read: number }[]> => {
  let read = 0
  const fill: OpenFile['bytes']['fill'] = (memory, at) => {
    read += memory.length
    return file.bytes.fill(memory, at)
  }
  const made = []
  for (let number = 0; number + 3 < cuts.length; number++) {
    read = 0
    const span = { number, from: cuts[number]!, to: cuts[number + 1]!, is_last: false }
    const segment = await readVideoSegment({ ...file, bytes: { ...file.bytes, fill } }, span)
    made.push({ segment: Buffer.from(segment), read })
  }
  return made
}
/** Without moof and the mdat header. */
const sizeOfPictures = (segment: Buffer): number => segment.length - segment.readUInt32BE(0) - 8

describe('Matroska segments', () => {
  test.each(recipes)(
    'of %s equal those of our packet reader, and each picture is read once, directly to its destination',
    async (name, recipe) => {
      const file = await openFile(makeVideo(join(dir, name), { seconds, ...recipe }))
      const cuts = cutsOf(file)
      expect(cuts.length).toBeGreaterThan(4)

      const direct = await segmentsOf(file, cuts)
      const packets = await segmentsOf({ ...file, matroska: null }, cuts)

      expect(direct.map(({ segment }) => Bun.hash(segment))).toEqual(packets.map(({ segment }) => Bun.hash(segment)))
      expect(direct.map(({ read }) => read)).toEqual(direct.map(({ segment }) => sizeOfPictures(segment)))
      expect(packets.every(({ read }) => read === 0)).toBe(true)
      file.close()
    },
  )

  test('fall back to our packet reader if something unexpected lies between the blocks', async () => {
    const path = makeVideo(join(dir, 'damaged.mkv'), { seconds })
    const whole = await openFile(path)
    const cuts = cutsOf(whole)
    const [cluster] = [...clusters(whole.bytes, whole.matroska!, whole.matroska!.cues[3]!.cluster)]
    const damaged = readFileSync(path)
    for (const { at } of [...blocks(whole.bytes, whole.matroska!, cluster!)].slice(40, 44)) damaged.fill(0, at - 12, at)
    whole.close()
    writeFileSync(path, damaged)
    const file = await openFile(path)

    const direct = await segmentsOf(file, cuts)
    const packets = await segmentsOf({ ...file, matroska: null }, cuts)

    expect(direct.map(({ segment }) => Bun.hash(segment))).toEqual(packets.map(({ segment }) => Bun.hash(segment)))
    expect(direct.some(({ read }) => read === 0)).toBe(true)
    file.close()
  })
})
