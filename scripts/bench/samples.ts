import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { executable, outerEnv, run } from '../../e2e/executable'
import { startService } from '../../e2e/service'
import { launch, sizes } from '../../e2e/ui/browser'
import { median, printTable } from './table'

/**
 * The first minute of a stranger: from the press on "Look around with sample movies", and from `marquee demo`, to the first poster, next to
 * busy loops of low priority. `npm run bench -- samples [LOOPS] [ROUNDS]`
 */
const loops = Number(process.argv[2] ?? 20)
const rounds = Number(process.argv[3] ?? 5)
const limit = '3.0'

const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-samples-'))
const busy = Array.from({ length: loops }, () => Bun.spawn(['nice', '-n', '19', 'sh', '-c', 'while :; do :; done'], { stdout: 'ignore' }))
const browser = await launch()

/** Milliseconds since `from` until a poster is drawn. */
const firstPoster = async (page: Page, from: number): Promise<number> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].some(({ complete, naturalWidth }) => complete && naturalWidth > 50),
  )
  return performance.now() - from
}

type Seen = { poster: number; download: number; issues: string }

const samplesOnce = async (round: number): Promise<Seen> => {
  const home = join(dir, `samples-${String(round)}`)
  mkdirSync(home)
  const dataDir = join(home, 'data')
  const service = await startService({ dataDir })
  const context = await browser.open(sizes[1440])
  try {
    const page = await context.newPage()
    const { out } = await run(['login-url', '--data-dir', dataDir])
    await page.goto(/http\S+/.exec(out)![0])
    const button = page.getByRole('button', { name: 'Look around with sample movies' })
    await button.waitFor()
    const from = performance.now()
    await button.click()
    await page.waitForURL('**/demo/**')
    const poster = await firstPoster(page, from)
    return { poster, ...(await downloadsFrom(page, from, '/demo')) }
  } finally {
    await context.close()
    await service.stop()
  }
}

const downloadsFrom = (page: Page, from: number, base: string): Promise<Omit<Seen, 'poster'>> =>
  page
    .evaluate(async (at) => {
      for (;;) {
        const { results } = (await (await fetch(`${at}/api/v1/downloads`)).json()) as { results: { state: string; progress: number }[] }
        if (results.some(({ state, progress }) => state === 'downloading' && progress > 0)) break
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const health = (await (await fetch(`${at}/api/v1/health`)).json()) as { results: { message: string }[] }
      return health.results.map(({ message }) => message).join(' | ')
    }, base)
    .then((issues) => ({ download: performance.now() - from, issues }))

const demoOnce = async (): Promise<Seen> => {
  const from = performance.now()
  const child = Bun.spawn([...executable(), 'demo', '--no-open'], { stdin: 'ignore', stdout: 'pipe', stderr: 'inherit', env: outerEnv() })
  const context = await browser.open(sizes[1440])
  try {
    let said = ''
    const decoder = new TextDecoder()
    for await (const chunk of child.stdout) {
      said += decoder.decode(chunk)
      if (/once: http\S+\s/.test(said)) break
    }
    const page = await context.newPage()
    await page.goto(/once: (http\S+)/.exec(said)![1]!)
    const poster = await firstPoster(page, from)
    return { poster, ...(await downloadsFrom(page, from, '')) }
  } finally {
    await context.close()
    child.kill('SIGINT')
    await child.exited
  }
}

const seconds = (value: number) => (value / 1000).toFixed(1)
const row = (what: string, seen: readonly Seen[]) => ({
  what,
  'median s': seconds(median(seen.map(({ poster }) => poster))),
  worst: seconds(Math.max(...seen.map(({ poster }) => poster))),
  'at most': limit,
  'a download at': seconds(median(seen.map(({ download }) => download))),
  issues: seen.filter(({ issues }) => issues !== '').length,
})

try {
  const samples: Seen[] = []
  const demos: Seen[] = []
  for (let round = 0; round < rounds; round++) {
    samples.push(await samplesOnce(round))
    demos.push(await demoOnce())
  }
  printTable(`to the first poster beside ${String(loops)} busy loops, load ${loadavg()[0]!.toFixed(0)}, ${String(rounds)} rounds`, [
    row('sample movies', samples),
    row('marquee demo', demos),
  ])
} finally {
  for (const each of busy) each.kill()
  await browser.close()
  rmSync(dir, { recursive: true, force: true })
}
process.exit(0)
