import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { inputs, type Recipe } from './recipes'

const quiet = ['-v', 'error', '-y', '-nostdin']
const run = (command: readonly string[]) => Bun.spawnSync([...command], { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' })

/** Makes the movie. Returns what was wrong, or null. mkvmerge ends with 1 after warnings. */
export const make = (dir: string, { name, args, merge }: Recipe): string | null => {
  const path = join(dir, name)
  const made = run(['ffmpeg', ...quiet, ...inputs(dir), ...args, path])
  if (made.exitCode !== 0) return made.stderr.toString().trim().slice(0, 300)
  if (!merge) return null
  if (!Bun.which('mkvmerge')) return 'mkvmerge is not installed'
  const merged = run(['mkvmerge', '-q', '-o', `${path}.merged`, ...merge, path])
  if (merged.exitCode > 1) return merged.stdout.toString().trim().slice(0, 300)
  renameSync(`${path}.merged`, path)
  return null
}

export type Stream = {
  readonly codec_type: string
  readonly codec_name?: string
  readonly width?: number
  readonly height?: number
  readonly channels?: number
  readonly sample_aspect_ratio?: string
  readonly avg_frame_rate?: string
  readonly r_frame_rate?: string
  readonly tags?: { readonly language?: string }
}

/** What ffprobe finds. */
export const probe = (path: string): { streams: readonly Stream[]; seconds: number } => {
  const shown = run(['ffprobe', '-v', 'error', '-show_streams', '-show_format', '-print_format', 'json', path])
  const { streams, format } = JSON.parse(shown.stdout.toString()) as { streams: Stream[]; format: { duration?: string } }
  return { streams, seconds: Number(format.duration ?? 0) }
}

/** Errors of decoding a stream, its length, and how loud it is at most. Silence is -91 dB. */
export const decode = (path: string) => {
  const found = run(['ffmpeg', '-nostdin', '-v', 'error', '-i', path, '-f', 'null', '-'])
  const heard = run(['ffmpeg', '-nostdin', '-hide_banner', '-i', path, '-map', '0:a:0', '-af', 'volumedetect', '-f', 'null', '-'])
  const times = run(['ffprobe', '-v', 'error', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0', path])
  const shown = times.stdout.toString().split('\n').map(Number.parseFloat).filter(Number.isFinite)
  return {
    wrong: found.stderr.toString().trim().slice(0, 200),
    seconds: shown.length > 0 ? Math.max(...shown) - Math.min(...shown) : 0,
    loudest: Number(/max_volume: (-?[\d.]+) dB/.exec(heard.stderr.toString())?.[1] ?? -91),
  }
}
