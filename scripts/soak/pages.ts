import { axe, type Browser, enterByKey, launch, overflow, type Scheme, type Size, settled, sizes, watch } from '../../e2e/ui/browser'
import { layersOf, openLayer, openLayers } from '../../e2e/ui/layers'
import { startProxy } from '../../e2e/ui/proxy'
import { screensOf, variants } from '../../e2e/ui/routes'
import { movieIds, openUiWorld } from '../../e2e/ui/world'

/**
 * All screens and layers, on desktop and phone, light and dark, at the root and under a path of another server. Exits with 1 if there is
 * any problem.
 */
const prefix = '/some/prefix'
const world = await openUiWorld({ isFurnished: true })
const idOf = (movie: number) => String(world.movies.get(movie)!.id)
const ids = { inLibrary: idOf(movieIds.inLibrary[0]), downloading: idOf(movieIds.slow), wanted: idOf(movieIds.unsearched[0]) }
const screens = [
  ...screensOf({
    id: ids.inLibrary,
    section: 'server',
    list: '1',
    year: '2026',
    person: await world.personOf(movieIds.inLibrary[0]),
    metadata: String(movieIds.toAdd),
  }),
  ...Object.values(variants(ids)),
]
const layers = Object.entries(layersOf(ids))

type Tour = { browser: Browser; at: string; size: Size; scheme: Scheme }

const tour = async ({ browser, at, size, scheme }: Tour): Promise<string[]> => {
  const context = await browser.open({ ...sizes[size], colorScheme: scheme })
  const heard = await watch(context, at)
  const page = await context.newPage()
  const found: string[] = []
  const look = async (name: string, within?: string) => {
    const tooWide = await overflow(page)
    if (tooWide > 0) found.push(`${name}: ${tooWide} px too wide`)
    found.push(...(await axe(page, within)).map((each) => `${name}: ${each}`))
  }
  const go = async (name: string, path: string) => {
    heard.on(name)
    await page.goto(`${at}${path}`, { waitUntil: 'domcontentloaded' })
    await settled(page).catch(() => found.push(`${name}: never becomes ready`))
  }
  heard.on('sign-in')
  await enterByKey(page, at, world.service.key)
  for (const screen of screens) {
    await go(screen, screen)
    await look(screen)
  }
  for (const [name, layer] of layers) {
    await go(name, layer.at)
    await openLayer(page, layer).then(
      () => look(name, openLayers),
      (error: unknown) => found.push(`${name}: does not open: ${String(error).split('\n')[0]}`),
    )
  }
  await context.close()
  return [...heard.found, ...found]
}

const wrong: string[] = []
const browser = await launch()
try {
  for (const where of ['plain', 'prefix'] as const) {
    const proxy = where === 'prefix' ? await startProxy({ prefix, keeps: true, target: world.service.url }) : undefined
    await world.client.call('PUT', '/config', { base_url: proxy ? prefix : null, public_url: world.service.url })
    for (const size of [1440, 390] as const)
      for (const scheme of ['light', 'dark'] as const) {
        const found = await tour({ browser, at: proxy?.url ?? world.service.url, size, scheme })
        console.log(`${where}, ${size} px, ${scheme}: ${screens.length} screens, ${layers.length} layers, ${found.length} problems`)
        wrong.push(...found.map((each) => `${where}, ${size}, ${scheme}: ${each}`))
      }
    await proxy?.stop()
  }
} finally {
  await browser.close()
  await world.close()
}
for (const each of wrong) console.log(each)
process.exit(wrong.length === 0 ? 0 : 1)
