import type { Candidate, Context, Propers, Rule, Scored } from '#server/acquisition/search/candidate'
import { inOrder } from '#server/acquisition/search/order'
import { hasEnoughSeeders } from '#server/acquisition/search/rules/has-enough-seeders'
import { hasWaited } from '#server/acquisition/search/rules/has-waited'
import { isSame } from '#server/acquisition/search/rules/is-not-blocked'
import { isNotRawDisk } from '#server/acquisition/search/rules/is-not-raw-disk'
import { languageIsWanted } from '#server/acquisition/search/rules/language-is-wanted'
import { properIsInTime } from '#server/acquisition/search/rules/proper-is-in-time'
import { qualityIsAllowed } from '#server/acquisition/search/rules/quality-is-allowed'
import { repackIsOfSameGroup } from '#server/acquisition/search/rules/repack-is-of-same-group'
import { sizeIsAcceptable } from '#server/acquisition/search/rules/size-is-acceptable'
import { upgradesAreAllowed } from '#server/acquisition/search/rules/upgrades-are-allowed'
import { upgradesFile } from '#server/acquisition/search/rules/upgrades-file'
import { wordsMatch } from '#server/acquisition/search/rules/words-match'
import { matchesCondition } from '#server/acquisition/search/score'
import { whyNotUpgrade } from '#server/acquisition/search/upgrade'
import type { QualityProfileValues } from '#server/catalog/profiles/schema'
import { isAvailable, type MinimumAvailability } from '#server/foundation/releases/availability'
import { matchMovie } from '#server/foundation/releases/match-movie'
import { compareRevisions } from '#server/foundation/releases/revision'
import { aCandidate, aContext, aFile, aMovie, aParsed } from '#server/testing/candidates'

/** Adapts the corpus's decision suites to our rules, translating its vocabulary to ours. */
// biome-ignore lint/suspicious/noExplicitAny: the corpus has data of many shapes, checked by comparing results
type Given = any
type Suite = (input: string, given: Given) => object

