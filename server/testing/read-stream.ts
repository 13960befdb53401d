import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Get = (url: string) => Promise<Response>
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

/** Follows a stream from its master playlist like a player, by relative URLs only. */
export const readStream = async (get: Get, master: string) => {
  const load = async (url: string) => {
    const answer = await get(url)
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const at = (from: string, to: string) => new URL(to, `http://localhost${from}`).pathname
  const parts = async (playlist: string) => {
    const lines = await (await load(playlist)).text()
    const init = /EXT-X-MAP:URI="([^"]+)"/.exec(lines)?.[1]
    const names = lines.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    const all = [...(init ? [init] : []), ...names].map((name) => load(at(playlist, name)).then(bytesOf))
    return { lines, bytes: Buffer.concat(await Promise.all(all)) }
  }
  const text = await (await load(master)).text()
  const media = [...text.matchAll(/URI="([^"]+)"|^(?!#)(\S+)$/gm)].map(([, uri, line]) => at(master, uri ?? line ?? ''))
  return { text, video: await parts(media.at(-1) ?? ''), audio: await Promise.all(media.slice(0, -1).map(parts)) }
}

/** The problems that ffmpeg finds in a stream, its duration, and its largest gap. */
export const checkStream = (dir: string, bytes: Uint8Array): { wrong: string; seconds: number; hole: number } => {
  const path = join(dir, `${Bun.hash(bytes)}.mp4`)
  writeFileSync(path, bytes)
  const decoded = Bun.spawnSync(['ffmpeg', '-v', 'warning', '-i', path, '-f', 'null', '-'])
  const times = Bun.spawnSync(['ffprobe', '-v', 'error', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0', path])
  const shown = times.stdout
    .toString()
    .trim()
    .split('\n')
    .map(Number.parseFloat)
    .sort((a, b) => a - b)
  const holes = shown.slice(1).map((time, i) => time - (shown[i] ?? 0))
  return { wrong: decoded.stderr.toString(), seconds: (shown.at(-1) ?? 0) - (shown[0] ?? 0), hole: Math.max(...holes) }
}
