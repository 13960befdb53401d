import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Prepared } from '#server/library/playback/schema'
import { makeVideo } from '#server/testing/video'
import type { Movie as Known } from '../../e2e/client'
import { enterByKey, launch, sizes } from '../../e2e/ui/browser'
import { movieIds, openUiWorld } from '../../e2e/ui/world'
import type { Lag } from '../soak/hostile/lag'
import { untilAtRest } from './cpu'
import { median, printTable } from './table'

/**
 * One hour of 1080p (Matroska, H.264, Dolby Digital 5.1) in the built program: time to the first picture in Chromium and after a far seek,
 * cost of remuxing compared to `ffmpeg -c copy`, and blocking of the event loop while two devices watch and a movie downloads. `npm run
 * bench -- playback`
 */
const rounds = 5
const minutesOfMovie = 60
const ms = (value: number) => `${Math.round(value)} ms`
const seconds = (value: number) => `${value.toFixed(2)} s`

/** One minute of moving picture, repeated sixty times: encoding takes a minute instead of an hour. */
const makeMovie = (folder: string, path: string): void => {
  const part = join(folder, 'minute.mkv')
  const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '6M', '-maxrate', '8M', '-bufsize', '12M', '-pix_fmt', 'yuv420p']
  const more = ['-vf', 'scale=1920:1080,noise=alls=12:allf=t', '-r', '24', '-g', '96']
  makeVideo(part, { seconds: 60, video, audio: [['ac3', '-ac', '6', '-b:a', '448k']], more })
  const list = join(folder, 'minutes.txt')
  writeFileSync(list, `file '${part}'\n`.repeat(minutesOfMovie))
  const made = Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list, '-c', 'copy', path])
  if (made.exitCode !== 0) throw new Error(`ffmpeg failed to create the movie: ${made.stderr.toString()}`)
}

const secondsIn = (path: string): number => {
  const stat = readFileSync(path, 'utf8').split(') ')[1]!.split(' ')
  return (Number(stat[11]) + Number(stat[12])) / 100
}
/** CPU seconds of a process so far: all threads, including exited ones, and the main thread. */
const cpuOf = (pid: number) => ({ all: secondsIn(`/proc/${pid}/stat`), answering: secondsIn(`/proc/${pid}/task/${pid}/stat`) })

/**
 * Presses Play, choosing to start over if asked. Returns milliseconds from the last click to the first picture, and to the picture after a
 * far seek.
 */
const watchOnce = async (page: Page, at: string): Promise<{ first: number; seek: number }> => {
  await page.goto(at)
  const play = page.getByRole('link', { name: /^(Play|Resume)/ }).first()
  await play.waitFor()
  await page.evaluate(() => {
    const times = { pressed: 0, first: 0 }
    Object.assign(window, { times })
    addEventListener('click', () => (times.pressed = performance.now()), { capture: true })
    const look = () => {
      const video = document.querySelector('video')
      if (!video) return void requestAnimationFrame(look)
      video.requestVideoFrameCallback(() => (times.first = performance.now()))
    }
    look()
  })
  await play.click()
  const again = page.getByRole('button', { name: 'Play from the beginning' })
  await again.or(page.locator('video')).first().waitFor()
  if (await again.isVisible()) await again.click()
  type Timed = { times: { pressed: number; first: number } }
  await page.waitForFunction(() => (window as unknown as Timed).times.first > 0, null, { timeout: 120_000 })
  const first = await page.evaluate(() => (window as unknown as Timed).times.first - (window as unknown as Timed).times.pressed)
  const seek = await page.evaluate(async () => {
    const video = document.querySelector('video')!
    const shown = new Promise<number>((resolve) => {
      const look: VideoFrameRequestCallback = (now, { mediaTime }) =>
        mediaTime > 2000 ? resolve(now) : void video.requestVideoFrameCallback(look)
      video.requestVideoFrameCallback(look)
    })
    const from = performance.now()
    video.currentTime = 2400 + Math.random() * 900
    return (await shown) - from
  })
  return { first, seek }
}

type Movie = Known & { year: number }

const folderOf = (path: string): string => {
  mkdirSync(path, { recursive: true })
  return path
}

