import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { capital, count, languageName } from '../../i18n/format'
import { told } from '../../i18n/told'
import { language as spokenLanguage, t } from '../../i18n/translate'
import { announce } from '../../kit/announce'
import { buttonStyle } from '../../kit/button'
import { Select } from '../../kit/field'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { useSettled } from '../../kit/use-settled'
import { searchChoices } from '../subtitles/choices'
import { downloadSubtitle, type SubtitleOffer, searchSubtitles, subtitleStatusQuery, subtitlesQuery } from '../subtitles/queries'
import { Quota } from '../subtitles/quota'
import { besideId } from './beside'
import { Option } from './panel'
import type { SubtitleState } from './subtitles'

type Props = { movieId: number; subtitles: SubtitleState; onDone: () => void }

/** Searches the subtitle provider during playback. A chosen result is downloaded and shown at once. */
export const SubtitleFinder = ({ movieId, subtitles, onDone }: Props) => {
  const status = useQuery(subtitleStatusQuery)
  const first = useRef<HTMLDivElement>(null)
  // The pressed button is gone: keyboard users go on here.
  useEffect(() => first.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={first} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Option icon={ArrowLeft} onChoose={onDone}>
        {t('player.back_to_list')}
      </Option>
      {status.error && !status.data && <ProblemCard error={status.error} onRetry={status.refetch} />}
      {status.data && !status.data.configured && <NotSetUp />}
      {status.data?.configured && (
        <Search
          movieId={movieId}
          subtitles={subtitles}
          wanted={status.data.languages.map(({ language }) => language)}
          quota={<Quota status={status.data} />}
          onDone={onDone}
        />
      )}
    </div>
  )
}

const NotSetUp = () => (
  <div className="grid justify-items-start gap-2 px-3 pb-2 text-sm">
    <p className="font-medium">{t('subtitles.not_set_up')}</p>
    <p className="text-soft">{t('subtitles.not_set_up_text')}</p>
    <Link to="/settings/$section" params={{ section: 'subtitles' }} className={buttonStyle()}>
      {t('subtitles.set_up')}
    </Link>
  </div>
)

type SearchProps = Props & { wanted: readonly string[]; quota: ReactNode }

const Search = ({ movieId, subtitles, wanted, quota, onDone }: SearchProps) => {
  const [chosen, setChosen] = useState<string>(wanted.length > 0 ? '' : spokenLanguage())
  // In a closed select each arrow key chooses: only the last choice is searched.
  const asked = useSettled(chosen)
  const found = useQuery({
    queryKey: ['movies', movieId, 'subtitle-offers', asked],
    queryFn: () => searchSubtitles(movieId, asked === '' ? [] : [asked]),
    staleTime: 300_000,
    retry: false,
  })
  const offers = found.data?.results
  return (
    <>
      <Select
        aria-label={t('subtitles.language')}
        className="w-full"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={searchChoices(wanted)}
      />
      <div className="flex flex-wrap justify-between gap-x-3 px-3">
        <p role="status" className="text-sm text-soft">
          {offers ? t('subtitles.found', { count: offers.length }) : found.isFetching && t('player.finding_subtitles')}
        </p>
        {quota}
      </div>
      {found.error && !offers && <ProblemCard error={found.error} onRetry={found.refetch} />}
      {found.isPending && <SkeletonRows rows={3} className="h-16" />}
      {offers && <Offers movieId={movieId} offers={offers} subtitles={subtitles} onDone={onDone} />}
    </>
  )
}

const Offers = ({ movieId, offers, subtitles, onDone }: Props & { offers: readonly SubtitleOffer[] }) => {
  const queries = useQueryClient()
  const here = useQuery(subtitlesQuery(movieId)).data?.results ?? []
  const take = useMutation({
    mutationFn: async ({ provider_id }: SubtitleOffer) => {
      const subtitle = await downloadSubtitle(movieId, provider_id)
      const { results } = await queries.fetchQuery({ ...subtitlesQuery(movieId), staleTime: 0 })
      return { subtitle, there: results.map(({ id }) => id) }
    },
    onSuccess: (taken, { language }) => {
      subtitles.add(taken)
      announce(t('subtitles.downloaded', { language: languageName(language) }))
      onDone()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: subtitleStatusQuery.queryKey }),
  })
  const trackOf = ({ provider_id }: SubtitleOffer) => {
    const own = here.find((subtitle) => subtitle.provider_id === provider_id)
    return own && subtitles.tracks.find((track) => besideId(track) === own.id)
  }
  return (
    <>
      {take.error && <ProblemCard error={take.error} />}
      <ul className="grid gap-1">
        {offers.map((offer, at) => {
          const track = trackOf(offer)
          return (
            <li key={offer.provider_id}>
              <Offer
                offer={offer}
                isBest={at === 0}
                isHere={track !== undefined}
                isBusy={take.isPending && take.variables === offer}
                isDisabled={take.isPending}
                onTake={() => {
                  if (!track) return take.mutate(offer)
                  subtitles.choose(track)
                  onDone()
                }}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

type OfferProps = { offer: SubtitleOffer; isBest: boolean; isHere: boolean; isBusy: boolean; isDisabled: boolean; onTake: () => void }

const Offer = ({ offer, isBest, isHere, isBusy, isDisabled, onTake }: OfferProps) => {
  const kinds = [
    isBest && t('subtitles.best'),
    offer.forced && t('player.forced'),
    offer.hearing_impaired && t('player.hearing_impaired'),
    isHere && t('subtitles.added'),
  ].filter((kind) => kind !== false)
  return (
    <button
      type="button"
      disabled={isDisabled && !isBusy}
      aria-busy={isBusy || undefined}
      onClick={() => !isBusy && onTake()}
      className={`grid w-full gap-0.5 rounded-ctl px-3 py-2 text-start text-sm enabled:hover:bg-hover disabled:opacity-55 ${isBusy ? 'animate-pulse' : ''}`}
    >
      <span className="flex items-center gap-2">
        {isHere && <Check aria-hidden className="size-4 shrink-0 text-ok" />}
        <span className="font-medium">{capital(languageName(offer.language))}</span>
        <span className="truncate text-accent">{kinds.join(' · ')}</span>
        <span className="ms-auto shrink-0 text-muted tabular-nums">
          {t('release.by_score')} {count(offer.score)}
        </span>
      </span>
      <span className="break-all font-mono text-muted text-xs">{offer.release_name || t('subtitles.no_release')}</span>
      <span className="text-soft text-xs">{offer.reasons.map((reason) => told(reason)).join(' · ')}</span>
    </button>
  )
}
