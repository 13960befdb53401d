import type { Candidate } from '#server/acquisition/search/candidate'
import { say } from '#server/foundation/lib/sentence'
import { createMovieIndex } from '#server/foundation/releases/movie-index'
import { parseRelease } from '#server/foundation/releases/parse-release'
import type { ParsedRelease } from '#server/foundation/releases/release'
import type { Routes } from './book'
import { qualityModel } from './qualities'
import { Refused } from './refusals'
import { idOfGuid, parsedShown, releaseShown } from './release'
import { sentences } from './sentences'
import type { Services } from './services'
import { allOf, known, listIn, numberIn, objectIn, textIn } from './wire'

type Indexer = Candidate['indexer']
/** Releases: searched, chosen, announced by other programs, and names taken apart. */
export const releaseRoutes = (deps: Services): Routes => ({
  'GET release': async ({ query }) => await searched(deps, query.number('movieId') ?? 0),
  'POST release': async ({ body }) => await grabbed(deps, objectIn(body).guid),
  'POST release/push': async ({ body }) => {
    const pushed = []
    for (const one of Array.isArray(body) ? listIn(body) : [body]) pushed.push(await push(deps, objectIn(one)))
    return Response.json(pushed, { headers: { 'content-type': 'application/json; charset=utf-8' } })
  },
  'GET parse': ({ query }) => {
    const title = query.text('title') ?? ''
    const parsed = parseRelease(title)
    const id = movieOf(deps, title, parsed)
    return {
      id: 0,
      title,
      parsedMovieInfo: parsedShown(title, parsed),
      ...(id !== null && { movie: deps.shelf.one(id) }),
      languages: [],
      customFormats: [],
      customFormatScore: 0,
    }
  },
})

const movieOf = ({ movies }: Services, title: string, parsed: ParsedRelease): number | null => {
  const rows = movies.namedRows().map((row) => ({ ...row, imdb_id: row.external_ids.imdb_id ?? null }))
  return createMovieIndex(rows).find({ title, parsed, imdb_id: parsed.imdb_id, tmdb_id: parsed.tmdb_id }).found?.id ?? null
}

const searched = async ({ acquisition, movies, indexers, clock }: Services, movieId: number) => {
  const { title } = movies.row(movieId)
  await acquisition.search.searchFor(movieId, 'user')
  const found = await allOf((page) => acquisition.releases.list({ movie_id: movieId, ...page }))
  return found.map((release) =>
    releaseShown(release, { indexer: indexers.find(release.indexer_id)?.name ?? null, now: clock.now(), movieTitle: title }),
  )
}

const grabbed = async ({ acquisition, movies, indexers, clock }: Services, guid: unknown) => {
  const id = idOfGuid(guid)
  if (id === null) throw new Refused(say(sentences, 'program_release_unknown'), { property: 'guid', attempted: guid })
  const release = acquisition.releases.get(id)
  await acquisition.grab.grabRelease(id)
  return releaseShown(release, {
    indexer: indexers.find(release.indexer_id)?.name ?? null,
    now: clock.now(),
    movieTitle: movies.row(release.movie_id).title,
  })
}

type Verdict = { accepted: boolean; temporarily: boolean; reasons: readonly string[] }

/** Judges an announced release by the profile of its movie, and grabs it if it is accepted. */
const push = async (deps: Services, sent: Record<string, unknown>) => {
  const title = textIn(sent.title)
  if (title === undefined) throw new Refused(say(sentences, 'program_value_missing'), { property: 'Title', attempted: sent.title })
  if (textIn(sent.downloadUrl) === undefined && textIn(sent.magnetUrl) === undefined)
    throw new Refused(say(sentences, 'program_no_link'), { property: 'DownloadUrl' })
  const parsed = parseRelease(title)
  const { accepted, temporarily, reasons } = await judged(deps, { sent, title, parsed })
  return known({
    title,
    guid: textIn(sent.guid),
    indexer: textIn(sent.indexer),
    size: numberIn(sent.size) ?? 0,
    quality: qualityModel(parsed.quality, parsed.revision),
    protocol: 'torrent',
    approved: accepted,
    rejected: !accepted,
    temporarilyRejected: temporarily,
    rejections: reasons,
  })
}

