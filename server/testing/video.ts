import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** The contents of a video, as ffmpeg options. */
export type VideoRecipe = {
  readonly seconds?: number
  readonly video?: readonly string[]
  readonly audio?: readonly (readonly string[])[]
  readonly more?: readonly string[]
}

export const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '25'] as const

/** Makes a real video with ffmpeg: a moving picture, and a tone per audio track, each an octave above the previous one. */
export const makeVideo = (path: string, { seconds = 8, video = h264, audio = [['aac']], more = [] }: VideoRecipe): string => {
  mkdirSync(dirname(path), { recursive: true })
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=320x180:rate=25:duration=${seconds}`]
  const tones = audio.flatMap((_, i) => ['-f', 'lavfi', '-i', `sine=frequency=${220 * 2 ** i}:sample_rate=48000:duration=${seconds}`])
  const maps = audio.flatMap((_, i) => ['-map', String(i + 1)])
  const codecs = audio.flatMap(([codec = 'aac', ...options], i) => [`-c:a:${i}`, codec, ...options])
  const cmd = [
    'ffmpeg',
    '-v',
    'error',
    '-y',
    ...picture,
    ...tones,
    '-map',
    '0',
    ...maps,
    ...video,
    ...codecs,
    '-strict',
    '-2',
    ...more,
    path,
  ]
  const made = Bun.spawnSync(cmd, { stdin: 'ignore', stdout: 'ignore', stderr: 'pipe' })
  if (made.exitCode !== 0) throw new Error(`ffmpeg could not make ${path}: ${made.stderr.toString()}`)
  return path
}
