import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Declared = { parent: string; path: string; isRedirect: boolean }

/** Addresses of every screen that the router of the interface declares, parameters filled in. An unknown parameter is an error: say here what to visit. */
export const screensOf = (parameters: Readonly<Record<string, string>>): string[] => {
  const text = readFileSync(join(import.meta.dir, '../../web/router.tsx'), 'utf8')
  const declared = new Map<string, Declared>()
  for (const [, name, rest] of text.matchAll(/^const (\w+) = createRoute\(\{\n([\s\S]*?)^\}\)/gm)) {
    const parent = /getParentRoute: \(\) => (\w+)/.exec(rest!)?.[1]
    const path = /\bpath: '([^']+)'/.exec(rest!)?.[1]
    if (!parent || !path) throw new Error(`the route ${name} of web/router.tsx is not understood`)
    declared.set(name!, { parent, path, isRedirect: rest!.includes('throw redirect') })
  }
  const pathOf = ({ parent, path }: Declared): string => {
    const above = declared.get(parent)
    return `${above ? pathOf(above) : ''}/${path}`
  }
  const filled = (path: string) =>
    path.replaceAll(/\$(\w+)/g, (_, name: string) => {
      const value = parameters[name]
      if (value === undefined) throw new Error(`nobody says what stands for $${name} of ${path}`)
      return value
    })
  const paths = [...declared.values()].filter(({ isRedirect }) => !isRedirect).map((route) => filled(pathOf(route)))
  return [...new Set(paths.map((path) => path.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1')))]
}

/** Screens that show something else when they are asked for it, and one that is not there. */
export const variants = (movie: { downloading: string; shelved: string; wanted: string }): string[] => [
  `/movies/${movie.downloading}?tab=releases`,
  `/movies/${movie.shelved}?tab=history`,
  `/movies/${movie.wanted}`,
  '/library?status=wanted,downloading&sort=year',
  '/discover?q=night',
  '/activity?tab=attention',
  '/activity?tab=history',
  '/wanted?tab=cutoff',
  '/nothing/here',
]