const [world, browser] = await Promise.all([openUiWorld({ env: { PATH: '' } }), launch()])
try {
  const { client, service } = world
  const movie = await client.call<Movie>('POST', '/movies', { metadata_id: movieIds.unfound, monitored: false, search: false })
  const title = `${movie.title} (${movie.year})`
  const path = join(folderOf(join(world.shelf, title)), `${title}.mkv`)
  makeMovie(folderOf(join(world.dir, 'making')), path)
  const { file_ids } = await client.call<Movie>('POST', `/movies/${movie.id}/rescan`)
  if (file_ids.length !== 1) throw new Error(`the movie has ${file_ids.length} files`)
  const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
  const prepare = () => client.call<Prepared>('POST', `/play/${file_ids[0]}/prepare`, { supports })
  console.log(`${minutesOfMovie} minutes of 1080p, ${(Bun.file(path).size / 1e9).toFixed(2)} GB; ${rounds} rounds`)

  const text = async (url: string) => (await fetch(new URL(url, service.url))).text()
  const bytes = async (url: string) => (await fetch(new URL(url, service.url))).arrayBuffer()
  /** URLs of all video segments. */
  const pieces = async (): Promise<string[]> => {
    const { url } = await prepare()
    const master = new URL(url!, service.url).href
    const list = new URL((await text(master)).trim().split('\n').at(-1)!, master).href
    const lines = (await text(list)).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return lines.map((line) => new URL(line, list).href)
  }

  const opened = performance.now()
  const { method } = await prepare()
  console.log(`probed and prepared (${method}) in ${ms(performance.now() - opened)}`)

  const context = await browser.open({ ...sizes[1440] })
  const page = await context.newPage()
  await enterByKey(page, service.url, service.key)
  const watched: { first: number; seek: number }[] = []
  for (let round = 0; round < rounds; round++) watched.push(await watchOnce(page, `${service.url}/movies/${movie.id}`))
  await context.close()
  printTable('in Chromium', [
    { what: 'click to first picture', median: ms(median(watched.map(({ first }) => first))), 'at most': '1500 ms' },
    { what: 'far seek to picture', median: ms(median(watched.map(({ seek }) => seek))), 'at most': '1500 ms' },
  ])

  const all = await pieces()
  // A warm-up run: a fresh program still compiles.
  for (const each of all) await bytes(each)
  await untilAtRest(service.pid)
  const costs: { ours: number; answering: number; ffmpeg: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const before = cpuOf(service.pid)
    for (const each of all) await bytes(each)
    const after = cpuOf(service.pid)
    const [ours, answering] = [after.all - before.all, after.answering - before.answering]
    const child = Bun.spawn(
      [
        'ffmpeg',
        '-v',
        'error',
        '-y',
        '-i',
        path,
        '-map',
        '0:v',
        '-c',
        'copy',
        '-f',
        'hls',
        '-hls_segment_type',
        'fmp4',
        '-hls_time',
        '4',
      ].concat(['-hls_list_size', '0', join(world.dir, 'making', 'out.m3u8')]),
    )
    await child.exited
    const { user, system } = child.resourceUsage()!.cpuTime
    costs.push({ ours, answering, ffmpeg: Number(user + system) / 1e6 })
  }
  printTable('CPU time to remux the video', [
    {
      what: `${all.length} segments`,
      Marquee: seconds(median(costs.map(({ ours }) => ours))),
      'of that, sending': seconds(median(costs.map(({ answering }) => answering))),
      'ffmpeg -c copy, to disk': seconds(median(costs.map(({ ffmpeg }) => ffmpeg))),
      'ratio (median)': median(costs.map(({ ours, ffmpeg }) => ours / ffmpeg)).toFixed(2),
      'without sending': median(costs.map(({ ours, answering, ffmpeg }) => (ours - answering) / ffmpeg)).toFixed(2),
    },
  ])

  const lag = new Worker(new URL('../soak/hostile/lag.ts', import.meta.url))
  lag.postMessage({ url: service.url, pid: service.pid })
  const took = (): Promise<Lag> =>
    new Promise((resolve) => {
      lag.onmessage = ({ data }) => resolve(data as Lag)
      lag.postMessage('take')
    })
  await took()
  await client.call('POST', '/movies', { metadata_id: movieIds.toAdd, search: true })
  const device = async (from: number) => {
    for (const each of all.slice(from, from + 150)) await bytes(each)
  }
  await Promise.all([device(0), device(400)])
  const { waited, computed } = await took()
  lag.terminate()
  printTable('while two devices stream at full speed and a movie downloads', [
    { what: 'longest event loop block (CPU)', measured: ms(computed), 'at most': '50 ms' },
    { what: 'longest latency, including waiting for a processor', measured: ms(waited), 'at most': '' },
  ])
} finally {
  await browser.close()
  await world.close()
}
process.exit(0)
