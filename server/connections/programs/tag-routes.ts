import { NewExclusion } from '#server/catalog/movies/schema'
import { NewTag } from '#server/catalog/tags/schema'
import { fits } from '#server/foundation/lib/fits'
import { say } from '#server/foundation/lib/sentence'
import { Conflict } from '#server/foundation/platform/errors'
import type { Routes } from './book'
import { Refused } from './refusals'
import { sentences } from './sentences'
import type { Services } from './services'
import { allOf, idsIn, known, listIn, numberIn, objectIn, pagedAs, textIn } from './wire'

const isTag = fits(NewTag)
const isExclusion = fits(NewExclusion)

/** Tags, and movies that no list may add. */
export const tagRoutes = (deps: Services): Routes => {
  const { tags } = deps
  const all = () => allOf(tags.list)
  const show = ({ id, name }: { id: number; name: string }) => ({ id, label: name.toLowerCase() })
  const labelIn = (body: unknown): string => {
    const name = textIn(objectIn(body).label)?.trim() ?? ''
    if (!isTag({ name })) throw new Refused(say(sentences, 'program_value_missing'), { property: 'Label', attempted: objectIn(body).label })
    return name
  }
  const named = async (label: string) => (await all()).find(({ name }) => name.toLowerCase() === label.toLowerCase())
  return {
    'GET tag': async () => (await all()).map(show).toSorted((a, b) => a.id - b.id),
    'GET tag/detail': async () => tagDetails(deps, (await all()).map(show)),
    'GET tag/{id}': ({ id }) => show(tags.get(id)),
    'POST tag': async ({ body }) => {
      const label = labelIn(body)
      return show((await named(label)) ?? tags.add({ name: label.toLowerCase() }))
    },
    'PUT tag/{id}': ({ id, body }) => {
      const label = labelIn(body)
      const before = tags.get(id)
      // Ours keep their capitals: writing back the label as it was shown changes nothing.
      return show(before.name.toLowerCase() === label.toLowerCase() ? before : tags.update(id, { name: label.toLowerCase() }))
    },
    'DELETE tag/{id}': ({ id }) => tags.remove(id),
    ...exclusionRoutes(deps.movies.exclusions),
  }
}

const tagDetails = async ({ shelf }: Services, shown: readonly { id: number; label: string }[]) => {
  const movies = await shelf.entries()
  return shown.map((tag) => ({
    ...tag,
    delayProfileIds: [],
    importListIds: [],
    notificationIds: [],
    releaseProfileIds: [],
    indexerIds: [],
    downloadClientIds: [],
    autoTagIds: [],
    movieIds: movies.filter(({ tags }) => tags.includes(tag.id)).map(({ id }) => id),
  }))
}

const exclusionRoutes = (exclusions: Services['movies']['exclusions']): Routes => {
  type Exclusion = ReturnType<typeof exclusions.get>
  const show = ({ id, metadata_id, title, year }: Exclusion) => ({ id, tmdbId: metadata_id, movieTitle: title, movieYear: year ?? 0 })
  const read = (sent: unknown) => {
    const { tmdbId, movieTitle, movieYear } = objectIn(sent)
    const year = numberIn(movieYear)
    const wanted = { metadata_id: numberIn(tmdbId) ?? 0, ...known({ title: textIn(movieTitle), year: year === 0 ? undefined : year }) }
    if (!isExclusion(wanted)) throw new Refused(say(sentences, 'program_value_missing'), { property: 'TmdbId', attempted: tmdbId })
    return wanted
  }
  const add = (sent: unknown): Promise<Exclusion> => {
    const wanted = read(sent)
    return exclusions.add(wanted).catch((error: unknown) => {
      if (!(error instanceof Conflict) || !exclusions.known([wanted.metadata_id]).has(wanted.metadata_id)) throw error
      throw new Refused(say(sentences, 'program_exclusion_known'), { property: 'TmdbId', attempted: wanted.metadata_id })
    })
  }
  return {
    'GET exclusions': async () => (await allOf(exclusions.list)).map(show),
    'GET exclusions/paged': async ({ query }) =>
      pagedAs((await allOf(exclusions.list)).map(show), query, { key: 'movieTitle', direction: 'ascending' }),
    'GET exclusions/{id}': ({ id }) => show(exclusions.get(id)),
    'POST exclusions': async ({ body }) => show(await add(body)),
    'POST exclusions/bulk': async ({ body }) => {
      const added = []
      // A list that is excluded in part already is completed.
      for (const one of listIn(body)) {
        const wanted = read(one)
        if (listIn(body).length > 1 && exclusions.known([wanted.metadata_id]).size > 0) continue
        added.push(show(await add(one)))
      }
      return added
    },
    'PUT exclusions/{id}': ({ id, body }) => {
      const { title, year } = read(body)
      return show(exclusions.update(id, { ...(title !== undefined && { title }), ...(year !== undefined && { year }) }))
    },
    'DELETE exclusions/{id}': ({ id }) => exclusions.remove(id),
    'DELETE exclusions/bulk': ({ body }) => {
      for (const id of idsIn(objectIn(body).ids)) exclusions.remove(id)
    },
  }
}
