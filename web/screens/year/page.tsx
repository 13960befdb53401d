import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Clapperboard, ImageDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { sayProblem } from '../../data/api/actions'
import type { YearInReview, YearMovie } from '../../data/api/types'
import { count, day, duration, monthName, rating, titleAndYear } from '../../i18n/format'
import { genreWord } from '../../i18n/genre'
import { t } from '../../i18n/translate'
import { Button, buttonStyle, IconButton } from '../../kit/button'
import { Carousel } from '../../kit/carousel'
import { Empty } from '../../kit/empty'
import { Page } from '../../kit/page'
import { Portrait } from '../../kit/portrait'
import { Poster } from '../../kit/poster'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { Lost } from '../../shell/fallbacks'
import { Bars, Columns } from '../storage/bars'
import { saveFile } from '../system/save-file'
import { drawYear } from './picture'
import { yearQuery, yearsQuery } from './queries'

const route = getRouteApi('/year/$year')
const POSTER_WIDTH = 148

/** What was watched in a year, with a picture of it to save. */
export const YearPage = () => {
  const { year } = route.useParams()
  const isYear = Number.isInteger(year) && year >= 1900 && year < 2200
  const review = useQuery({ ...yearQuery(year), enabled: isYear })
  if (!isYear) return <Lost />
  return (
    <Page title={t('year.title', { year: String(year) })} heading="large" actions={<Controls year={year} review={review.data} />}>
      {review.data ? (
        <Review review={review.data} />
      ) : review.error ? (
        <ProblemCard error={review.error} onRetry={review.refetch} />
      ) : (
        <SkeletonRows rows={6} className="h-10" />
      )}
    </Page>
  )
}

const Controls = ({ year, review }: { year: number; review: YearInReview | undefined }) => {
  const navigate = useNavigate()
  const years = (useQuery(yearsQuery).data ?? []).map((one) => one.year)
  const before = years.find((one) => one < year)
  const after = years.findLast((one) => one > year)
  const go = (to: number | undefined) => to !== undefined && void navigate({ to: '/year/$year', params: { year: to } })
  const save = useMutation({
    mutationFn: drawYear,
    onError: sayProblem,
    onSuccess: (blob) => saveFile(blob, `marquee-${String(year)}.png`),
  })
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        label={t('year.before')}
        disabled={before === undefined}
        onClick={() => go(before)}
        className="rtl:rotate-180"
      />
      <IconButton
        icon={ChevronRight}
        label={t('year.after')}
        disabled={after === undefined}
        onClick={() => go(after)}
        className="rtl:rotate-180"
      />
      {review && review.viewings > 0 && (
        <Button kind="primary" icon={ImageDown} busy={save.isPending} onClick={() => save.mutate(review)}>
          {t('year.save')}
        </Button>
      )}
    </>
  )
}

const Review = ({ review }: { review: YearInReview }) => {
  if (review.viewings === 0)
    return (
      <Empty icon={Clapperboard} title={t('year.none', { year: String(review.year) })} text={t('year.none_text')}>
        <Link to="/library" className={buttonStyle()}>
          {t('nav.library')}
        </Link>
      </Empty>
    )
  const { genres, decades, directors, actors, best_rated } = review
  const movies = (of: number) => t('year.movies', { count: of })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <p className="text-balance text-lg text-soft">
        <span className="block font-bold text-4xl text-fg">{movies(review.movies)}</span>
        {t('year.time', { time: duration(review.minutes * 60, 'long') })}
      </p>
      <Movies title={t('year.watched')} movies={review.posters} />
      <div className="grid gap-10 md:grid-cols-2">
        <Columns
          title={t('year.months')}
          values={review.by_month.map((value, at) => monthColumn(review.year, at, value))}
          lead={review.by_month.indexOf(Math.max(...review.by_month))}
        />
        <Evening review={review} />
        <Bars
          title={t('year.genres')}
          values={genres.map(({ name, movies: value }) => ({ name: genreWord(name), value, says: count(value) }))}
        />
        <Bars
          title={t('year.decades')}
          values={decades.map(({ decade, movies: value }) => ({
            name: t('year.decade', { decade: String(decade) }),
            value,
            says: count(value),
          }))}
        />
      </div>
      <People title={t('year.directors')} people={directors} />
      <People title={t('year.actors')} people={actors} />
      <Movies title={t('year.best')} movies={best_rated} note={({ user_rating }) => user_rating !== null && rating(user_rating)} />
      <Facts review={review} />
    </div>
  )
}

