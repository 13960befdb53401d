import { enterByKey, launch, settled, sizes } from '../../e2e/ui/browser'
import { sizesOfInterface } from '../../e2e/ui/budget'
import { filmIds, openUiWorld } from '../../e2e/ui/world'

/** What the interface weighs, and how soon it shows itself. Prints beside each figure what it is meant to stay below; asserts nothing. */
const { first, styles, parts } = sizesOfInterface()
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const row = (what: string, measured: string, meant: string) => console.log(`${what.padEnd(44)}${measured.padStart(12)}   ${meant}`)

row('brotli: scripts before the first poster', kB(first.bytes), '≤ 130 kB')
row('brotli: styles', kB(styles.bytes), '≤ 12 kB')
const largest = parts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3)
for (const { name, bytes } of largest) row(`brotli: ${name.replace(/^assets\/|-[\w-]{8}\.js$/g, '')}`, kB(bytes), '≤ 40 kB')

const [world, browser] = await Promise.all([openUiWorld({ isFurnished: true }), launch()])
try {
  const context = await browser.open({ ...sizes[1440], colorScheme: 'dark' })
  await context.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.cls += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const page = await context.newPage()
  await enterByKey(page, world.service.url, world.service.key)
  for (const path of ['/', '/library', '/library', '/library', `/movies/${world.movies.get(filmIds.shelved[0])!.id}`]) {
    await page.goto(`${world.service.url}${path}`)
    await settled(page)
    await page.waitForTimeout(500)
    const found = await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ...(window as unknown as { seen: { lcp: number; cls: number } }).seen,
      nodes: document.querySelectorAll('*').length,
    }))
    const told = `${Math.round(found.fcp)} / ${Math.round(found.lcp)} ms`
    row(`${path}: first paint / largest`, told, '≤ 1000 ms largest')
    row(`${path}: layout shift`, found.cls.toFixed(3), '≤ 0.02')
    row(`${path}: elements`, String(found.nodes), '≤ 800')
  }
} finally {
  await browser.close()
  await world.close()
}
process.exit(0)
