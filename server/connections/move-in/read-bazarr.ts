import { inPages } from '#server/foundation/lib/in-pages'
import { say } from '#server/foundation/lib/sentence'
import { Invalid, tooManyPages, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { type AskProgram, nonsense, notThere, versionIn } from './ask-program'
import { sentences } from './sentences'
import { type BazarrContents, type BlockedSubtitle, isOn, plain, profileIn, settingsIn } from './subtitle-shapes'
import { nameIn, titleIn } from './values'

const party = 'Bazarr'
const perPage = 500
const mostPages = 400

/** Reads a running Bazarr. Throws Invalid. */
export const readBazarr = async (ask: AskProgram): Promise<BazarrContents> => {
  const version = versionIn(plain(await statusOf(ask)).data, 'bazarr_version')
  if (version === null) throw notThere(party)
  const profiles = await ask('/api/system/languages/profiles')
  if (profiles === null) throw new Invalid(say(sentences, 'bazarr_too_old'), 'url')
  if (!Array.isArray(profiles)) throw nonsense(party)
  const settings = plain(await ask('/api/system/settings'))
  const history = plain(await ask('/api/movies/history?start=0&length=1'))
  const blocked = listIn(await ask('/api/movies/blacklist'))
  return {
    version,
    profiles: profiles.flatMap((one) => profileIn(one) ?? []),
    movies: await moviesOf(ask),
    blocked: blocked.map(blockedIn),
    history: Number.isSafeInteger(history.total) ? Number(history.total) : listIn(history).length,
    notifiers: notifiersIn(settings),
    settings: settingsIn(settings),
    unknown: [],
    unreadable: profiles.filter((one) => profileIn(one) === null).map((one) => nameIn(one, 'name')),
  }
}

/** Other programs answer every path with their page. */
const statusOf = async (ask: AskProgram): Promise<unknown> => {
  try {
    return await ask('/api/system/status')
  } catch (error) {
    throw error instanceof UpstreamUnreachable && error.sentence.code === 'party_answers_nonsense' ? notThere(party) : error
  }
}

const listIn = (answer: unknown): unknown[] => {
  const { data } = plain(answer)
  if (!Array.isArray(data)) throw nonsense(party)
  return data
}

const moviesOf = async (ask: AskProgram): Promise<Map<number | null, number>> => {
  const movies = new Map<number | null, number>()
  await inPages({
    most: mostPages,
    read: async (page) => {
      const some = listIn(await ask(`/api/movies?start=${page * perPage}&length=${perPage}`))
      for (const { profileId } of some.map(plain)) countIn(movies, profileId)
      return some.length >= perPage
    },
    cut: () => {
      throw tooManyPages(party, mostPages)
    },
  })
  return movies
}

export const countIn = (movies: Map<number | null, number>, profileId: unknown): void => {
  const id = Number.isInteger(profileId) ? Number(profileId) : null
  movies.set(id, (movies.get(id) ?? 0) + 1)
}

const blockedIn = (wire: unknown): BlockedSubtitle => {
  const { language, subs_id } = plain(wire)
  const code = typeof language === 'string' ? language : plain(language).code2
  return {
    title: nameIn(wire, 'title'),
    provider: nameIn(wire, 'provider'),
    language: typeof code === 'string' ? titleIn(code) : '?',
    id: titleIn(String(subs_id ?? '')),
  }
}

/** Only their names: an address holds keys. */
const notifiersIn = ({ notifications }: Record<string, unknown>): string[] => {
  const { providers } = plain(notifications)
  return (Array.isArray(providers) ? providers : []).flatMap((one) => (isOn(plain(one).enabled) ? [nameIn(one, 'name')] : []))
}
