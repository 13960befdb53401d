import type { Release } from '#server/acquisition/search/schema'
import { qualityNamed } from '#server/foundation/releases/quality'
import type { ParsedRelease } from '#server/foundation/releases/release'
import { languageShown, qualityModel } from './qualities'
import { known } from './wire'

/** A release is grabbed by this name: its own may hold a key. */
const guidOf = (id: number): string => `marquee-release-${id}`
export const idOfGuid = (guid: unknown): number | null => {
  const id = Number(/^marquee-release-(\d{1,15})$/.exec(String(guid))?.[1] ?? Number.NaN)
  return Number.isNaN(id) ? null : id
}

type Of = { indexer: string | null; now: Date; movieTitle: string }

/** A candidate as Radarr shows it, with our reasons against it. */
export const releaseShown = (release: Release, { indexer, now, movieTitle }: Of) => {
  const age = release.published_at === null ? 0 : Math.max(0, now.getTime() - Date.parse(release.published_at))
  const { parsed, seeders, peers } = release
  return known({
    guid: guidOf(release.id),
    title: release.title,
    quality: qualityModel(release.quality, parsed.revision),
    qualityWeight: qualityNamed(release.quality)?.weight ?? 0,
    languages: release.languages.map(languageShown),
    customFormats: release.custom_formats.map((name) => ({ name })),
    customFormatScore: release.score,
    age: Math.floor(age / 86_400_000),
    ageHours: age / 3_600_000,
    ageMinutes: age / 60_000,
    size: release.size_bytes ?? 0,
    indexerId: release.indexer_id ?? 0,
    indexer: indexer ?? 'unknown',
    releaseGroup: parsed.release_group,
    edition: parsed.edition,
    sceneSource: false,
    movieTitles: [movieTitle],
    mappedMovieId: release.movie_id,
    approved: release.verdict === 'accepted',
    temporarilyRejected: release.verdict === 'temporarily_rejected',
    rejected: release.verdict !== 'accepted',
    rejections: release.verdict === 'accepted' ? [] : release.reasons.map(({ text }) => text),
    publishDate: release.published_at ?? release.first_seen_at,
    infoUrl: release.info_url,
    infoHash: release.info_hash?.toUpperCase(),
    downloadAllowed: true,
    releaseWeight: release.rank ?? 9999,
    seeders,
    leechers: seeders !== null && peers !== null ? Math.max(0, peers - seeders) : undefined,
    protocol: 'torrent',
  })
}

/** What a release name says, as Radarr shows it. */
export const parsedShown = (title: string, parsed: ParsedRelease) =>
  known({
    movieTitles: parsed.titles,
    movieTitle: parsed.title,
    primaryMovieTitle: parsed.title,
    originalTitle: title,
    releaseTitle: title,
    simpleReleaseTitle: title,
    quality: qualityModel(parsed.quality, parsed.revision),
    languages: (parsed.languages.length > 0 ? parsed.languages : ['Unknown']).map(languageShown),
    releaseGroup: parsed.release_group,
    edition: parsed.edition,
    year: parsed.year ?? 0,
    imdbId: parsed.imdb_id,
    tmdbId: parsed.tmdb_id ?? 0,
    hardcodedSubs: parsed.hardcoded_subs,
  })