const rejected = (...reasons: string[]): Verdict => ({ accepted: false, temporarily: false, reasons })

type Pushed = { sent: Record<string, unknown>; title: string; parsed: ParsedRelease }
const judged = async (deps: Services, pushed: Pushed): Promise<Verdict> => {
  const { sent, title, parsed } = pushed
  const movieId = movieOf(deps, title, parsed)
  if (isOfUsenet(sent)) return rejected(say(sentences, 'program_torrents_only').text)
  if (movieId === null) return rejected(say(sentences, 'program_movie_not_recognized').text)
  if (!deps.movies.row(movieId).monitored) return rejected(say(sentences, 'program_not_monitored').text)
  const { download_url, magnet } = linksIn(sent)
  const indexer = indexerOf(deps, textIn(sent.indexer), download_url)
  if (!indexer && magnet === null) return rejected(say(sentences, 'program_address_of_other_indexer').text)
  const from: Indexer = indexer ?? deps.acquisition.candidateStore.unknownIndexer
  return await takeIfAccepted(deps, { ...pushed, movieId, from, links: { download_url: indexer ? download_url : null, magnet } })
}

const isOfUsenet = ({ protocol, downloadProtocol }: Record<string, unknown>): boolean =>
  [protocol, downloadProtocol].some((each) => /^usenet$/i.test(textIn(each) ?? ''))

type Links = { download_url: string | null; magnet: string | null }
/** Either address may be a magnet link. */
const linksIn = (sent: Record<string, unknown>): Links => {
  const [url, magnet] = [textIn(sent.downloadUrl), textIn(sent.magnetUrl)]
  if (url?.startsWith('magnet:')) return { download_url: null, magnet: magnet ?? url }
  return { download_url: url ?? null, magnet: magnet ?? null }
}

const nothingKnown = {
  seeders: null,
  peers: null,
  info_hash: null,
  info_url: null,
  imdb_id: null,
  tmdb_id: null,
  categories: [],
  flags: [],
  languages: [],
}

type Ready = Pushed & { movieId: number; from: Indexer; links: Links }
const takeIfAccepted = async ({ acquisition }: Services, { sent, title, parsed, movieId, from, links }: Ready): Promise<Verdict> => {
  const guid = textIn(sent.guid) ?? `pushed ${title}`
  const release = {
    ...nothingKnown,
    guid,
    title,
    size_bytes: numberIn(sent.size) ?? null,
    published_at: timeIn(sent.publishDate),
    ...links,
  }
  const { rows } = await acquisition.judging.record(movieId, 'feed', [{ indexer: from, release, parsed }])
  const row = rows.find((each) => each.guid === guid && each.indexer_id === from.id)
  if (row?.verdict !== 'accepted') {
    const reasons = row?.reasons.map(({ text }) => text) ?? []
    return { accepted: false, temporarily: row?.verdict === 'temporarily_rejected', reasons }
  }
  await acquisition.grab.grabRelease(row.id)
  return { accepted: true, temporarily: false, reasons: [] }
}

/** Our indexer of that name, or at the host of the address. */
const indexerOf = ({ indexers }: Services, name: string | undefined, url: string | null): Indexer | undefined => {
  const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : null)
  const host = url === null ? null : hostOf(url)
  const rows = indexers.rows()
  return rows.find((row) => row.name.toLowerCase() === name?.toLowerCase()) ?? rows.find((row) => host !== null && hostOf(row.url) === host)
}

const timeIn = (value: unknown): string | null => {
  const at = Date.parse(String(value))
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
