import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Download, SearchX } from 'lucide-react'
import { releasesQuery } from '../../data/api/queries'
import type { Movie, Release } from '../../data/api/types'
import { useLatestEvent } from '../../data/live/use-latest-event'
import { codecWord } from '../../i18n/codecs'
import { capital, languageName, listOf, size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Badge } from '../../kit/badge'
import { Empty } from '../../kit/empty'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { useWide } from '../../kit/use-wide'
import { When } from '../../kit/when'
import { type CurrentFile, GrabButton } from './grab-button'
import { LastSearch } from './last-search'
import { OwnTorrent } from './own-torrent'
import { PlaysHere } from './plays-here'
import { whyNot } from './reasons'
import { isGood, unknownWords } from './releases'
import { ReleasesTable } from './releases-table'

/** All releases of the movie: suitable ones best first, rejected ones with their reasons. */
export const ReleasesTab = ({ movie }: { movie: Movie }) => {
  const releases = useQuery(releasesQuery(movie.id))
  const isWide = useWide()
  if (releases.error && !releases.data) return <ProblemCard error={releases.error} onRetry={releases.refetch} />
  if (!releases.data) return <SkeletonRows rows={4} />
  const all = releases.data.results
  const held = movie.files?.at(-1)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SearchNews movie={movie} />
        <OwnTorrent movie={movie} />
      </div>
      {all.length === 0 && <NoReleases movie={movie} />}
      {isWide && all.length > 0 && <ReleasesTable releases={all} held={held} />}
      {!isWide && <Lists releases={all} held={held} />}
    </div>
  )
}

/** On a phone: suitable releases best first, the others below. */
const Lists = ({ releases, held }: { releases: readonly Release[]; held: CurrentFile }) => {
  const good = releases.filter((release) => isGood(release))
  const others = releases.filter((release) => !isGood(release))
  const later = others.filter(({ verdict }) => verdict === 'temporarily_rejected')
  const bad = others.filter(({ verdict }) => verdict === 'rejected')
  return (
    <>
      {good.length > 0 && <List releases={good} held={held} best />}
      {later.length > 0 && <List releases={later} held={held} />}
      {bad.length > 0 && (
        <details open={good.length === 0 && later.length === 0} className="group">
          <summary className="flex min-h-11 list-none items-center gap-2 text-soft">
            <ChevronDown aria-hidden className="size-4 transition-transform group-not-open:-rotate-90" />
            {t('release.not_suitable', { count: bad.length })}
          </summary>
          <List releases={bad} held={held} />
        </details>
      )}
    </>
  )
}

const NoReleases = ({ movie: { last_search } }: { movie: Movie }) => (
  <Empty icon={SearchX} title={t('release.none')} text={t(last_search ? 'release.none_found' : 'release.none_yet')} />
)

const SearchNews = ({ movie }: { movie: Movie }) => {
  const event = useLatestEvent('search_started', 'search_progress', 'search_completed')
  if (event?.type === 'search_progress' && event.movie_id === movie.id)
    return (
      <p role="status" className="text-muted text-sm">
        {t('release.answered', { answered: event.answered, count: event.asked })}
      </p>
    )
  if (event?.type === 'search_started' && event.movie_id === movie.id)
    return (
      <p role="status" className="text-muted text-sm">
        {t('release.searching')}
      </p>
    )
  return movie.last_search && <LastSearch {...movie.last_search} />
}

const List = ({ releases, held, best = false }: { releases: readonly Release[]; held: CurrentFile; best?: boolean }) => (
  <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
    {releases.map((release, at) => (
      <ReleaseRow key={release.id} release={release} held={held} best={best && at === 0 && release.verdict === 'accepted'} />
    ))}
  </ul>
)

const ReleaseRow = ({ release, held, best }: { release: Release; held: CurrentFile; best: boolean }) => {
  const accepted = release.verdict === 'accepted'
  const codec = release.parsed.video_codec
  const extras = [codec && codecWord(codec), ...release.parsed.hdr, release.parsed.edition, ...release.custom_formats].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong className="font-medium">{release.quality}</strong>
          {extras.length > 0 && <span className="text-muted">{extras.join(', ')}</span>}
          {best && <Badge tone="accent">{t('release.best')}</Badge>}
          {release.grabbed_at && (
            <Badge tone="accent" icon={Download}>
              {t('release.grabbed')}
            </Badge>
          )}
          <PlaysHere movieId={release.movie_id} releaseId={release.id} />
        </p>
        <p className="mt-0.5 break-all font-mono text-muted text-xs">{release.title}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-soft text-sm">{numbersOf(release)}</p>
        {!isGood(release) && <Reasons release={release} />}
        {accepted && <WhyGood release={release} />}
      </div>
      <GrabButton release={release} held={held} isFirst={best} />
    </li>
  )
}

const numbersOf = (release: Release) => [
  <span key="size">{release.size_bytes === null ? t('release.unknown_size') : size(release.size_bytes)}</span>,
  release.seeders !== null && <span key="seeds">{t('release.seeders', { count: release.seeders })}</span>,
  release.indexer && <span key="from">{release.indexer.name}</span>,
  release.published_at && (
    <span key="age">
      <When at={release.published_at} />
    </span>
  ),
  release.languages.length > 0 && <span key="languages">{capital(release.languages.map(languageName).join(', '))}</span>,
]

const Reasons = ({ release }: { release: Release }) => (
  <ul className="mt-1.5 grid gap-0.5 text-sm text-warn">
    {release.reasons.map((reason) => (
      <li key={reason.code}>{whyNot(reason)}</li>
    ))}
  </ul>
)

/** Custom formats that match, and words that make Marquee prefer another release. Scores are shown where they are configured. */
const WhyGood = ({ release }: { release: Release }) => {
  const parts = release.score_parts.filter(({ name, score }) => name === 'custom_format' && score !== 0)
  const named = (isLiked: boolean) => parts.filter(({ score }) => score > 0 === isLiked).map(({ text }) => text)
  const [liked, disliked] = [named(true), named(false)]
  const words = unknownWords(release)
  if (parts.length === 0 && words === undefined) return null
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-muted text-xs">
      {liked.length > 0 && <span>{t('release.liked', { names: listOf(liked) })}</span>}
      {disliked.length > 0 && <span>{t('release.disliked', { names: listOf(disliked) })}</span>}
      {words !== undefined && <span>{t('release.doubt', { words })}</span>}
    </p>
  )
}
