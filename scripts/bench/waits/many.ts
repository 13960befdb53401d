import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { radarrBackup, radarrDatabase } from '#server/testing/radarr'
import { until } from '#server/testing/until'
import { startListService } from '#world/lists'
import { startProvider } from '#world/provider'
import { type Service, startService } from '../../../e2e/service'
import { untilAtRest } from '../cpu'
import { fillShelf, sketchOf, smallVideo } from '../shelf'
import type { Measure, Wait } from './measure'
import { end, ownPid } from './syncs'
import { type Counted, counting } from './upstream'

/** As long as the slowest of these may take: a bench reports slowness instead of failing. */
const patienceMs = 3 * 60 * 60_000

type Opened = { service: Service; shelf: string; upstream: Counted; at: { url: string; pid: number; upstream: Counted } }

/** A service with a key of the movie database, which knows this many movies. */
const withProvider = async (dir: string, movies: number, work: (opened: Opened) => Promise<Wait>): Promise<Wait> => {
  const home = mkdtempSync(join(dir, 'many-'))
  const [dataDir, shelf] = [join(home, 'data'), join(home, 'movies')]
  mkdirSync(shelf)
  const provider = startProvider({ movies: Array.from({ length: movies }, (_, n) => sketchOf(n)) })
  const upstream = counting(provider.url)
  const service = await startService({ dataDir })
  try {
    const settings = { metadata_url: upstream.url, metadata_api_key: 'key', dht_enabled: false, port_mapping_enabled: false }
    await service.client.call('PUT', '/config', { ...settings, min_free_space_mb: 0 })
    const pid = await ownPid(service)
    await untilAtRest(pid)
    const wait = await work({ service, shelf, upstream, at: { url: service.url, pid, upstream } })
    return { ...wait, beside: `${wait.beside}, ${upstream.busiest()} questions in the busiest second` }
  } finally {
    await end(service)
    await Promise.all([upstream.stop(), provider.stop()])
    rmSync(home, { recursive: true, force: true })
  }
}

const countOf = async ({ client }: Service): Promise<number> => (await client.call<{ movies: number }>('GET', '/widget')).movies

/** Asks twice a second: what is asked is work of the service, too. */
const untilSo = (what: string, isSo: () => Promise<boolean>): Promise<void> =>
  until(
    what,
    async () => {
      await Bun.sleep(500)
      return isSo()
    },
    patienceMs,
  )

/** A list in JSON, from "add all" until all its movies are in the library. */
export const list = (measure: Measure, dir: string, movies: number): Promise<Wait> =>
  withProvider(dir, movies, async ({ service, shelf, at }) => {
    await service.client.call('POST', '/root-folders', { path: shelf })
    const lists = startListService()
    const items = Array.from({ length: movies }, (_, n) => sketchOf(n)).map(({ id, title, year }) => ({
      tmdb_id: id,
      title,
      release_year: year,
      mediatype: 'movie',
    }))
    const url = lists.put('all.json', JSON.stringify(items))
    const { id } = await service.client.call<{ id: number }>('POST', '/lists', {
      name: 'all',
      type: 'json',
      settings: { url },
      search_when_added: false,
    })
    await service.client.call('POST', `/lists/${id}/refresh`, {})
    const wait = await measure.during(`a list of ${movies}, added`, { ...at, limit: { questions: movies } }, async () => {
      await service.client.call('POST', `/lists/${id}/add`)
      await untilSo('all are in the library', async () => (await countOf(service)) >= movies)
    })
    await lists.stop()
    return wait
  })

/** Radarr's backup, from the upload until the import is over. */
export const importing = (measure: Measure, dir: string, movies: number): Promise<Wait> =>
  withProvider(dir, movies, async ({ service, shelf, at }) => {
    const sketches = Array.from({ length: movies }, (_, n) => sketchOf(n))
    const ladder = JSON.stringify([{ quality: 7, items: [], allowed: true }])
    const database = radarrDatabase({
      RootFolders: [{ Path: shelf }],
      QualityProfiles: [{ Name: 'HD-1080p', Cutoff: 7, Items: ladder, Language: -2, MinFormatScore: 0 }],
      MovieMetadata: sketches.map(({ id, title, year }) => ({ TmdbId: id, Title: title, Year: year })),
      Movies: sketches.map(({ title, year }, n) => ({ Path: join(shelf, `${title} (${year})`), MovieMetadataId: n + 1 })),
    })
    const form = new FormData()
    form.set('archive', new Blob([new Uint8Array(radarrBackup(database))]), 'radarr_backup.zip')
    return measure.during(`${movies} movies from Radarr, imported`, { ...at, limit: { questions: movies } }, async () => {
      const headers = { authorization: `Bearer ${service.key}` }
      const answer = await fetch(`${service.url}/api/v1/import/radarr`, {
        method: 'POST',
        headers,
        body: form,
        timeout: false,
      } as RequestInit)
      if (!answer.ok) throw new Error(`the import returned ${answer.status}: ${await answer.text()}`)
      await answer.text()
      if ((await countOf(service)) < movies) throw new Error(`only ${await countOf(service)} movies came from Radarr`)
    })
  })

/** A library folder with a file each: recognized, which is a search for each, and added, which is a look-up for each. */
export const scan = (measure: Measure, dir: string, files: number): Promise<Wait> =>
  withProvider(dir, files, async ({ service, shelf, at }) => {
    fillShelf(shelf, files, smallVideo)
    const { id: root_folder_id } = await service.client.call<{ id: number }>('POST', '/root-folders', { path: shelf })
    return measure.during(`${files} files, scanned and added`, { ...at, limit: { questions: 2 * files } }, async () => {
      const { id } = await service.client.call<{ id: number }>('POST', '/library/scan', { root_folder_id })
      const isIn = (state: string) => async () => {
        const found = await service.client.call<{ state: string }>('GET', `/library/scan/${id}`)
        if (found.state === 'failed') throw new Error('the scan failed')
        return found.state === state
      }
      await untilSo('all are recognized', isIn('ready'))
      await service.client.call('POST', `/library/scan/${id}/apply`, {})
      await untilSo('all are added', isIn('applied'))
    })
  })
