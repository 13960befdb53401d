import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { personQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Carousel } from '../../kit/carousel'
import { useTitle } from '../../kit/page'
import { Portrait } from '../../kit/portrait'
import { ProblemCard } from '../../kit/problem-card'
import { Skeleton, SkeletonRows } from '../../kit/skeleton'
import { Lost } from '../../shell/fallbacks'
import { MatchCard } from '../discover/match-card'
import { FollowButton } from '../follow/button'
import { jobWord } from '../movie/people'
import { Filmography } from './filmography'
import { Life } from './life'
import { worksOf } from './roles'

const route = getRouteApi('/people/$person')
const head = 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-5 pt-6 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-8'
/** As many as fit in a row. */
const BEST = 7
/** With fewer movies, the best-known ones are easily found among all. */
const MANY = 12

/** A person and all of their movies, in the library or not. */
export const PersonPage = () => {
  const { person: id } = route.useParams()
  const isAddress = Number.isInteger(id) && id > 0
  const person = useQuery({ ...personQuery(id), enabled: isAddress })
  const search = route.useSearch()
  const navigate = route.useNavigate()
  useTitle(person.data?.name ?? t('cast.person'))
  if (!isAddress) return <Lost />
  if (!person.data)
    return (
      <div className="gutter max-w-[104rem] pb-16">
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
  const { name, portrait_url, known_for, movies } = person.data
  const best = worksOf(movies, known_for)[0]?.credits.slice(0, BEST) ?? []
  return (
    <div className="gutter max-w-[104rem] pb-16">
      <header className={head}>
        <Portrait src={portrait_url} name={name} />
        <div className="grid content-start gap-3 self-center">
          <h1 className="font-bold text-2xl lg:text-4xl">{name}</h1>
          {known_for && <p className="text-soft">{jobWord(known_for)}</p>}
          <Life person={person.data} />
          <div>
            <FollowButton subject={{ kind: 'person', metadata_id: id }} name={name} />
          </div>
          {person.data.biography && <Biography text={person.data.biography} isWide />}
        </div>
        {person.data.biography && <Biography text={person.data.biography} />}
      </header>
      {movies.length > MANY && (
        <div className="mt-10">
          <Carousel title={t('cast.known_for')}>
            {best.map((movie) => (
              <MatchCard key={movie.metadata_id} match={movie} />
            ))}
          </Carousel>
        </div>
      )}
      <Filmography
        credits={movies}
        knownFor={known_for}
        search={search}
        change={(next) => void navigate({ search: next, replace: true })}
      />
    </div>
  )
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
