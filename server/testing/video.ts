import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'

/** The contents of a video, as ffmpeg options. */
export type VideoRecipe = {
  readonly seconds?: number
  readonly video?: readonly string[]
  readonly audio?: readonly (readonly string[])[]
  readonly more?: readonly string[]
}

export const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '25'] as const

/** Where the workers of one run share what they make: the same video is encoded once. */
const shared = process.env.MARQUEE_TEST_VIDEOS

/** Makes a real video with ffmpeg: a moving picture, and a tone per audio track, each an octave above the previous one. */
export const makeVideo = (path: string, recipe: VideoRecipe): string => {
  const options = optionsOf(recipe)
  mkdirSync(dirname(path), { recursive: true })
  if (shared) copyFileSync(keptIn(shared, options, extname(path)), path)
  else encode(options, path)
  return path
}

const optionsOf = ({ seconds = 8, video = h264, audio = [['aac']], more = [] }: VideoRecipe): string[] => {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=320x180:rate=25:duration=${seconds}`]
  const tones = audio.flatMap((_, i) => ['-f', 'lavfi', '-i', `sine=frequency=${220 * 2 ** i}:sample_rate=48000:duration=${seconds}`])
  const maps = audio.flatMap((_, i) => ['-map', String(i + 1)])
  const codecs = audio.flatMap(([codec = 'aac', ...options], i) => [`-c:a:${i}`, codec, ...options])
  return [...picture, ...tones, '-map', '0', ...maps, ...video, ...codecs, '-strict', '-2', ...more]
}

const encode = (options: readonly string[], path: string): void => {
  const made = Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', ...options, path], { stdin: 'ignore', stdout: 'ignore', stderr: 'pipe' })
  if (made.exitCode !== 0) throw new Error(`ffmpeg could not make ${path}: ${made.stderr.toString()}`)
}

/** The path of the video with these options. It appears there complete, whichever worker makes it. */
const keptIn = (folder: string, options: readonly string[], extension: string): string => {
  const path = join(folder, `${createHash('sha256').update(options.join('\0')).digest('hex')}${extension}`)
  if (existsSync(path)) return path
  const part = join(folder, `${process.pid}-${basename(path)}`)
  encode(options, part)
  renameSync(part, path)
  return path
}
