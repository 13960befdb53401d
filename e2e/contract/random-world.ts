import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { World } from './random-requests'
import { type Body, demoMovies, openStanding, providerKey } from './standing'

const outside = new Set(['tracker_url', 'subtitles_url', 'list_url'])

/** A service with a few of everything, none of which leads to another computer. */
export const openRandomWorld = async () => {
  const standing = await openStanding()
  const nowhere = 'http://127.0.0.1:1'
  // Fields that this version does not use cannot be set and cause no requests.
  const fields: Body[] = (await standing.ok('GET', '/config/fields?limit=100')).results
  const parties = fields.filter(({ name, in_use }) => in_use && outside.has(name)).map(({ name }) => name)
  await standing.ok('PUT', '/config', {
    ...Object.fromEntries(parties.map((name) => [name, nowhere])),
    metadata_api_key: providerKey,
    update_check_enabled: false,
    lsd_enabled: false,
    pex_enabled: false,
  })
  // Posters are drawn in this process, which takes a while.
  standing.provider.faults.push({ when: '/t/p/', kind: 'broken' })
  for (const id of demoMovies) await standing.add(id)
  mkdirSync(join(standing.dir, 'more'))
  for (const name of ['first', 'second', 'third']) {
    await standing.ok('POST', '/tags', { name })
    await standing.ok('POST', '/indexers', { name, type: 'torznab', url: standing.indexer.url, api_key: standing.indexer.api_key })
    await standing.ok('POST', '/auth/sessions', { kind: 'cli', label: name })
  }
  await standing.api('POST', '/downloads', {
    movie_id: 1,
    magnet: `magnet:?xt=urn:btih:${'b'.repeat(40)}`,
    title: 'Movie.2001.1080p.BluRay-GRP',
  })
  await standing.api('POST', '/backups')
  const world: World = { dir: standing.dir, movies: standing.movies, provider: standing.provider.url, movies_known: demoMovies }
  return { ...standing, world }
}
