import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Download, Search, SearchX } from 'lucide-react'
import { useState } from 'react'
import { sayProblem } from '../../data/api/actions'
import type { Movie } from '../../data/api/types'
import { capital, day, languageName } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Empty } from '../../kit/empty'
import { Select } from '../../kit/field'
import { ProblemCard } from '../../kit/problem-card'
import { toast } from '../../kit/toast'
import { searchChoices } from '../subtitles/choices'
import {
  deleteSubtitle,
  downloadSubtitle,
  type Subtitle,
  type SubtitleOffer,
  type SubtitleStatus,
  searchSubtitles,
  subtitleStatusQuery,
} from '../subtitles/queries'
import { Quota } from '../subtitles/quota'

type Props = { movie: Movie; status: SubtitleStatus; here: readonly Subtitle[] }

/** Searches the subtitle provider and shows for each result why it fits or not. */
export const SubtitleSearch = ({ movie, status, here }: Props) => {
  const wanted = status.languages.map(({ language }) => language)
  const [chosen, setChosen] = useState(wanted.length > 0 ? '' : 'en')
  const search = useMutation({ mutationFn: () => searchSubtitles(movie.id, chosen === '' ? [] : [chosen]) })
  const found = search.data?.results
  return (
    <section aria-labelledby="subtitles-find" className="grid gap-3">
      <div>
        <h2 id="subtitles-find" className="font-medium text-lg">
          {t('subtitles.find')}
        </h2>
        <p className="text-muted text-sm">{t('subtitles.find_text')}</p>
      </div>
      <form
        className="flex flex-wrap items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          search.mutate()
        }}
      >
        <Select
          aria-label={t('subtitles.language')}
          className="min-w-0 max-w-full grow basis-72 sm:max-w-sm"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          options={searchChoices(wanted)}
        />
        <Button type="submit" icon={Search} busy={search.isPending}>
          {t('subtitles.search')}
        </Button>
        <Quota status={status} />
      </form>
      {search.error && <ProblemCard error={search.error} />}
      {found && <Results movie={movie} offers={found} here={here} />}
    </section>
  )
}

const Results = ({ movie, offers, here }: { movie: Movie; offers: readonly SubtitleOffer[]; here: readonly Subtitle[] }) => {
  const taken = new Set(here.map(({ provider_id }) => provider_id))
  return (
    <>
      <p role="status" className={offers.length === 0 ? 'sr-only' : 'text-muted text-sm'}>
        {t('subtitles.found', { count: offers.length })}
      </p>
      {offers.length === 0 ? (
        <Empty icon={SearchX} title={t('subtitles.found', { count: 0 })} text={t('subtitles.nothing_text')} />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {offers.map((offer, at) => (
            <Offer key={offer.provider_id} movie={movie} offer={offer} best={at === 0} isTaken={taken.has(offer.provider_id)} />
          ))}
        </ul>
      )}
    </>
  )
}

type OfferProps = { movie: Movie; offer: SubtitleOffer; best: boolean; isTaken: boolean }
const Offer = ({ movie, offer, best, isTaken }: OfferProps) => {
  const queries = useQueryClient()
  const language = languageName(offer.language)
  const get = useMutation({
    mutationFn: () => downloadSubtitle(movie.id, offer.provider_id),
    onError: sayProblem,
    onSuccess: ({ id }) =>
      toast(t('subtitles.downloaded', { language }), {
        tone: 'ok',
        action: { label: t('ui.undo'), run: () => void deleteSubtitle(id).catch(sayProblem) },
      }),
    onSettled: () => void queries.invalidateQueries({ queryKey: subtitleStatusQuery.queryKey }),
  })
  const name = offer.release_name || t('subtitles.no_release')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong className="font-medium">{capital(language)}</strong>
          {best && <Badge tone="accent">{t('subtitles.best')}</Badge>}
          {offer.forced && <Badge>{t('subtitles.forced')}</Badge>}
          {offer.hearing_impaired && <Badge>{t('subtitles.hearing_impaired')}</Badge>}
          {isTaken && (
            <Badge tone="ok" icon={Check}>
              {t('subtitles.added')}
            </Badge>
          )}
        </p>
        <p className="mt-0.5 break-all font-mono text-muted text-xs">{name}</p>
        <p className="mt-1 text-sm text-soft">{offer.reasons.map((reason) => told(reason)).join(' · ')}</p>
        <p className="text-muted text-xs">
          {t('subtitles.downloads', { count: offer.downloads })}
          {offer.uploaded_at && `, ${day(offer.uploaded_at.slice(0, 10))}`}
        </p>
      </div>
      <Button
        changes
        icon={Download}
        kind={best && !isTaken ? 'primary' : 'secondary'}
        busy={get.isPending}
        aria-label={t('subtitles.download_one', { name: `${language}, ${name}` })}
        onClick={() => get.mutate()}
        className="ms-auto"
      >
        {t('subtitles.download')}
      </Button>
    </li>
  )
}
