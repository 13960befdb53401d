import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '#world/movies'

type Declared = { parent: string; path: string; isRedirect: boolean }

/** URLs of all screens that the router declares, with parameters filled in. Throws for an unknown parameter: add its value here. */
export const screensOf = (parameters: Readonly<Record<string, string>>): string[] => {
  const text = readFileSync(join(import.meta.dir, '../../web/router.tsx'), 'utf8')
  const declared = new Map<string, Declared>()
  for (const [, name, rest] of text.matchAll(/^const (\w+) = createRoute\(\{\n([\s\S]*?)^\}\)/gm)) {
    const parent = /getParentRoute: \(\) => (\w+)/.exec(rest!)?.[1]
    const path = /\bpath: '([^']+)'/.exec(rest!)?.[1]
    if (!parent || !path) throw new Error(`cannot parse the route ${name} of web/router.tsx`)
    declared.set(name!, { parent, path, isRedirect: rest!.includes('throw redirect') })
  }
  for (const [, path] of text.matchAll(/\bplain\('([^']+)'/g)) declared.set(path!, { parent: 'root', path: path!, isRedirect: false })
  for (const [, path] of text.matchAll(/\bsection\('([^']+)'/g))
    declared.set(`settings/${path!}`, { parent: 'settings', path: path!, isRedirect: false })
  const pathOf = ({ parent, path }: Declared): string => {
    const above = declared.get(parent)
    return `${above ? pathOf(above) : ''}/${path}`
  }
  const filled = (path: string) =>
    path.replaceAll(/\$(\w+)/g, (_, name: string) => {
      const value = parameters[name]
      if (value === undefined) throw new Error(`no value for $${name} of ${path}`)
      return value
    })
  const paths = [...declared.values()].filter(({ isRedirect }) => !isRedirect).map((route) => filled(pathOf(route)))
  return [...new Set(paths.map((path) => path.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1')))]
}

/** Screens whose content depends on the URL, and one that does not exist, by name. */
export const variants = (movie: { downloading: string; inLibrary: string; wanted: string }): Readonly<Record<string, string>> => ({
  'movie-downloading': `/movies/${movie.downloading}?tab=releases`,
  'movie-history': `/movies/${movie.inLibrary}?tab=history`,
  'movie-wanted': `/movies/${movie.wanted}`,
  'library-filtered': '/library?status=wanted,downloading&sort=year',
  'library-colors': '/library?group=color',
  'discover-found': '/discover?q=night',
  'activity-attention': '/activity?tab=attention',
  'activity-history': '/activity?tab=history',
  'activity-changes': '/activity?tab=changes',
  'discover-collection': `/discover?collection=${collections.open_movies.id}`,
  'wanted-better': '/wanted?tab=cutoff',
  'wanted-subtitles': '/wanted?tab=subtitles',
  'movie-subtitles': `/movies/${movie.inLibrary}?tab=subtitles`,
  'never-use-releases': '/settings/recycle?tab=releases',
  'never-add-movies': '/settings/recycle?tab=movies',
  lost: '/nothing/here',
})

/** A file name for a screen. */
export const nameOf = (screen: string): string =>
  screen === '/'
    ? 'home'
    : screen
        .replace(/^\/movies\/\d+$/, '/movie')
        .slice(1)
        .replaceAll('/', '-')
