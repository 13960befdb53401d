import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Captions, CaptionsOff, Check, Clock, Trash2, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { sayProblem } from '../../data/api/actions'
import type { Movie } from '../../data/api/types'
import { languageName, languageTitle, listOf } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Badge } from '../../kit/badge'
import { buttonStyle, IconButton } from '../../kit/button'
import { Empty } from '../../kit/empty'
import { part } from '../../kit/later'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { toast } from '../../kit/toast'
import { renewTexts } from '../../shell/offline/taken'
import { deleteSubtitle, restoreSubtitle, type Subtitle, subtitleStatusQuery, subtitlesQuery } from '../subtitles/queries'
import { SubtitleSearch } from './subtitle-search'

const TimingDialog = part(() => import('../subtitles/timing'), 'TimingDialog')

/** The movie's subtitles: present ones, missing ones, and a search for more. */
export const SubtitlesTab = ({ movie }: { movie: Movie }) => {
  const subtitles = useQuery(subtitlesQuery(movie.id))
  const status = useQuery(subtitleStatusQuery)
  const failed = subtitles.data ? status : subtitles
  if (movie.file_ids.length === 0) return <Empty icon={CaptionsOff} title={t('subtitles.no_file')} text={t('subtitles.no_file_text')} />
  if (failed.error && !failed.data) return <ProblemCard error={failed.error} onRetry={failed.refetch} />
  if (!subtitles.data || !status.data) return <SkeletonRows rows={3} />
  const here = subtitles.data.results
  const full = new Set(here.filter(({ forced }) => !forced).map(({ language }) => language))
  const wanted = status.data.languages.map(({ language }) => language)
  return (
    <div className="grid gap-8">
      <section aria-labelledby="subtitles-here" className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="subtitles-here" className="font-medium text-lg">
            {t('subtitles.here')}
          </h2>
          <Missing languages={wanted.filter((code) => !full.has(code))} />
        </div>
        {here.length === 0 ? (
          <p className="text-muted">{t('subtitles.none')}</p>
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {here.map((subtitle) => (
              <Row key={subtitle.id} subtitle={subtitle} />
            ))}
          </ul>
        )}
      </section>
      {status.data.configured ? <SubtitleSearch movie={movie} status={status.data} here={here} /> : <NotSetUp />}
    </div>
  )
}

const Missing = ({ languages }: { languages: readonly string[] }) =>
  languages.length > 0 ? (
    <Badge tone="warn" icon={TriangleAlert}>
      {t('subtitles.missing', { languages: listOf(languages.map(languageName)) })}
    </Badge>
  ) : (
    <Badge tone="ok" icon={Check}>
      {t('subtitles.complete')}
    </Badge>
  )

const NotSetUp = () => (
  <section className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-5">
    <h2 className="font-medium text-lg">{t('subtitles.not_set_up')}</h2>
    <p className="text-muted">{t('subtitles.not_set_up_text')}</p>
    <Link to="/settings/$section" params={{ section: 'subtitles' }} className={`${buttonStyle()} mt-2`}>
      {t('subtitles.set_up')}
    </Link>
  </section>
)

const nameOf = ({ language }: Pick<Subtitle, 'language'>) => (language ? languageTitle(language) : t('subtitles.unknown_language'))
const fileOf = (path: string) => path.split(/[\\/]/).at(-1) ?? path

const Row = ({ subtitle }: { subtitle: Subtitle }) => (
  <li className="flex min-h-(--row-height) items-center gap-3 px-4 py-2">
    <Captions aria-hidden className="size-5 shrink-0 text-muted" />
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{nameOf(subtitle)}</span>
        {subtitle.forced && <Badge>{t('subtitles.forced')}</Badge>}
        {subtitle.hearing_impaired && <Badge>{t('subtitles.hearing_impaired')}</Badge>}
        {isTimed(subtitle) && <Badge tone="info">{t('timing.shifted')}</Badge>}
        {subtitle.matched_by && (
          <Badge tone={subtitle.matched_by === 'hash' ? 'ok' : 'info'}>{t(`subtitles.matched_${subtitle.matched_by}`)}</Badge>
        )}
      </p>
      <p className="text-muted text-sm">
        {t(`subtitles.${subtitle.source}`)}, {subtitle.format.toUpperCase()}
        {subtitle.source !== 'embedded' && <span className="break-all font-mono text-xs">, {fileOf(subtitle.path)}</span>}
      </p>
    </div>
    {subtitle.timing && <TimingButton subtitle={subtitle} />}
    {subtitle.source !== 'embedded' && (
      <IconButton
        changes
        icon={Trash2}
        label={t('subtitles.delete', { name: fileOf(subtitle.path) })}
        onClick={() => void remove(subtitle)}
      />
    )}
  </li>
)

const isTimed = ({ timing }: Subtitle): boolean => timing !== null && (timing.shift_seconds !== 0 || timing.frame_rates !== null)

const TimingButton = ({ subtitle }: { subtitle: Subtitle }) => {
  const [isOpen, setOpen] = useState(false)
  const name = subtitle.source === 'embedded' ? nameOf(subtitle) : fileOf(subtitle.path)
  return (
    <>
      <IconButton icon={Clock} label={t('timing.open', { name })} onClick={() => setOpen(true)} />
      <Suspense fallback={null}>
        {isOpen && <TimingDialog subtitle={subtitle} onChanged={() => renewTexts(subtitle.file_id)} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

const remove = (subtitle: Subtitle) =>
  deleteSubtitle(subtitle.id)
    .then(() => toast(t('subtitles.deleted'), { tone: 'ok', action: { label: t('ui.undo'), run: () => void bringBack(subtitle) } }))
    .catch(sayProblem)

const bringBack = ({ path }: Subtitle) =>
  restoreSubtitle(path)
    .then(() => toast(t('subtitles.restored'), { tone: 'ok' }))
    .catch(sayProblem)
