import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { h264, makeVideo, type VideoRecipe } from '#server/testing/video'

export type Seed = { readonly kind: string; readonly ending: string; readonly bytes: Buffer }

/** The containers that our own readers know, with what is written into them most often. */
const kinds: Readonly<Record<string, VideoRecipe & { readonly ending: string }>> = {
  mkv: { ending: 'mkv' },
  'mkv with Dolby': { ending: 'mkv', audio: [['ac3'], ['eac3']] },
  'mkv with Opus and VP9': {
    ending: 'mkv',
    video: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8'],
    audio: [['libopus']],
  },
  'mkv without an index': { ending: 'mkv', more: ['-live', '1'] },
  webm: { ending: 'webm', video: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'], audio: [['libopus']] },
  'mp4 with its index first': { ending: 'mp4', more: ['-movflags', 'faststart'] },
  'mp4 with its index last': { ending: 'mp4' },
  'mp4 in fragments': { ending: 'mp4', more: ['-movflags', 'frag_keyframe+empty_moov'] },
  mov: { ending: 'mov' },
  ts: { ending: 'ts', audio: [['aac'], ['ac3']] },
}

/** `perKind` small movies of each kind, each of another length and with other distances between key frames. */
export const makeSeeds = (dir: string, perKind: number): Seed[] =>
  Object.entries(kinds).flatMap(([kind, { ending, video = h264, ...recipe }]) =>
    Array.from({ length: perKind }, (_, i) => {
      const distance = ['-g', String(5 + 3 * i)]
      const path = makeVideo(join(dir, `${kind}-${i}.${ending}`), { seconds: 1 + (i % 5), ...recipe, video: [...video, ...distance] })
      return { kind, ending, bytes: readFileSync(path) }
    }),
  )

const range = (random: () => number, size: number, most: number): [start: number, end: number] => {
  const start = Math.floor(random() * size)
  return [start, Math.min(size, start + 1 + Math.floor(random() * most))]
}

/** What disks, broken downloads, and attackers do to a file. */
const changes: readonly ((bytes: Buffer, random: () => number) => Buffer)[] = [
  (bytes, random) => {
    for (let i = 0; i < 1 + random() * 20; i++) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
    return bytes
  },
  // The beginning holds what the readers believe.
  (bytes, random) => {
    for (let i = 0; i < 1 + random() * 8; i++) bytes[Math.floor(random() * Math.min(2000, bytes.length))] = Math.floor(random() * 256)
    return bytes
  },
  (bytes, random) => bytes.fill(0, ...range(random, bytes.length, bytes.length)),
  (bytes, random) => bytes.fill(255, ...range(random, bytes.length, 64)),
  (bytes, random) => bytes.subarray(0, Math.floor(random() * bytes.length)),
  (bytes, random) => {
    const [start, end] = range(random, bytes.length, 4000)
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
  },
  (bytes, random) => {
    const [start, end] = range(random, bytes.length, 4000)
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)])
  },
  (bytes, random) => {
    const [start, end] = range(random, bytes.length, 2000)
    bytes.copy(bytes, Math.floor(random() * bytes.length), start, end)
    return bytes
  },
  // A number that is as large as can be.
  (bytes, random) => {
    const at = Math.floor(random() * Math.max(1, bytes.length - 8))
    bytes.writeUInt32BE([0, 1, 0x7fffffff, 0xffffffff][Math.floor(random() * 4)] ?? 0, at)
    return bytes
  },
]

export const mutated = ({ bytes }: Seed, random: () => number): Buffer => {
  let changed: Buffer = Buffer.from(bytes)
  for (let i = 0; i < 1 + Math.floor(random() * 3); i++) changed = changes[Math.floor(random() * changes.length)]!(changed, random)
  return changed.length > 0 ? changed : Buffer.from(bytes)
}

/** The same numbers for the same seed. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
