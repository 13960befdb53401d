import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { languageName, listOf } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button, buttonStyle } from '../../kit/button'
import { Empty } from '../../kit/empty'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { Thumb } from '../../kit/thumb'
import { missingSubtitlesQuery, subtitleStatusQuery } from '../subtitles/queries'

/** Movies whose file lacks subtitles in a wanted language. */
export const MissingSubtitles = () => {
  const status = useQuery(subtitleStatusQuery)
  const lacking = useInfiniteQuery(missingSubtitlesQuery())
  if (lacking.error && !lacking.data) return <ProblemCard error={lacking.error} onRetry={lacking.refetch} />
  if (!lacking.data) return <SkeletonRows rows={6} />
  const gaps = lacking.data.pages.flatMap((page) => page.results)
  if (gaps.length === 0) return <Empty icon={CircleCheck} title={t('wanted.no_subtitles')} text={t('wanted.no_subtitles_text')} />
  const counts = (status.data?.languages ?? []).filter(({ movies }) => movies > 0)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-soft">
          {counts.map(({ language, movies }) => t('wanted.lack', { count: movies, language: languageName(language) })).join(', ')}
        </p>
        {status.data && !status.data.configured && (
          <Link to="/settings/$section" params={{ section: 'subtitles' }} className={`${buttonStyle('secondary', true)} ms-auto`}>
            {t('subtitles.set_up')}
          </Link>
        )}
      </div>
      <ul className="divide-y divide-line">
        {gaps.map(({ movie_id, title, year, languages, movie }) => (
          <li key={movie_id} className="flex min-h-(--row-height) items-center gap-4 py-2.5">
            <Thumb src={movie?.poster_url} color={movie?.poster_color} title={title} width={40} />
            <div className="min-w-0 grow">
              <Link
                to="/movies/$id"
                params={{ id: movie_id }}
                search={{ tab: 'subtitles' }}
                className="block truncate font-medium hover:underline"
              >
                {title} {year && <span className="font-normal text-muted">{year}</span>}
              </Link>
              <p className="text-sm text-warn">{t('wanted.lacks', { languages: listOf(languages.map(languageName)) })}</p>
            </div>
          </li>
        ))}
      </ul>
      {lacking.hasNextPage && (
        <div className="pt-6 text-center">
          <Button busy={lacking.isFetchingNextPage} onClick={() => void lacking.fetchNextPage()}>
            {t('ui.more')}
          </Button>
        </div>
      )}
    </>
  )
}