const now = new Date('2026-05-10T12:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

const ladder = (qualities: readonly string[]): QualityProfileValues['items'] => qualities.map((quality) => ({ quality, allowed: true }))
const propers = (word: string | undefined): Propers => (word ?? 'prefer-and-upgrade').replaceAll('-', '_') as Propers
const revision = ({ version = 1, real = 0, isRepack = false }: Given) => ({ version, real, is_repack: isRepack })

const scored = (candidate: Candidate, own: Partial<Scored> = {}): Candidate & Scored => ({
  ...candidate,
  score: 0,
  custom_formats: [],
  doubt: [],
  ...own,
  languages: own.languages ?? candidate.languages,
})
const accepts = (rule: Rule, release: Candidate & Scored, context: Context) => ({ accepted: rule(release, context) === undefined })

const profileOf = (given: Given): Partial<QualityProfileValues> => ({
  items: ladder(given.qualitiesLowToHigh),
  cutoff: given.cutoff,
  upgrade_allowed: given.upgradeAllowed,
  min_format_score: given.minFormatScore,
  cutoff_format_score: given.cutoffFormatScore,
  min_upgrade_score: given.minUpgradeFormatScore,
})
const scoreOf = ({ formats = [] }: Given, { formatScores }: Given): number =>
  formats.reduce((sum: number, name: string) => sum + (formatScores[name] ?? 0), 0)
const fileOf = (current: Given, profile: Given) =>
  current && aFile({ quality: current.quality, revision: revision(current), custom_format_score: scoreOf(current, profile) })
const offered = (given: Given, profile: Given) =>
  scored(aCandidate({ parsed: { quality: given.quality, revision: revision(given) } }), { score: scoreOf(given, profile) })

const upgrade =
  (rule: Rule): Suite =>
  (_, given) =>
    accepts(
      rule,
      offered(given.new, given.profile),
      aContext({
        profile: profileOf(given.profile),
        file: fileOf(given.current, given.profile),
        settings: { propers: propers(given.propers) },
      }),
    )

const reasons: Record<string, string> = {
  existing_better_quality: 'existing-better-quality',
  existing_better_revision: 'existing-better-revision',
  quality_cutoff_met: 'quality-cutoff-met',
  format_score_not_better: 'format-score-not-better',
  format_cutoff_met: 'format-cutoff-met',
  format_score_gain_too_small: 'format-score-increment-too-small',
  upgrades_not_allowed: 'upgrades-not-allowed',
}

const upgradable: Suite = (_, given) => {
  const context = aContext({ profile: profileOf(given.profile), settings: { propers: propers(given.propers) } })
  const held = { ...given.current, revision: revision(given.current), custom_format_score: scoreOf(given.current, given.profile) }
  const offer = { ...given.new, revision: revision(given.new), custom_format_score: scoreOf(given.new, given.profile) }
  return { reason: reasons[whyNotUpgrade(held, offer, context)?.code ?? ''] ?? 'none' }
}

const repack: Suite = (_, given) => {
  const release = scored(
    aCandidate({ parsed: { quality: given.new.quality, revision: revision(given.new), release_group: given.new.releaseGroup } }),
  )
  const { current } = given
  const file = current && aFile({ quality: current.quality, revision: revision(current), release_group: current.releaseGroup })
  return accepts(repackIsOfSameGroup, release, aContext({ file, settings: { propers: propers(given.propers) } }))
}

const proper: Suite = (_, given) => {
  const release = scored(aCandidate({ parsed: { quality: given.new.quality, revision: revision(given.new) } }))
  const { quality, addedDaysAgo } = given.current
  const file = aFile({ quality, revision: revision(given.current), added_at: daysAgo(addedDaysAgo) })
  const mode = given.search ? 'user_search' : 'feed'
  return accepts(properIsInTime, release, aContext({ file, mode, now, settings: { propers: propers(given.propers) } }))
}

const delay: Suite = (_, given) => {
  const { release, current, delayProfile } = given
  const candidate = aCandidate({
    protocol: release.protocol,
    published_at: daysAgo(release.ageMinutes / (24 * 60)),
    parsed: { quality: release.quality, revision: revision(release) },
  })
  const context = aContext({
    mode: given.search === 'user' ? 'user_search' : given.search === 'system' ? 'search' : 'feed',
    now,
    file: current && aFile({ quality: current.quality, revision: revision(current) }),
    settings: { preferred_protocol: delayProfile.preferredProtocol },
    profile: {
      items: ladder(given.allowedLowToHigh),
      delay_minutes: delayProfile.delayMinutes,
      delay_bypass_best_quality: delayProfile.bypassIfHighestQuality,
      delay_bypass_score: delayProfile.bypassIfAboveFormatScore ? delayProfile.minimumFormatScore : null,
    },
  })
  return accepts(hasWaited, scored(candidate, { score: release.formatScore }), context)
}

const priority: Suite = (_, { candidates, settings }) => {
  const context = aContext({
    now,
    movie: { runtime_minutes: settings.runtimeMinutes },
    settings: { propers: propers(settings.propers), preferred_protocol: settings.preferredProtocol },
    profile: {
      items: ladder(settings.qualitiesLowToHigh),
      size_limits: settings.qualitiesLowToHigh.map((quality: string) => ({
        quality,
        min_size: null,
        max_size: null,
        preferred_size: settings.preferredMBPerMinute,
      })),
    },
  })
  const releases = candidates.map((given: Given) =>
    scored(
      aCandidate({
        guid: given.id,
        protocol: given.protocol,
        size_bytes: given.sizeMB * 1024 ** 2,
        published_at: daysAgo(given.ageDays),
        seeders: given.seeders,
        peers: given.peers,
        indexer: { priority: given.indexerPriority },
        parsed: { quality: given.quality, revision: revision(given) },
      }),
      { score: given.formatScore },
    ),
  )
  const order = releases.sort(inOrder(context)).map(({ guid }: Candidate) => guid)
  return { first: order[0], order }
}

const availability: Suite = (_, given) => {
  const words: Record<string, MinimumAvailability> = {
    tba: 'announced',
    announced: 'announced',
    'in-cinemas': 'in_cinemas',
    released: 'released',
  }
  const date = (at: Given) => (at?.daysFromNow === undefined ? at : daysAgo(-at.daysFromNow))
  const movie = {
    minimum_availability: words[given.minimumAvailability] ?? 'released',
    cinema_date: date(given.inCinemas),
    physical_date: date(given.physicalRelease),
    digital_date: date(given.digitalRelease),
  }
  return { available: isAvailable(movie, given.delayDays, now) }
}

/** Cases without any year are about titles only. We never match by title alone, so both sides get the same year. */
const movieMatch: Suite = (_, given) => {
  const { movie, releaseTitles, releaseYear } = given
  const anyYear = movie.year === null && releaseYear === null ? 2000 : null
  const parsed = aParsed({ title: releaseTitles[0], titles: releaseTitles, year: releaseYear ?? anyYear })
  const match = matchMovie(
    { parsed, imdb_id: null, tmdb_id: null },
    aMovie({
      title: movie.title,
      original_title: movie.title,
      year: movie.year ?? anyYear,
      secondary_year: movie.secondaryYear ?? null,
      alternative_titles: [...(movie.alternativeTitles ?? []), ...(movie.translations ?? [])],
    }),
  )
  return { matches: match.matched }
}

const unlimited = (min: number | null, max: number | null) => ({
  size_limits: [{ quality: 'WEBDL-1080p', min_size: min, max_size: max, preferred_size: null }],
})

const language: Suite = (_, { profileLanguage, originalLanguage, releaseLanguages }) => {
  const mode = profileLanguage === 'Any' ? 'any' : profileLanguage === 'Original' ? 'original' : 'any_of'
  const context = aContext({ movie: { original_language: originalLanguage }, profile: { languages: { mode, values: [profileLanguage] } } })
  return accepts(languageIsWanted, scored(aCandidate(), { languages: releaseLanguages }), context)
}

const formatLanguage: Suite = (_, { value, negate, exceptLanguage, releaseLanguages, originalLanguage }) => ({
  matches: matchesCondition(
    { kind: 'language', value, except: exceptLanguage, negate, required: false },
    { ...aCandidate(), languages: releaseLanguages, original_language: originalLanguage },
  ),
})

const blocklist: Suite = (_, { entry, release }) => ({
  blocked: isSame(
    { info_hash: entry.infoHash, title: entry.title, indexer_id: 1 },
    { info_hash: release.infoHash, title: release.title, indexer_id: 1 },
  ),
})

export const suites: Record<string, Suite> = {
  'decision-size': (_, given) =>
    accepts(
      sizeIsAcceptable,
      scored(aCandidate({ size_bytes: given.sizeBytes })),
      aContext({ movie: { runtime_minutes: given.runtimeMinutes }, profile: unlimited(given.minMBPerMinute, given.maxMBPerMinute) }),
    ),
  'decision-raw-disk': (title, { container }) => accepts(isNotRawDisk, scored(aCandidate({ title, container })), aContext()),
  'decision-restrictions': (title, { required, ignored }) =>
    accepts(wordsMatch, scored(aCandidate({ title })), aContext({ profile: { must_contain: required, must_not_contain: ignored } })),
  'decision-seeders': (_, { protocol, seeders, minimumSeeders }) =>
    accepts(hasEnoughSeeders, scored(aCandidate({ protocol, seeders, indexer: { min_seeders: minimumSeeders } })), aContext()),
  'decision-quality-allowed': (quality, { allowed }) =>
    accepts(qualityIsAllowed, scored(aCandidate({ parsed: { quality } })), aContext({ profile: { items: ladder(allowed) } })),
  'decision-upgradable': upgradable,
  'decision-upgrade-disk': upgrade(upgradesFile),
  'decision-upgrade-allowed': upgrade(upgradesAreAllowed),
  'decision-language': language,
  'decision-repack': repack,
  'decision-proper': proper,
  'decision-delay': delay,
  'decision-priority': priority,
  'revision-compare': (_, { left, right }) => ({ sign: compareRevisions(left, right) }),
  availability,
  'cf-language': formatLanguage,
  'movie-match': movieMatch,
  blocklist,
}
