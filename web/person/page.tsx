import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { personQuery } from '../api/queries'
import type { MetadataMatch } from '../api/types'
import { MatchCard } from '../discover/match-card'
import { day } from '../i18n/format'
import { t } from '../i18n/translate'
import { jobWord } from '../movie/people'
import { Lost } from '../shell/fallbacks'
import { Button } from '../ui/button'
import { part } from '../ui/later'
import { useTitle } from '../ui/page'
import { Portrait } from '../ui/portrait'
import { ProblemCard } from '../ui/problem-card'
import { Skeleton, SkeletonRows } from '../ui/skeleton'

const DetailsDialog = part(() => import('../discover/details-dialog'), 'DetailsDialog')
const route = getRouteApi('/people/$person')
const head = 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-5 pt-6 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-8'
const grid = 'grid grid-cols-3 gap-x-2.5 gap-y-5 md:grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] md:gap-x-4'

/** A person and all of their movies, in the library or not. */
export const PersonPage = () => {
  const { person: id } = route.useParams()
  const isAddress = Number.isInteger(id) && id > 0
  const person = useQuery({ ...personQuery(id), enabled: isAddress })
  const [about, setAbout] = useState<MetadataMatch>()
  useTitle(person.data?.name ?? t('cast.person'))
  if (!isAddress) return <Lost />
  if (!person.data)
    return (
      <div className="gutter max-w-[96.5rem] pb-16">
        {person.error ? (
          <div className="grid gap-4 pt-6">
            <h1 className="font-bold text-2xl">{t('cast.person')}</h1>
            <ProblemCard error={person.error} onRetry={person.refetch} />
          </div>
        ) : (
          <Waiting />
        )}
      </div>
    )
  const { name, portrait_url, movies } = person.data
  const here = movies.filter(({ movie_id }) => movie_id !== null).length
  return (
    <div className="gutter max-w-[96.5rem] pb-16">
      <header className={head}>
        <Portrait src={portrait_url} name={name} />
        <div className="grid content-start gap-3 self-center">
          <h1 className="font-bold text-2xl lg:text-4xl">{name}</h1>
          <Life person={person.data} />
          {person.data.biography && <Biography text={person.data.biography} isWide />}
        </div>
        {person.data.biography && <Biography text={person.data.biography} />}
      </header>
      <section className="mt-10">
        <h2 className="mb-4 font-bold text-lg">
          {t('cast.movies', { count: movies.length })}
          <span className="ms-3 font-normal text-muted text-sm">{t('cast.here', { count: here })}</span>
        </h2>
        <ul className={grid}>
          {movies.map((movie) => (
            <MatchCard
              key={movie.metadata_id}
              match={movie}
              onDetails={setAbout}
              note={[movie.year, movie.role && jobWord(movie.role)].filter(Boolean).join('\u2002')}
            />
          ))}
        </ul>
      </section>
      <Suspense fallback={null}>
        {about && <DetailsDialog key={about.metadata_id} match={about} onClose={() => setAbout(undefined)} />}
      </Suspense>
    </div>
  )
}

type Living = { birthday: string | null; deathday: string | null; place_of_birth: string | null; known_for: string | null }
const Life = ({ person: { birthday, deathday, place_of_birth, known_for } }: { person: Living }) => {
  const said = [
    known_for && jobWord(known_for),
    birthday && t('cast.born', { day: day(birthday) }),
    place_of_birth,
    deathday && t('cast.died', { day: day(deathday) }),
  ].filter(Boolean)
  return said.length > 0 && <p className="text-soft">{said.join(', ')}</p>
}

const LONG = 320

const Biography = ({ text, isWide = false }: { text: string; isWide?: boolean }) => {
  const [isWhole, setWhole] = useState(text.length <= LONG)
  return (
    <div className={isWide ? 'max-w-[68ch] max-md:hidden' : 'col-span-2 md:hidden'}>
      <p className={isWhole ? 'whitespace-pre-line text-soft' : 'line-clamp-3 text-soft'}>{text}</p>
      {!isWhole && (
        <Button small kind="quiet" className="-mx-3" onClick={() => setWhole(true)}>
          {t('cast.read_on')}
        </Button>
      )}
    </div>
  )
}

const Waiting = () => (
  <>
    <div aria-hidden className={head}>
      <Skeleton className="aspect-4/5 rounded-card!" />
      <div className="grid content-center gap-3">
        <Skeleton className="h-10 w-64" />
        <SkeletonRows rows={3} className="h-5" />
      </div>
    </div>
    <h1 className="visually-hidden">{t('cast.person')}</h1>
  </>
)