const monthColumn = (year: number, at: number, value: number) => ({
  name: monthName(`${String(year)}-${String(at + 1).padStart(2, '0')}-01`),
  value,
  says: t('year.viewings', { count: value }),
})

type MoviesProps = { title: string; movies: readonly YearMovie[]; note?: (movie: YearMovie) => ReactNode }

const Movies = ({ title, movies, note }: MoviesProps) =>
  movies.length > 0 && (
    <Carousel title={title}>
      {movies.map((movie) => (
        <li key={movie.movie_id}>
          <Link to="/movies/$id" params={{ id: movie.movie_id }} className="block rounded-card">
            <Poster src={movie.poster_url} color={movie.poster_color} title={movie.title} width={POSTER_WIDTH} />
            <span className="mt-1.5 block truncate text-sm">{movie.title}</span>
            {note && <span className="block text-muted text-sm tabular-nums">{note(movie)}</span>}
          </Link>
        </li>
      ))}
    </Carousel>
  )

const People = ({ title, people }: { title: string; people: YearInReview['directors'] }) =>
  people.length > 0 && (
    <Carousel title={title} shape="portrait">
      {people.map(({ person_id, name, portrait_url, movies }) => (
        <li key={person_id}>
          <Link to="/people/$person" params={{ person: person_id }} className="block rounded-card">
            <Portrait src={portrait_url} name={name} />
            <span className="mt-1.5 block truncate text-sm">{name}</span>
            <span className="block text-muted text-sm">{t('year.movies', { count: movies })}</span>
          </Link>
        </li>
      ))}
    </Carousel>
  )

const Evening = ({ review: { longest_evening: evening } }: { review: YearInReview }) =>
  evening && (
    <section aria-labelledby="evening">
      <h2 id="evening" className="mb-3 font-bold text-lg">
        {t('year.evening')}
      </h2>
      <p className="mb-3 text-soft">{t('year.evening_text', { day: day(evening.day), time: duration(evening.minutes * 60, 'long') })}</p>
      <ol className="grid gap-1">
        {evening.movies.map((movie, at) => (
          <li key={`${String(movie.movie_id)}-${String(at)}`}>
            <MovieLink movie={movie} />
          </li>
        ))}
      </ol>
    </section>
  )

const MovieLink = ({ movie }: { movie: YearMovie }) => (
  <Link to="/movies/$id" params={{ id: movie.movie_id }} className="inline-flex min-h-6 items-center hover:underline">
    {titleAndYear(movie)}
  </Link>
)

const Facts = ({ review: { first, last, longest, oldest } }: { review: YearInReview }) => {
  const facts = [
    { name: t('year.first'), movie: first?.movie, note: first && day(first.day) },
    { name: t('year.last'), movie: last?.movie, note: last && day(last.day) },
    { name: t('year.longest'), movie: longest, note: longest?.runtime_minutes && duration(longest.runtime_minutes * 60) },
    { name: t('year.oldest'), movie: oldest, note: null },
  ]
  return (
    <dl className="grid gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-4">
      {facts.map(
        ({ name, movie, note }) =>
          movie && (
            <div key={name}>
              <dt className="text-muted text-sm">{name}</dt>
              <dd>
                <MovieLink movie={movie} />
                {note && <span className="block text-muted text-sm">{note}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
